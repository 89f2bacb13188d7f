import { randomUUID } from 'node:crypto';
import { Unavailable } from '#ports/Unavailable.ts';
import type { Database, Tx } from '../Database.ts';

/**
 * One import at work on the next generation. Its name stands in the store: an import whose lock was lost (a session
 * that the database dropped) finds the name of the next one there and stops, before it mixes its rows with theirs.
 */
export class PublishRun {
  readonly #database: Database;
  readonly #name: string;
  /** What readers see while this import works. */
  readonly live: number;

  private constructor(database: Database, name: string, live: number) {
    this.#database = database;
    this.#name = name;
    this.live = live;
  }

  static async begin(database: Database): Promise<PublishRun> {
    const name = randomUUID();
    const { live } = await database.write((tx) =>
      tx.updateTable('publication').set({ publisher: name }).returning('live').executeTakeFirstOrThrow(),
    );
    return new PublishRun(database, name, live);
  }

  /** What this import writes. */
  get generation(): number {
    return this.live + 1;
  }

  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#database.write(async (tx) => {
      const { publisher } = await tx.selectFrom('publication').select('publisher').executeTakeFirstOrThrow();
      if (publisher !== this.#name) throw new Unavailable('store', 'another import took over; this one has stopped');
      return work(tx);
    });
  }

  /** From here on readers see the new generation, all of it. */
  async flip(): Promise<void> {
    await this.write((tx) => tx.updateTable('publication').set({ live: this.generation }).execute());
  }
}
