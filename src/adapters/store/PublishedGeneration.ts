import type { Database } from './Database.ts';
import { readPublishedGeneration } from './generations.ts';

/** The generation that readers see, asked again only after something was committed, where the engine can tell. */
export class PublishedGeneration {
  readonly #database: Database;
  #known: { readonly mark: number; readonly live: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(): Promise<number> {
    // Taken before the generation is: a commit between the two is then noticed the next time.
    const mark = this.#database.changeMark();
    if (mark !== undefined && mark === this.#known?.mark) return this.#known.live;
    const live = await this.#database.read(readPublishedGeneration);
    this.#known = mark === undefined ? undefined : { mark, live };
    return live;
  }
}
