import type { Instant } from '#domain/instant.ts';

/**
 * What is done beside requests: sending mails, deleting what is out of date, publishing heads of the ledger, keeping the
 * index of the search in order, and continuing the invented readings of a sample.
 */
export const JOB_NAMES = ['mail', 'sweep', 'heads', 'search', 'sample'] as const;
export type JobName = (typeof JOB_NAMES)[number];

/**
 * Work beside requests. A job has no data: it finds what is to be done in the rows of the store. So nothing is lost when a queue is
 * lost, and a job that runs twice does no harm. Throws `Unavailable`.
 */
export interface Jobs {
  /**
   * Begins to run jobs in this process: soon after they were woken, and again and again at their interval, whichever
   * processes are up. Returns at once, and goes on while the store is down.
   *
   * @returns a function that stops: it aborts the signals of running jobs, and waits for them
   */
  start(jobs: Readonly<Record<JobName, Job>>): () => Promise<void>;
  /** How each job has gone. One that has never run is not listed. */
  list(): Promise<readonly JobState[]>;
  /** Runs a job soon, in one of the processes that run jobs. */
  wake(job: JobName): Promise<void>;
}

export interface Job {
  /** A whole number of minutes, up to 60. */
  readonly everyMinutes: number;
  /** A rejection counts as a failure: the job runs again, at its interval at the latest. */
  run(signal: AbortSignal): Promise<void>;
}

export interface JobState {
  readonly name: JobName;
  readonly succeededAt?: Instant;
  /** Failures since then, and the last of them; absent when there was none. */
  readonly failure?: { readonly count: number; readonly at: Instant; readonly error: string };
}
