import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import type { Job } from '#ports/Jobs.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const IDLE: Job = { everyMinutes: 60, run: () => Promise.resolve() };

describe('Jobs of two processes over one embedded store', () => {
  const clock = testClock();
  let folder: string;
  let stores: readonly Store[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-jobs-'));
    const file = join(folder, 'thara.sqlite');
    const open = () => openStore({ engine: 'sqlite', file }, clock, () => undefined);
    stores = [await open(), await open()];
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    await rm(folder, { recursive: true });
  });

  let running = 0;
  let mostAtOnce = 0;
  /** Runs `mail` in a process whose runs end when told to. */
  function startIn(store: Store) {
    const end = Promise.withResolvers<undefined>();
    let begun = 0;
    const run = async () => {
      begun += 1;
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      await end.promise;
      running -= 1;
    };
    const stop = store.jobs.start({
      mail: { everyMinutes: 1, run },
      sweep: IDLE,
      heads: IDLE,
      search: IDLE,
      sample: IDLE,
    });
    return { stop, end: () => end.resolve(undefined), begun: () => begun };
  }

  it('run in one process at a time, and again in either of them', async () => {
    const [one, other] = stores.map(startIn);
    await waitUntil(() => one!.begun() + other!.begun() === 1);
    await stores[0]!.jobs.wake('mail');
    clock.set(addSeconds(clock.now(), 29));
    one!.end();
    other!.end();
    await waitUntil(() => one!.begun() + other!.begun() === 2);
    expect(mostAtOnce).to.equal(1);
    await Promise.all([one!.stop(), other!.stop()]);
  });

  it('run in the other process half a minute after one of them has died', async () => {
    const dead = startIn(stores[0]!);
    await waitUntil(() => dead.begun() === 1);
    const other = startIn(stores[1]!);
    await stores[1]!.jobs.wake('mail');
    other.end();
    clock.set(addSeconds(clock.now(), 30));
    await waitUntil(() => other.begun() === 1);
    dead.end();
    await Promise.all([dead.stop(), other.stop()]);
  });
});
