import type { Database } from './Database.ts';
import { readPublishedGeneration } from './generations.ts';

/** The published generation, cached until the next commit on engines that can detect one. */
export class PublishedGeneration {
  readonly #database: Database;
  #cached: { readonly mark: number; readonly generation: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(): Promise<number> {
    // Read before the generation: a commit between the two is then detected the next time.
    const mark = this.#database.changeMark();
    if (mark !== undefined && mark === this.#cached?.mark) return this.#cached.generation;
    const generation = await this.#database.read(readPublishedGeneration);
    this.#cached = mark === undefined ? undefined : { mark, generation };
    return generation;
  }
}
