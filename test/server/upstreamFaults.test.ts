import { expect } from 'chai';
import { FAULT_CLASSES, FaultyApi, UPSTREAM_TEXT, type Fault } from '#test/support/FaultyApi.ts';
import { memoryInUse } from '#test/support/memoryInUse.ts';
import type { TestResponse } from '#test/support/send.ts';
import { startTestApp, type LogLine, type TestApp } from '#test/support/testApp.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { textOf } from '#test/support/textOf.ts';
import { waitUntil } from '#test/support/waitUntil.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

/** In bytes, as guaranteed to operators. The times that are guaranteed to visitors are measured by `npm run drills`. */
const MEMORY_WITHIN = 50 * 1_000_000;

/** As short as can be, to save time. */
const SHORT_DEADLINE = { REQUEST_DEADLINE_MS: '1600' };
/** Longer than the timeout of a test. */
const NO_DEADLINE = { REQUEST_DEADLINE_MS: '60000' };

/** Their responses of 2 MB each are more than the guaranteed memory. */
const VISITORS = IS_FULL ? 100 : 40;
/** Memory is measured after this many responses, because measuring stops everything for a while. */
const MEASURED_EVERY = 20;

const POLL_MS = 50;

const UNAVAILABLE = 'This part cannot be shown at the moment.';
const HEADLINE = { th: 'ข่าว news-12', en: 'News news-12' } as const;

/**
 * Faults that one website meets one after the other. After those that say that the API is down, it sends no more
 * requests: each has its own website, and `npm test` checks one of each class.
 */
const SERIES: readonly (readonly Fault[])[] = [
  FAULT_CLASSES.failing,
  ...(IS_FULL ? [...FAULT_CLASSES.down, ...FAULT_CLASSES.silent] : (['refused', 'hanging'] as const)).map((fault) => [
    fault,
  ]),
];

