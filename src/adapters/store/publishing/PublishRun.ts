import { randomUUID } from 'node:crypto';
import { Unavailable } from '#ports/Unavailable.ts';
import type { Database, Tx } from '../Database.ts';

/**
 * One import, which writes the next generation. Its name is in the store: an import that has lost its lock, because the
 * database ended its session, finds the name of the next import there and stops before their rows are mixed.
 */
export class PublishRun {
  readonly #database: Database;
  readonly #name: string;
  /** The generation that readers see during the import. */
  readonly published: number;

  private constructor(database: Database, name: string, published: number) {
    this.#database = database;
    this.#name = name;
    this.published = published;
  }

  static async begin(database: Database): Promise<PublishRun> {
    const name = randomUUID();
    const { live } = await database.write((tx) =>
      tx.updateTable('publication').set({ publisher: name }).returning('live').executeTakeFirstOrThrow(),
    );
    return new PublishRun(database, name, live);
  }

  /** The generation that this import writes. */
  get generation(): number {
    return this.published + 1;
  }

  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#database.write(async (tx) => {
      const { publisher } = await tx.selectFrom('publication').select('publisher').executeTakeFirstOrThrow();
      if (publisher !== this.#name) throw new Unavailable('store', 'another import took over; this one has stopped');
      return work(tx);
    });
  }

  /** Switches readers to the new generation, all of it at once. */
  async publish(): Promise<void> {
    await this.write((tx) =>
      tx.updateTable('publication').set({ live: this.generation, version: this.#name }).execute(),
    );
  }
}
