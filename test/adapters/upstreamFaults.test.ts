import { expect } from 'chai';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import { API_SCOPES } from '#ports/ApiClients.ts';
import type { ContentQuery } from '#ports/Content.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { startApi, type ApiServer } from '#test/support/apiServer.ts';
import { FAULT_CLASSES, FaultyApi, UPSTREAM_TEXT, type Fault } from '#test/support/FaultyApi.ts';
import { testArchives } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';
import { testRobotChecks } from '#test/support/testRobotChecks.ts';
import { waitUntil } from '#test/support/waitUntil.ts';
import { NO_ATTACHMENTS } from '#test/support/testAttachments.ts';
import { memoryLimits } from '#test/support/memoryLimits.ts';

const SITE = knownSiteId('1') as SiteId;
const LIST: ContentQuery = { site: SITE, locale: 'th', kind: 'news', page: 1, pageSize: 10 };
const OTHER_LIST: ContentQuery = { ...LIST, locale: 'en' };
/** Longer than the timeout with a stale copy, and enough for many calls at once on a busy machine. */
const DEADLINE_MS = 15_000;

interface Started {
  readonly faulty: FaultyApi;
  readonly api: DepartmentApi;
  readonly stale: unknown[];
}

describe('A port over an API with the fault', () => {
  const clock = testClock();
  let store: Store;
  let tier: ApiServer;
  let faulty: FaultyApi;
  let api: DepartmentApi;
  let stale: unknown[];
  before(async () => {
    store = await openStore({ engine: 'sqlite', file: ':memory:' }, clock, () => undefined);
    await store.publishing.publish(testArchives(), () => undefined);
    tier = await startApi({
      ...store,
      clock,
      media: { open: () => Promise.resolve(undefined) },
      attachments: NO_ATTACHMENTS,
      limits: memoryLimits(clock),
      robotChecks: testRobotChecks(store, clock),
      sealedTips: new FolderTips(store.tipRows, 'no-folder-of-tips', clock),
    });
  });
  after(async () => {
    await tier.close();
    await store.close();
  });
  beforeEach(async () => {
    ({ faulty, api, stale } = await startFaulty());
  });
  afterEach(() => closeFaulty({ faulty, api }));

  const startFaulty = async (): Promise<Started> => {
    const stale: unknown[] = [];
    const faulty = await FaultyApi.start(Number(new URL(tier.baseUrl).port));
    const api = openDepartmentApi({
      baseUrl: `http://127.0.0.1:${faulty.port}/api`,
      ...(await store.apiClients.create('web', API_SCOPES)),
      clock,
      warn: () => undefined,
      deadline: DEADLINE_MS,
      onStale: (one) => stale.push(one),
    });
    return { faulty, api, stale };
  };
  const closeFaulty = async ({ faulty, api }: Pick<Started, 'faulty' | 'api'>) => {
    await api.close();
    await faulty.close();
  };

  for (const faults of [FAULT_CLASSES.down, FAULT_CLASSES.silent, FAULT_CLASSES.failing])
    it(`${faults.map((fault) => `“${fault}”`).join(', ')} uses stale copies, and is unavailable without one`, async () => {
      const checks = await Promise.allSettled(faults.map(check));
      for (const [index, result] of checks.entries())
        if (result.status === 'rejected') throw new Error(`with “${faults[index]}”`, { cause: result.reason });
    });

  async function check(fault: Fault): Promise<void> {
    const started = await startFaulty();
    await checkWith(fault, started).finally(() => closeFaulty(started));
  }

  async function checkWith(fault: Fault, { faulty, api, stale }: Started): Promise<void> {
    const known = await api.content.list(LIST);
    const site = await api.sites.details(SITE);
    await faulty.break(fault);
    const [knownNow, siteNow, unknown, layout] = await Promise.all([
      api.content.list(LIST),
      api.sites.details(SITE),
      errorOf(api.content.list(OTHER_LIST)),
      errorOf(api.sites.layout(SITE, 'en')),
    ]);
    expect([knownNow, siteNow]).to.deep.equal([known, site]);
    expect(stale).to.have.length(2);
    expect(unknown.publicMessage).to.equal(undefined);
    expect(layout.publicMessage).to.equal('Error Fetching Layouts');
    expect(JSON.stringify([knownNow, siteNow])).to.not.include(UPSTREAM_TEXT);
    for (const key of ['items', 'total', 'publicOrigin']) expect(key in {}, 'a polluted prototype').to.equal(false);
    expect(faulty.wasRedirectFollowed).to.equal(false);

    await faulty.repair();
    await waitUntil(async () => {
      const [list] = await Promise.allSettled([api.content.list(OTHER_LIST)]);
      return list.status === 'fulfilled';
    });
    // Soon after a failure, half a second is waited where there is a stale copy: a busy machine may need more.
    await waitUntil(async () => {
      stale.length = 0;
      await api.content.list(LIST);
      return stale.length === 0;
    });
  }

  it('“401 once” returns the right result, for one more token', async () => {
    const known = await api.content.list(LIST);
    const tokenCalls = faulty.tokenCalls;
    await faulty.break('401 once');
    expect(await api.content.list(LIST)).to.deep.equal(known);
    expect(stale).to.be.empty;
    expect(faulty.tokenCalls - tokenCalls).to.equal(1);
  });

  it('“401 for ever” sends one more token request for each call, and stops after five', async () => {
    await api.content.list(LIST);
    const { calls, tokenCalls } = faulty;
    await faulty.break('401 for ever');
    for (let times = 0; times < 20; times++) await errorOf(api.content.list(OTHER_LIST));
    expect(faulty.tokenCalls - tokenCalls).to.equal(5);
    expect(faulty.calls - calls).to.equal(10);
  });

  it('“200 MB body” is rejected before most of it has been read', async () => {
    await api.content.list(LIST);
    await faulty.break('200 MB body');
    const faults = await Promise.all([1, 2, 3, 4].map(() => errorOf(api.content.list(OTHER_LIST))));
    for (const { message } of faults) expect(message).to.include('the response is too long');
    expect(faulty.bytesPoured / faults.length, 'with buffers in between').to.be.below(20_000_000);
  });
});

async function errorOf(promise: Promise<unknown>): Promise<Unavailable> {
  const fault = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(fault).to.be.instanceOf(Unavailable);
  return fault as Unavailable;
}
