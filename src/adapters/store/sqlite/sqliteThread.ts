import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import { retry } from '../retry.ts';
import { isBusy } from './sqliteErrors.ts';
import { SqliteConnection } from './SqliteConnection.ts';

// The program of the thread that `ThreadConnection` starts: it runs one statement after the other.

export interface ThreadRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type ThreadReply = { readonly id: number; readonly isInTransaction: boolean } & (
  { readonly rows: readonly unknown[] } | { readonly error: ThreadError }
);

export interface ThreadError {
  readonly message: string;
  readonly code?: unknown;
  readonly errcode?: unknown;
}

/** Of the database in memory. SQLite's 2 MB hold few of the documents that a search reads. */
const CACHE_KILOBYTES = 64_000;

let connection: SqliteConnection | undefined;
let opening: Promise<SqliteConnection> | undefined;

parentPort?.on('message', (request: ThreadRequest) => {
  void reply(request).then((answer) => parentPort?.postMessage(answer));
});

async function reply({ id, sql, parameters }: ThreadRequest): Promise<ThreadReply> {
  try {
    connection ??= await (opening ??= open(workerData as string).finally(() => (opening = undefined)));
    const { rows } = await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return { id, isInTransaction: connection.isInTransaction, rows };
  } catch (error) {
    const { message, code, errcode } = error as Error & Partial<ThreadError>;
    return { id, isInTransaction: connection?.isInTransaction ?? false, error: { message, code, errcode } };
  }
}

async function open(file: string): Promise<SqliteConnection> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // Another process may have locked the file, to repair it after a crash.
    await retry(() => database.exec(`pragma cache_size = -${String(CACHE_KILOBYTES)}`), isBusy);
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteConnection(database);
}
