import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addSeconds } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';
import { JOB_NAMES, type Job, type JobName } from '#ports/Jobs.ts';
import type { Database, Tx } from '../Database.ts';
import type { Warn } from '../StoreEngine.ts';
import type { JobQueue } from './JobQueue.ts';
import { newJob } from './newJob.ts';

/** How often a process looks whether a job is due. Looking reads one row. */
const POLL_MS = 500;
/** A process that has a job and dies keeps it from the others for this long. */
const LEASE_SECONDS = 30;
const RENEWALS_PER_LEASE = 3;
const SECONDS_PER_MINUTE = 60;

/** Runs jobs in this process, one at a time in all processes over the same store: the one that runs a job leases its row. */
export class LeaseQueue implements JobQueue {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #warn: Warn;

  constructor(database: Database, clock: Clock, warn: Warn) {
    this.#database = database;
    this.#clock = clock;
    this.#warn = warn;
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  async wake(tx: Tx, job: JobName): Promise<void> {
    const now = this.#clock.now();
    await insertMissing(tx, job);
    await tx
      .updateTable('jobs')
      .set({ due_at: now })
      .where('name', '=', job)
      .where((is) => is.or([is('due_at', 'is', null), is('due_at', '>', now)]))
      .execute();
  }

  start(jobs: Readonly<Record<JobName, Job>>): () => Promise<void> {
    const stopping = new AbortController();
    const loops = JOB_NAMES.map((name) => this.#loop(name, jobs[name], stopping.signal));
    return async () => {
      stopping.abort();
      await Promise.all(loops);
    };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #loop(name: JobName, job: Job, signal: AbortSignal): Promise<void> {
    let isFailing = false;
    while (!signal.aborted) {
      try {
        if (await this.#isDue(name)) await this.#runOnce(name, job, signal);
        isFailing = false;
      } catch (error) {
        if (!isFailing) this.#warn(`the job ${name} cannot be run now`, error);
        isFailing = true;
      }
      await pause(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Reads only: to claim a job would keep other writers waiting. */
  async #isDue(name: JobName): Promise<boolean> {
    const now = this.#clock.now();
    const row = await this.#database.read((db) =>
      db.selectFrom('jobs').select(['due_at', 'leased_until']).where('name', '=', name).executeTakeFirst(),
    );
    return (row?.due_at ?? now) <= now && (row?.leased_until ?? now) <= now;
  }

  async #runOnce(name: JobName, job: Job, signal: AbortSignal): Promise<void> {
    const lease = randomUUID();
    if (!(await this.#claim(name, lease, job.everyMinutes * SECONDS_PER_MINUTE))) return;
    const renewal = setInterval(
      () => {
        this.#renew(lease).catch(() => undefined); // a lease that is lost costs a second run, which does no harm
      },
      (LEASE_SECONDS * 1_000) / RENEWALS_PER_LEASE,
    ).unref();
    try {
      await job.run(signal);
    } finally {
      clearInterval(renewal);
      await this.#database.write((tx) =>
        tx.updateTable('jobs').set({ lease: null, leased_until: null }).where('lease', '=', lease).execute(),
      );
    }
  }

  /** Who is woken from now on runs again afterwards: the job may have looked already. */
  async #claim(name: JobName, lease: string, everySeconds: number): Promise<boolean> {
    const now = this.#clock.now();
    return await this.#database.write(async (tx) => {
      await insertMissing(tx, name);
      const claimed = await tx
        .updateTable('jobs')
        .set({ lease, leased_until: addSeconds(now, LEASE_SECONDS), due_at: addSeconds(now, everySeconds) })
        .where('name', '=', name)
        .where((is) => is.or([is('due_at', 'is', null), is('due_at', '<=', now)]))
        .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', now)]))
        .executeTakeFirst();
      return claimed.numUpdatedRows > 0n;
    });
  }

  async #renew(lease: string): Promise<void> {
    const until = addSeconds(this.#clock.now(), LEASE_SECONDS);
    await this.#database.write((tx) =>
      tx.updateTable('jobs').set({ leased_until: until }).where('lease', '=', lease).execute(),
    );
  }
}

async function insertMissing(tx: Tx, name: JobName): Promise<void> {
  await tx
    .insertInto('jobs')
    .values(newJob(name))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
