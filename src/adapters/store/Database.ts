import type { Kysely, Transaction } from 'kysely';
import { Unavailable } from '#ports/Unavailable.ts';
import { retry } from './retry.ts';
import type { StoreEngine } from './StoreEngine.ts';
import type { StoreTables } from './StoreTables.ts';

export type Reader = Kysely<StoreTables>;
export type Tx = Transaction<StoreTables>;

// What Kysely says after its `destroy`, whatever the engine.
const KYSELY_CLOSED = 'driver has already been destroyed';

/** The one way to the store's tables: three kinds of access, and faults in the ports' words. */
export class Database {
  readonly #engine: StoreEngine;
  #mark: number | undefined | 'unknown' = 'unknown';

  constructor(engine: StoreEngine) {
    this.#engine = engine;
  }

  /** A single statement. */
  read<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return this.withFaults(() => work(this.#engine.reader));
  }

  /** See `StoreEngine`. Asked for once in a turn of the event loop, for a page asks a dozen times, unless we write. */
  changeMark(): number | undefined {
    if (this.#mark === 'unknown') {
      this.#mark = this.#engine.changeMark();
      setImmediate(() => (this.#mark = 'unknown'));
    }
    return this.#mark;
  }

  /** Several statements that see one state of the store. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = () => this.#engine.reader.transaction();
    return this.withFaults(() =>
      transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    );
  }

  /** A serializable transaction. `work` may run several times: it does nothing but ask and write here. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = () => this.#engine.writer.transaction().setIsolationLevel('serializable').execute(work);
    const written = this.withFaults(() => retry(transaction, (fault) => this.#engine.isConflict(fault)));
    return written.finally(() => (this.#mark = 'unknown'));
  }

  async withFaults<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      if (!this.#engine.isOutage(fault) && !this.#engine.isConflict(fault) && reason !== KYSELY_CLOSED) throw fault;
      throw new Unavailable('store', `the store does not answer: ${reason}`, { cause: fault });
    }
  }
}
