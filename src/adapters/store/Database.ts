import type { Kysely, Transaction } from 'kysely';
import { Unavailable } from '#ports/Unavailable.ts';
import { retry } from './retry.ts';
import type { StoreEngine } from './StoreEngine.ts';
import type { StoreTables } from './StoreTables.ts';

export type Reader = Kysely<StoreTables>;
export type Tx = Transaction<StoreTables>;

// Kysely's message after its `destroy`, on every engine.
const KYSELY_CLOSED = 'driver has already been destroyed';

/** All access to the store's tables: a statement, a snapshot or a transaction. Faults become `Unavailable`. */
export class Database {
  readonly #engine: StoreEngine;
  #changeMark: number | undefined | 'unknown' = 'unknown';

  constructor(engine: StoreEngine) {
    this.#engine = engine;
  }

  /** A single statement. */
  read<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return this.withFaults(() => work(this.#engine.reader));
  }

  /** See `StoreEngine`. Read once per turn of the event loop, for a page reads it a dozen times, and after writes. */
  changeMark(): number | undefined {
    if (this.#changeMark === 'unknown') {
      this.#changeMark = this.#engine.changeMark();
      setImmediate(() => (this.#changeMark = 'unknown'));
    }
    return this.#changeMark;
  }

  /** Several statements that see one state of the store. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = () => this.#engine.reader.transaction();
    return this.withFaults(() =>
      transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    );
  }

  /** A serializable transaction. `work` may run several times, so it has no other effects. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = () => this.#engine.writer.transaction().setIsolationLevel('serializable').execute(work);
    const written = this.withFaults(() => retry(transaction, (fault) => this.#engine.isConflict(fault)));
    return written.finally(() => (this.#changeMark = 'unknown'));
  }

  async withFaults<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      if (!this.#engine.isOutage(fault) && !this.#engine.isConflict(fault) && reason !== KYSELY_CLOSED) throw fault;
      throw new Unavailable('store', `the store does not respond: ${reason}`, { cause: fault });
    }
  }
}
