import type { Clock } from '#ports/Clock.ts';
import { JOB_NAMES, type Job, type JobName, type Jobs, type JobState } from '#ports/Jobs.ts';
import type { Database } from '../Database.ts';
import type { Warn } from '../StoreEngine.ts';
import type { JobQueue } from './JobQueue.ts';
import { newJob } from './newJob.ts';

const MAX_ERROR_LENGTH = 500;

/** Jobs of the store's queue, and a record of how they go. */
export class StoreJobs implements Jobs {
  readonly #database: Database;
  readonly #queue: JobQueue;
  readonly #clock: Clock;
  readonly #warn: Warn;

  constructor(database: Database, queue: JobQueue, clock: Clock, warn: Warn) {
    this.#database = database;
    this.#queue = queue;
    this.#clock = clock;
    this.#warn = warn;
  }

  start(jobs: Readonly<Record<JobName, Job>>): () => Promise<void> {
    const recorded = JOB_NAMES.map((name) => [name, this.#recorded(name, jobs[name])] as const);
    return this.#queue.start(Object.fromEntries(recorded) as Record<JobName, Job>);
  }

  async list(): Promise<readonly JobState[]> {
    const rows = await this.#database.read((db) => db.selectFrom('jobs').selectAll().orderBy('name').execute());
    return rows.map(({ name, succeeded_at: succeededAt, failures: count, failed_at: at, error }) => ({
      name,
      ...(succeededAt !== null && { succeededAt }),
      ...(count > 0 && at !== null && { failure: { count, at, error: error ?? '' } }),
    }));
  }

  async wake(job: JobName): Promise<void> {
    await this.#database.withUnavailable(() => this.#queue.ready());
    await this.#database.write((tx) => this.#queue.wake(tx, job));
  }

  #recorded(name: JobName, job: Job): Job {
    return {
      everyMinutes: job.everyMinutes,
      run: async (signal) => {
        try {
          await job.run(signal);
        } catch (error) {
          if (signal.aborted) return;
          this.#warn(`the job ${name} failed`, error);
          await this.#record(name, error instanceof Error ? error.message : String(error));
          throw error;
        }
        await this.#record(name);
      },
    };
  }

  /** @param error absent when the job succeeded */
  async #record(name: JobName, error?: string): Promise<void> {
    const now = this.#clock.now();
    const isFailure = error !== undefined;
    const result = isFailure
      ? { failed_at: now, error: error.slice(0, MAX_ERROR_LENGTH) }
      : { succeeded_at: now, failures: 0, failed_at: null, error: null };
    await this.#database.write(async (tx) => {
      await tx
        .insertInto('jobs')
        .values({
          ...newJob(name),
          ...result,
          failures: isFailure ? 1 : 0,
        })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((is) => ({ ...result, ...(isFailure && { failures: is('jobs.failures', '+', 1) }) })),
        )
        .execute();
    });
  }
}
