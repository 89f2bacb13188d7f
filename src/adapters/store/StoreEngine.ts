import type { Kysely, RawBuilder } from 'kysely';
import type { StoreTables } from './StoreTables.ts';

/** All that differs between the SQL engines of the store. */
export interface StoreEngine {
  /** For public reads: never waits for a writer. The same as `writer` when there is one connection. */
  readonly reader: Kysely<StoreTables>;
  readonly writer: Kysely<StoreTables>;
  /** Whether a fault means that the store is down (gone, busy, full), not that our statement is wrong. */
  isOutage(fault: unknown): boolean;
  /** Whether a transaction conflicted with another one and can be repeated. */
  isConflict(fault: unknown): boolean;
  /**
   * A number that changes with every commit that the reader can see, read without a statement. Undefined when the
   * engine has none.
   */
  changeMark(): number | undefined;
  publishLock(): PublishLock;
  /** Is called after many rows have changed. */
  afterPublish(): Promise<void>;
  close(): Promise<void>;
}

/** One import at a time, across processes; the operating system or the server releases the lock when a process dies. */
export interface PublishLock {
  /** Tries to take the lock; returns whether this process has it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

/** The column types that differ between the engines. */
export interface ColumnTypes {
  /** Text that compares by its bytes, the same on every engine. */
  readonly keyText: RawBuilder<unknown>;
}

/** Reports what the operator should know, besides the faults that are thrown. */
export type Warn = (message: string, fault?: unknown) => void;
