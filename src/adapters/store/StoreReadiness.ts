import type { Readiness } from '#ports/Readiness.ts';
import type { Database } from './Database.ts';
import { readPublishedGeneration } from './generations.ts';

export class StoreReadiness implements Readiness {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async check(): Promise<void> {
    await this.#database.read(readPublishedGeneration);
  }
}
