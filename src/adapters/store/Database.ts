import type { Kysely, Transaction } from 'kysely';
import { Unavailable } from '#ports/Unavailable.ts';
import { retry } from './retry.ts';
import type { StoreEngine } from './StoreEngine.ts';
import type { StoreTables } from './StoreTables.ts';

export type Reader = Kysely<StoreTables>;
export type Tx = Transaction<StoreTables>;

// Kysely's message after its `destroy`, on every engine.
const KYSELY_CLOSED = 'driver has already been destroyed';

/** All access to the store's tables: a statement, a snapshot or a transaction. Outages are thrown as `Unavailable`. */
export class Database {
  readonly #engine: StoreEngine;
  #commitCount: number | undefined | 'unknown' = 'unknown';

  constructor(engine: StoreEngine) {
    this.#engine = engine;
  }

  /** A single statement. */
  read<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return this.withUnavailable(() => work(this.#engine.reader));
  }

  /** See `StoreEngine`. Cached until the next turn of the event loop or write: one page needs it a dozen times. */
  commitCount(): number | undefined {
    if (this.#commitCount === 'unknown') {
      this.#commitCount = this.#engine.commitCount();
      setImmediate(() => (this.#commitCount = 'unknown'));
    }
    return this.#commitCount;
  }

  /** Several statements that see one state of the store. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = () => this.#engine.reader.transaction();
    return this.withUnavailable(() =>
      transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    );
  }

  /** A serializable transaction. `work` may run several times, so it has no other effects. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = () => this.#engine.writer.transaction().setIsolationLevel('serializable').execute(work);
    const written = this.withUnavailable(() => retry(transaction, (error) => this.#engine.isConflict(error)));
    return written.finally(() => (this.#commitCount = 'unknown'));
  }

  /** See `StoreEngine`. Not needed for what is deleted to be gone from every answer. */
  async dropDeleted(): Promise<void> {
    await this.withUnavailable(async () => this.#engine.dropDeleted?.());
  }

  /** Throws `Unavailable` instead of an error that says that the store is down. */
  async withUnavailable<T>(work: () => Promise<T>): Promise<T> {
    const { outageWatch } = this.#engine;
    try {
      return await (outageWatch === undefined ? work() : outageWatch.run(work));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.#engine.isOutage(error) && !this.#engine.isConflict(error) && reason !== KYSELY_CLOSED) throw error;
      throw new Unavailable('store', `the store does not respond: ${reason}`, { cause: error });
    }
  }
}
