import type { Kysely, RawBuilder } from 'kysely';
import type { OutageWatch } from './OutageWatch.ts';
import type { JobQueue } from './jobs/JobQueue.ts';
import type { SearchEngine } from './search/SearchEngine.ts';
import type { StoreTables } from './StoreTables.ts';

/** All that differs between the SQL engines of the store. */
export interface StoreEngine {
  /** For public reads: never waits for a writer. The same as `writer` when there is one connection. */
  readonly reader: Kysely<StoreTables>;
  readonly writer: Kysely<StoreTables>;
  readonly search: SearchEngine;
  /** Connections of imports, whose statements may take longer than a visitor waits; absent where there are no others. */
  readonly imports?: Pick<StoreEngine, 'reader' | 'writer'>;
  /** For calls that visitors wait for; absent where the store is in this process. */
  readonly outageWatch?: OutageWatch | undefined;
  /** Whether an error means that the store is down (gone, busy, full), not that our statement is wrong. */
  isOutage(error: unknown): boolean;
  /** Whether a transaction conflicted with another one and can be repeated. */
  isConflict(error: unknown): boolean;
  /**
   * A number that changes with every commit that the reader can see; reading it is cheaper than a query. Undefined when the
   * engine has none.
   */
  commitCount(): number | undefined;
  publishLock(): PublishLock;
  /** The queue of jobs, where the engine has one of its own. */
  readonly jobQueue?: JobQueue;
  /** Called after an import, when many rows have changed. */
  afterPublish(): Promise<void>;
  /** Removes the bytes of deleted rows from files, where the engine keeps them beside the database. */
  dropDeleted?(): Promise<void>;
  close(): Promise<void>;
}

/** One import at a time, across processes; the operating system or the server releases the lock when a process dies. */
export interface PublishLock {
  /** Tries to acquire the lock, without waiting. @returns whether this process has it */
  acquire(): Promise<boolean>;
  release(): Promise<void>;
}

/** The column types that differ between the engines. */
export interface ColumnTypes {
  /** Text that compares by its bytes, the same on every engine. */
  readonly keyText: RawBuilder<unknown>;
  readonly bytes: RawBuilder<unknown>;
}

/** What differs between the schemas of the engines. */
export interface EngineSchema extends ColumnTypes {
  createSearchIndex(db: Kysely<unknown>): Promise<void>;
  addSearchSamples(db: Kysely<unknown>): Promise<void>;
}

/** Reports what the operator should know, besides the errors that are thrown. */
export type Warn = (message: string, error?: unknown) => void;
