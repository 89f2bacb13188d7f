import { EventEmitter, once } from 'node:events';
import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import type { Job, JobName } from '#ports/Jobs.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { at, testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const START = at('2026-11-21T03:00:00Z');
const TIMEOUT_MS = 20_000;

onEveryEngine('Jobs', STORE_ENGINES, jobsContract);

function jobsContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    clock.set(START);
    store = await engine.open(emptySites(), clock);
  });
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await store.close();
  });

  /** Runs jobs as a process does; `mail` is what is tested. */
  function start(run: Job['run'], jobs = store.jobs): EventEmitter {
    const runs = new EventEmitter();
    const mail: Job = {
      everyMinutes: 1,
      async run(signal) {
        try {
          await run(signal);
        } finally {
          runs.emit('ended');
        }
      },
    };
    const idle: Job = { everyMinutes: 60, run: () => Promise.resolve() };
    stops.push(
      jobs.start({ mail, sweep: idle, heads: idle, search: idle, sample: idle } satisfies Record<JobName, Job>),
    );
    return runs;
  }
  const ended = (runs: EventEmitter) => once(runs, 'ended', { signal: AbortSignal.timeout(TIMEOUT_MS) });

  it('run when a process starts, and soon after they were woken', async () => {
    let count = 0;
    const runs = start(() => {
      count += 1;
      return Promise.resolve();
    });
    await ended(runs);
    expect(count).to.equal(1);
    const again = ended(runs);
    await store.jobs.wake('mail');
    await again;
    expect(count).to.be.greaterThan(1);
  });

  it('run again when they were woken while they ran', async () => {
    const isRunning = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    const runs = start(async () => {
      isRunning.resolve(undefined);
      await mayEnd.promise;
    });
    await isRunning.promise;
    await store.jobs.wake('mail');
    const first = ended(runs);
    mayEnd.resolve(undefined);
    await first;
    await ended(runs);
  });

  it('that failed are shown with the reason, until they succeed', async () => {
    let isBroken = true;
    const runs = start(() => (isBroken ? Promise.reject(new Error('the disk is full')) : Promise.resolve()));
    await ended(runs);
    const mail = async () => (await store.jobs.list()).find(({ name }) => name === 'mail');
    await waitUntil(async () => (await mail())?.failure !== undefined);
    expect(await mail()).to.deep.equal({
      name: 'mail',
      failure: { count: 1, at: START, error: 'the disk is full' },
    });
    isBroken = false;
    clock.set(addSeconds(START, 60));
    await store.jobs.wake('mail');
    await waitUntil(async () => (await mail())?.failure === undefined);
    expect(await mail()).to.deep.equal({ name: 'mail', succeededAt: addSeconds(START, 60) });
  });

  it('are told when the process stops, and it waits for them', async () => {
    const isRunning = Promise.withResolvers<undefined>();
    let hasEnded = false;
    start(async (signal) => {
      isRunning.resolve(undefined);
      await once(signal, 'abort');
      hasEnded = true;
    });
    await isRunning.promise;
    await stops.pop()!();
    expect(hasEnded).to.equal(true);
  });

  it('are run by another process when one has stopped', async () => {
    const first = start(() => Promise.resolve());
    await ended(first);
    await stops.pop()!();
    const other = await store.reopen();
    const second = start(() => Promise.resolve(), other.jobs);
    await other.jobs.wake('mail');
    await ended(second);
    await stops.pop()!();
    await other.close();
  });
}
