import type { Transaction } from 'kysely';
import type { Job, JobName } from '#ports/Jobs.ts';
import type { StoreTables } from '../StoreTables.ts';

/** Wakes jobs, and runs those that were woken or are due. */
export interface JobQueue {
  /** Resolves when jobs can be woken. A transaction that wakes one begins afterwards. */
  ready(): Promise<void>;
  /** Wakes a job when the transaction commits. */
  wake(tx: Transaction<StoreTables>, job: JobName): Promise<void>;
  /**
   * Begins to run jobs, and goes on while the store is down.
   *
   * @returns a function that stops, and waits for the jobs that are running
   */
  start(jobs: Readonly<Record<JobName, Job>>): () => Promise<void>;
  close(): Promise<void>;
}
