import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ThreadError, ThreadReply, ThreadRequest } from './sqliteThread.ts';

interface Waiting {
  readonly resolve: (result: QueryResult<unknown>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Kysely's connection to a database that is read on a thread of its own: `node:sqlite` answers before it returns, so that a
 * statement of 50 ms would keep this thread from everything else. The thread starts with the first statement, and again
 * after it has ended: then whatever waits for it fails as it does when the database is closed, and so does the rest of a
 * transaction, which the next thread knows nothing of.
 */
export class ThreadConnection implements DatabaseConnection {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #transaction: 'none' | 'open' | 'lost' = 'none';
  #lastId = 0;
  #isClosed = false;

  constructor(file: string) {
    this.#file = file;
  }

  get isInTransaction(): boolean {
    return this.#transaction !== 'none';
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isClosed) return Promise.reject(goneError('the database is closed'));
    if (this.#transaction === 'lost') {
      if (sql !== 'rollback' && !sql.startsWith('begin'))
        return Promise.reject(goneError('the thread of the transaction has ended'));
      this.#transaction = 'none';
      if (sql === 'rollback') return Promise.resolve({ rows: [] });
    }
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      if (this.#waiting.size === 1) worker.ref();
      worker.postMessage({ id, sql, parameters } satisfies ThreadRequest);
    });
  }

  // eslint-disable-next-line require-yield, @typescript-eslint/require-await -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the store reads whole results');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    this.#fail(goneError('the database is closed'));
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { workerData: this.#file, execArgv: [] });
    worker.unref();
    worker.on('message', (reply: ThreadReply) => {
      if (this.#worker !== worker) return;
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (this.#waiting.size === 0) worker.unref();
      this.#transaction = reply.isInTransaction ? 'open' : 'none';
      if ('error' in reply) waiting?.reject(errorOf(reply.error));
      else waiting?.resolve({ rows: reply.rows as unknown[] });
    });
    const end = (cause?: unknown) => {
      // An error is followed by the exit, at which the next thread may have started.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#fail(goneError('the thread has ended', cause));
    };
    worker.on('error', end);
    worker.on('exit', () => {
      end();
    });
    return worker;
  }

  #fail(error: Error): void {
    if (this.#transaction === 'open') this.#transaction = 'lost';
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** With the code that `node:sqlite` has for a database that is closed: an outage. */
function goneError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: 'ERR_INVALID_STATE' });
}

/** With the codes by which outages are recognised. */
function errorOf({ message, code, errcode }: ThreadError): Error {
  return Object.assign(new Error(message), { code, errcode });
}

/** Beside this file in the sources; an entry of its own in the bundle, whose shared files are one folder below. */
const PROGRAM =
  ['./sqliteThread.ts', './sqliteThread.js', '../sqliteThread.js']
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
    .find((path) => existsSync(path)) ?? 'sqliteThread.js';
