import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { JOB_NAMES, type Job, type JobName } from '#ports/Jobs.ts';
import type { Tx } from '../Database.ts';
import type { Warn } from '../StoreEngine.ts';
import type { JobQueue } from './JobQueue.ts';

/** pg-boss has its tables in a schema of its own, and migrates them itself. */
const SCHEMA = 'thara_jobs';
/** Options of each queue. Jobs are soon deleted: they have no data, and are scheduled again within the hour. */
const QUEUE = { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: 900, deleteAfterSeconds: 3_600 };
/** Jobs that were sent while one was running are taken together: one more run does the work of all. */
const WORK = { batchSize: 1_000, pollingIntervalSeconds: 1 };
const RESTART_MS = 10_000;
const STOP_MS = 2_000;

/** Jobs in PostgreSQL by pg-boss: each is done by one of the processes, and woken in the transaction of our rows. */
export class BossQueue implements JobQueue {
  readonly #pool: Pool;
  readonly #warn: Warn;
  #boss: Promise<PgBoss> | undefined;
  #isFailing = false;

  /** @param pool of which it uses connections; its caller closes it */
  constructor(pool: Pool, warn: Warn) {
    this.#pool = pool;
    this.#warn = warn;
  }

  // A serializable transaction that began earlier would not see the queue, and be refused for that when it commits.
  async ready(): Promise<void> {
    await this.#opened();
  }

  async wake(tx: Tx, job: JobName): Promise<void> {
    const boss = await this.#opened();
    const { fromKysely } = await import('pg-boss');
    await boss.send(job, null, { db: fromKysely(tx) });
  }

  start(jobs: Readonly<Record<JobName, Job>>): () => Promise<void> {
    const stopping = new AbortController();
    const starting = this.#startUntilItWorks(jobs, stopping.signal);
    return async () => {
      stopping.abort();
      await starting;
      await this.close();
    };
  }

  async close(): Promise<void> {
    const boss = await this.#boss?.catch(() => undefined);
    this.#boss = undefined;
    if (boss === undefined) return;
    const stopped = boss.stop({ graceful: true, timeout: STOP_MS }).catch(() => undefined);
    // A server that does not respond does not keep this process running.
    await Promise.race([stopped, pause(STOP_MS, undefined, { ref: false })]);
  }

  async #startUntilItWorks(jobs: Readonly<Record<JobName, Job>>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#work(await this.#opened(), jobs, signal);
        return;
      } catch (error) {
        this.#fail(error);
        await pause(RESTART_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #work(boss: PgBoss, jobs: Readonly<Record<JobName, Job>>, signal: AbortSignal): Promise<void> {
    for (const name of JOB_NAMES) {
      const job = jobs[name];
      await boss.work(name, WORK, async () => {
        this.#isFailing = false;
        await job.run(signal);
      });
      await boss.schedule(name, cronOf(job));
      await boss.send(name, null); // for the work that has collected while no process was up
    }
  }

  /** Imported when needed: most deployments have no PostgreSQL, and loading it takes a tenth of a second. */
  #opened(): Promise<PgBoss> {
    this.#boss ??= this.#open().catch((error: unknown) => {
      this.#boss = undefined;
      throw error;
    });
    return this.#boss;
  }

  async #open(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: { executeSql: (text, values) => this.#execute(text, values) },
      schema: SCHEMA,
      createSchema: !(await this.#hasSchema()),
    });
    boss.on('error', (error) => this.#fail(error));
    await boss.start();
    for (const name of JOB_NAMES) await boss.createQueue(name, QUEUE);
    return boss;
  }

  // `create schema if not exists` needs the permission to create one even where it exists.
  async #hasSchema(): Promise<boolean> {
    const { rows } = await this.#pool.query('select 1 from pg_namespace where nspname = $1', [SCHEMA]);
    return rows.length > 0;
  }

  async #execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    const result: unknown = await this.#pool.query(text, values);
    // Several statements in one text have several results.
    const results = (Array.isArray(result) ? result : [result]) as readonly { readonly rows: unknown[] }[];
    return { rows: results.flatMap(({ rows }) => rows) };
  }

  /** pg-boss reports an error every second while the database is down. */
  #fail(error: unknown): void {
    if (!this.#isFailing) this.#warn('jobs cannot be run now', error);
    this.#isFailing = true;
  }
}

/** Runs at the same minutes in all processes, so that pg-boss recognises that they mean the same run. */
function cronOf({ everyMinutes }: Job): string {
  return everyMinutes === 60 ? '17 * * * *' : `*/${everyMinutes} * * * *`;
}
