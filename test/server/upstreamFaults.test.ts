import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { FAULTS, FaultyApi, UPSTREAM_TEXT, type Fault } from '#test/support/FaultyApi.ts';
import { memoryInUse } from '#test/support/memoryInUse.ts';
import type { TestResponse } from '#test/support/send.ts';
import { startTestApp, type LogLine, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

/** In milliseconds, as guaranteed to visitors. */
const RESPONDED_WITHIN = 3_500;
const RECOVERED_WITHIN = 5_000;
/** In bytes, as guaranteed to operators. */
const MEMORY_WITHIN = 50 * 1_000_000;
/** Time without requests to an API that is down, in milliseconds. */
const LEFT_ALONE_FOR = 1_000;

const VISITORS = 100;
/** Memory is measured after this many responses, because measuring stops everything for a while. */
const LOOKED_AT_EVERY = 20;

const UNAVAILABLE = 'This part cannot be shown at the moment.';
const HEADLINE = { th: 'ข่าว news-12', en: 'News news-12' } as const;
/** Faults that visitors do not notice. */
const RECOVERED_AT_ONCE: readonly Fault[] = ['401 once'];
/** Faults that continue for requests that were sent before their end. */
const HOLDING: readonly Fault[] = ['hanging', 'slow drip'];

interface Timed extends TestResponse {
  readonly ms: number;
}

describe("A page in front of a department's API that", function () {
  this.timeout(30_000);
  let api: TestApp;
  before(async () => (api = await startTestApp({ environment: { SERVE: 'api' } })));
  after(() => api.close());

  for (const fault of FAULTS) {
    describe(`has the fault “${fault}”`, () => {
      let faulty: FaultyApi;
      let web: WebInFront;
      let log: LogLine[];
      before(async () => {
        log = [];
        faulty = await FaultyApi.start(api.port);
        web = await startWebInFrontOf({ ...api, port: faulty.port }, { log });
        // The Thai pages were requested before; of the English ones, only the layout is known.
        for (const path of ['/th/more-news', '/th', '/en/contact']) expect((await web.send(path)).status).to.equal(200);
        await faulty.break(fault);
      });
      after(async () => {
        await web.close();
        await faulty.close();
      });

      it('responds within three and a half seconds, with the right page or with a notice that it is unavailable', async () => {
        const memory = memoryInUse();
        const [list, door, knownList, knownDoor] = await Promise.all(
          ['/en/more-news', '/en', '/th/more-news', '/th'].map(timed),
        );
        const all = [list!, door!, knownList!, knownDoor!];
        for (const { ms } of all) expect(ms).to.be.below(RESPONDED_WITHIN);
        for (const { body } of all) expect(body).to.not.include(UPSTREAM_TEXT);
        expect(memoryInUse() - memory).to.be.below(MEMORY_WITHIN);
        if (RECOVERED_AT_ONCE.includes(fault)) {
          expect(list).to.include({ status: 200 });
          expect(list!.headers).to.not.have.property('x-thara-stale');
        } else {
          expectNotice(list!);
          expectGap(door!);
        }
        expect(knownList).to.include({ status: 200 });
        expect(textOf(knownList!.body)).to.include(HEADLINE.th);
        expect(knownDoor).to.include({ status: 200 });
        expect(textOf(knownDoor!.body)).to.include(HEADLINE.th);
        expect(faulty.wasRedirectFollowed).to.equal(false);
      });

      if (!RECOVERED_AT_ONCE.includes(fault))
        it('has the age of the stale copies that it was made from in a header and in the log', async () => {
          const { status, headers } = await web.send('/th/more-news');
          expect(status).to.equal(200);
          expect(headers['x-thara-stale']).to.match(/^\d+$/);
          const lines = log.filter(({ msg }) => msg === 'served from stale copies');
          expect(lines.at(-1)).to.include({ level: 'warn', path: '/th/more-news' });
          expect(lines.at(-1)!['staleSeconds']).to.be.within(0, 30);
          expect(lines.filter((line) => line['requestId'] === lines.at(-1)!['requestId'])).to.have.length(1);
        });

      it('recovers within five seconds after the end of the fault', async () => {
        if (HOLDING.includes(fault)) {
          await pause(LEFT_ALONE_FOR);
          const calls = faulty.calls;
          const tries = web.send('/en/more-news');
          while (faulty.calls === calls) await pause(5);
          tries.catch(() => undefined);
        }
        await faulty.repair();
        const repaired = performance.now();
        for (;;) {
          const [list, door, known] = await Promise.all(['/en/more-news', '/en', '/th/more-news'].map(timed));
          const isRight =
            textOf(list!.body).includes(HEADLINE.en) &&
            textOf(door!.body).includes(HEADLINE.en) &&
            known!.headers['x-thara-stale'] === undefined;
          if (isRight) break;
          expect(performance.now() - repaired).to.be.below(RECOVERED_WITHIN);
          await pause(100);
        }
      });

      async function timed(path: string): Promise<Timed> {
        const start = performance.now();
        const response = await web.send(path);
        return { ...response, ms: performance.now() - start };
      }
    });
  }

  describe('has never responded', () => {
    for (const fault of ['refused', 'hanging', '500'] as const)
      it(`shows a notice in time, and recovers within five seconds after the fault “${fault}”`, async () => {
        const faulty = await FaultyApi.start(api.port);
        const web = await startWebInFrontOf({ ...api, port: faulty.port });
        await faulty.break(fault);
        for (let visits = 0; visits < 3; visits++) {
          const start = performance.now();
          expectNotice(await web.send('/en/contact'));
          expect(performance.now() - start).to.be.below(RESPONDED_WITHIN);
        }
        await faulty.repair();
        const repaired = performance.now();
        while ((await web.send('/en/contact')).status !== 200) {
          expect(performance.now() - repaired).to.be.below(RECOVERED_WITHIN);
          await pause(100);
        }
        await web.close();
        await faulty.close();
      });
  });

  describe('sends huge responses for a hundred visitors at once', () => {
    let faulty: FaultyApi;
    let web: WebInFront;
    beforeEach(async () => {
      faulty = await FaultyApi.start(api.port);
      web = await startWebInFrontOf({ ...api, port: faulty.port });
    });
    afterEach(async () => {
      await web.close();
      await faulty.close();
    });

    for (const fault of ['200 MB body', 'deep JSON'] as const)
      it(`never needs more memory than guaranteed: “${fault}”`, async () => {
        await web.send('/en/contact');
        await faulty.break(fault);
        const before = memoryInUse();
        const meanwhile: number[] = [];
        let arrived = 0;
        const visit = async (index: number) => {
          const response = await web.send(`/en/news/never-seen-${index}`);
          if (++arrived % LOOKED_AT_EVERY === 0) meanwhile.push(memoryInUse() - before);
          return response;
        };
        const responses = await Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)));
        for (const each of responses) expectNotice(each);
        expect(faulty.calls).to.be.at.least(VISITORS / 10);
        expect(Math.max(...meanwhile)).to.be.below(MEMORY_WITHIN);
      });
  });

  describe('is slow', () => {
    it('is aborted, with all its requests to the API, when the client disconnects', async () => {
      const faulty = await FaultyApi.start(api.port);
      const web = await startWebInFrontOf({ ...api, port: faulty.port });
      await web.send('/en/contact');
      await faulty.break('hanging');
      const client = new AbortController();
      const left = web.send({ path: '/en/main', signal: client.signal }).catch(() => 'left');
      while (faulty.openCalls < 2) await pause(5);
      client.abort();
      expect(await left).to.equal('left');
      const gone = performance.now();
      while (faulty.openCalls > 0) await pause(5);
      expect(performance.now() - gone, 'long before the deadline').to.be.below(2_000);
      await web.close();
      await faulty.close();
    });
  });

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
