import type { Kysely, RawBuilder } from 'kysely';
import type { StoreTables } from './StoreTables.ts';

/** All that differs between the SQL engines of the store. */
export interface StoreEngine {
  /** For reading what is published: never waits for a writer. The same as `writer` where there is one connection. */
  readonly reader: Kysely<StoreTables>;
  readonly writer: Kysely<StoreTables>;
  /** Whether a fault means that the store cannot answer now (gone, busy, full), not that we asked nonsense. */
  isOutage(fault: unknown): boolean;
  /** Whether a transaction met another one and may simply be done again. */
  isConflict(fault: unknown): boolean;
  /**
   * A number that differs from the last one after any commit that the reader can see; no statement is run for it.
   * Undefined where the engine cannot tell that cheaply.
   */
  changeMark(): number | undefined;
  publishLock(): PublishLock;
  /** Told after many rows have changed. */
  afterPublish(): Promise<void>;
  close(): Promise<void>;
}

/** One import at a time, across processes; the operating system or the server releases it when its holder dies. */
export interface PublishLock {
  /** Whether it is ours now. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

/** What migrations have to know of an engine. */
export interface ColumnTypes {
  /** Text that compares by its bytes, the same on every engine. */
  readonly keyText: RawBuilder<unknown>;
}

/** What an engine tells the operator about, beside the faults it throws. */
export type Warn = (message: string, fault?: unknown) => void;