describe("A page in front of a department's API that", function () {
  let api: TestApp;
  before(async () => (api = await startTestApp({ environment: { SERVE: 'api' } })));
  const started: { readonly faulty: FaultyApi; readonly web: WebInFront }[] = [];
  after(async () => {
    for (const { faulty, web } of started) {
      await web.close();
      await faulty.close();
    }
    await api.close();
  });

  for (const faults of SERIES) {
    describe(`has the fault ${faults.map((fault) => `“${fault}”`).join(', ')}`, () => {
      let faulty: FaultyApi;
      let web: WebInFront;
      let log: LogLine[];
      let memory: number;
      before(async () => {
        log = [];
        ({ faulty, web } = await start({ log, environment: SHORT_DEADLINE }));
        // The Thai pages were requested before; of the English ones, only the layout is known.
        // On a slow machine, the first request takes longer than the short deadline.
        for (const path of ['/th/more-news', '/th', '/en/contact'])
          await waitUntil(async () => {
            const { status, body } = await web.send(path);
            // A part that came too late is missing in a page that is there.
            return status === 200 && (path.startsWith('/en') || textOf(body).includes(HEADLINE.th));
          }, POLL_MS);
        memory = memoryInUse();
      });

      for (const fault of faults)
        it(`is the right page or a notice that it is unavailable: “${fault}”`, async () => {
          await faulty.break(fault);
          const [list, door, ...known] = await visit('/en/more-news', '/en', '/th/more-news', '/th');
          expectNotice(list!);
          expectGap(door!);
          for (const { status, body } of known) {
            expect(status).to.equal(200);
            expect(textOf(body)).to.include(HEADLINE.th);
          }
          for (const { body } of [list!, door!, ...known]) expect(body).to.not.include(UPSTREAM_TEXT);
          expect(faulty.wasRedirectFollowed).to.equal(false);
        });

      it('needs no more memory than guaranteed', () => {
        expect(memoryInUse() - memory).to.be.below(MEMORY_WITHIN);
      });

      it('has the age of the stale copies that it was made from in a header and in the log', async () => {
        const { status, headers } = await web.send('/th/more-news');
        expect(status).to.equal(200);
        expect(headers['x-thara-stale']).to.match(/^\d+$/);
        const lines = log.filter(({ msg }) => msg === 'served from stale copies');
        expect(lines.at(-1)).to.include({ level: 'warn', path: '/th/more-news' });
        expect(lines.at(-1)!['staleSeconds']).to.be.within(0, 30);
        expect(lines.filter((line) => line['requestId'] === lines.at(-1)!['requestId'])).to.have.length(1);
      });

      it('recovers by itself after the end of the fault', async () => {
        if (faults.some((fault) => FAULT_CLASSES.silent.some((one) => one === fault))) await waitForProbe();
        await faulty.repair();
        await waitUntil(async () => {
          const [list, door, known] = await visit('/en/more-news', '/en', '/th/more-news');
          return (
            textOf(list!.body).includes(HEADLINE.en) &&
            textOf(door!.body).includes(HEADLINE.en) &&
            known!.headers['x-thara-stale'] === undefined
          );
        }, POLL_MS);
      });

      const visit = (...paths: readonly string[]) => Promise.all(paths.map((path) => web.send(path)));

      /** Resolves when a probe has been sent, which will get no response even after the end of the fault. */
      async function waitForProbe(): Promise<void> {
        const { calls } = faulty;
        await waitUntil(async () => {
          await web.send('/th/more-news');
          return faulty.calls > calls;
        }, POLL_MS);
      }
    });
  }

  describe('rejects a token once', () => {
    it('is the right page at once', async () => {
      const { faulty, web } = await start();
      await web.send('/en/contact');
      await faulty.break('401 once');
      const list = await web.send('/en/more-news');
      expect(list).to.include({ status: 200 });
      expect(textOf(list.body)).to.include(HEADLINE.en);
      expect(list.headers).to.not.have.property('x-thara-stale');
    });
  });

  describe('has never responded', () => {
    for (const fault of IS_FULL ? (['refused', 'hanging', '500'] as const) : (['refused'] as const))
      it(`shows a notice, and recovers by itself after the fault “${fault}”`, async () => {
        const { faulty, web } = await start({ environment: SHORT_DEADLINE });
        await faulty.break(fault);
        for (let visits = 0; visits < 3; visits++) expectNotice(await web.send('/en/contact'));
        await faulty.repair();
        await waitUntil(async () => (await web.send('/en/contact')).status === 200, POLL_MS);
      });
  });

  describe(`sends huge responses for ${VISITORS} visitors at once`, () => {
    let faulty: FaultyApi;
    let web: WebInFront;
    beforeEach(async () => ({ faulty, web } = await start()));

    for (const fault of ['200 MB body', 'deep JSON'] as const)
      it(`never needs more memory than guaranteed: “${fault}”`, async () => {
        await web.send('/en/contact');
        await faulty.break(fault);
        const before = memoryInUse();
        const meanwhile: number[] = [];
        let arrived = 0;
        const visit = async (index: number) => {
          const response = await web.send(`/en/news/never-seen-${index}`);
          if (++arrived % MEASURED_EVERY === 0) meanwhile.push(memoryInUse() - before);
          return response;
        };
        const responses = await Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)));
        for (const { status, body } of responses) {
          expect(status).to.equal(503);
          // On a slow machine some have waited for their turn too long.
          expect(textOf(body)).to.match(/เกิดข้อผิดพลาด: 503|มีผู้ใช้เว็บไซต์เป็นจำนวนมาก/);
        }
        expect(faulty.calls).to.be.at.least(VISITORS / 10);
        expect(Math.max(...meanwhile)).to.be.below(MEMORY_WITHIN);
      });
  });

  describe('is slow', () => {
    it('is aborted, with all its requests to the API, when the client disconnects', async () => {
      const { faulty, web } = await start({ environment: NO_DEADLINE });
      await web.send('/en/contact');
      await faulty.break('hanging');
      const client = new AbortController();
      const left = web.send({ path: '/en', signal: client.signal }).catch(() => 'left');
      await waitUntil(() => faulty.openCalls >= 2);
      client.abort();
      expect(await left).to.equal('left');
      await waitUntil(() => faulty.openCalls === 0);
    });
  });

  async function start(options: Parameters<typeof startWebInFrontOf>[1] = {}) {
    const faulty = await FaultyApi.start(api.port);
    const one = { faulty, web: await startWebInFrontOf({ ...api, port: faulty.port }, options) };
    started.push(one);
    return one;
  }

  function expectNotice({ status, headers, body }: TestResponse): void {
    expect(status).to.equal(503);
    expect(Number(headers['retry-after'])).to.be.within(1, 60);
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(headers).to.not.have.property('x-thara-stale');
    expect(textOf(body)).to.include('เกิดข้อผิดพลาด: 503');
  }

  function expectGap({ status, headers, body }: TestResponse): void {
    expect(status).to.equal(200);
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(textOf(body)).to.include(UNAVAILABLE).and.not.include(HEADLINE.en);
    expect(body.endsWith('</body></html>')).to.equal(true);
  }
});
