import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
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

let connection: SqliteConnection | undefined;

parentPort?.on('message', (request: ThreadRequest) => {
  void reply(request).then((answer) => parentPort?.postMessage(answer));
});

async function reply({ id, sql, parameters }: ThreadRequest): Promise<ThreadReply> {
  try {
    connection ??= new SqliteConnection(new DatabaseSync(workerData as string, { readOnly: true }));
    const { rows } = await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return { id, isInTransaction: connection.isInTransaction, rows };
  } catch (error) {
    const { message, code, errcode } = error as Error & Partial<ThreadError>;
    return { id, isInTransaction: connection?.isInTransaction ?? false, error: { message, code, errcode } };
  }
}
