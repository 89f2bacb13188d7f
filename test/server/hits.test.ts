import { expect } from 'chai';
import type { IncomingMessage } from 'node:http';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { HitCounter } from '#server/web/HitCounter.ts';
import { OTHER_SITE, SITE, slug } from '#test/support/builders.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { REGION_HOST } from '#test/support/testArchives.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const BATCH_MS = 10_000;

describe('Hits', () => {
  let app: TestApp;
  let time: sinon.SinonFakeTimers;
  beforeEach(async () => {
    time = sinon.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = await startTestApp();
  });
  afterEach(async () => {
    sinon.restore();
    await app.close();
  });

  const visit = (path: string, userAgent = BROWSER, method = 'GET', host = 'www.example.go.th') =>
    app.send({ path, method, host, headers: { 'User-Agent': userAgent } });

  it('of item pages are collected and stored together every ten seconds', async () => {
    const addHits = sinon.spy(app.ports.content, 'addHits');
    await visit('/en/news/news-1');
    await visit('/th/news/news-1');
    await visit('/en/documents/manual');
    await visit('/en/news/regional', BROWSER, 'GET', REGION_HOST);
    expect(addHits.callCount).to.equal(0);
    await time.tickAsync(BATCH_MS);
    expect(addHits.args).to.deep.equal([
      [
        SITE,
        [
          { kind: 'news', slug: slug('news-1'), count: 2 },
          { kind: 'document', slug: slug('manual'), count: 1 },
        ],
      ],
      [OTHER_SITE, [{ kind: 'news', slug: slug('regional'), count: 1 }]],
    ]);
    await time.tickAsync(BATCH_MS);
    expect(addHits.callCount).to.equal(2);
    const found = await app.ports.content.find({ site: SITE, locale: 'en', kind: 'news', slug: slug('news-1') });
    expect(found).to.have.nested.property('value.hits', 2);
  });

  it('are counted for every kind of item, whatever its address; lists have none', async () => {
    await app.publish(everyKind());
    const addHits = sinon.spy(app.ports.content, 'addHits');
    const items = [
      ['/en/photos/weir-day', 'album', 'weir-day'],
      ['/en/videos/gate-film', 'video', 'gate-film'],
      ['/en/infographics/year-of-water', 'infographic', 'year-of-water'],
      ['/en/magazines/issue-12', 'magazine', 'issue-12'],
      ['/en/faq/turn-first', 'faq', 'turn-first'],
      ['/en/events/next-hearing', 'event', 'next-hearing'],
      ['/en/professionals/somchai', 'professional', 'somchai'],
      ['/en/agencies/region-1', 'agency', 'region-1'],
      ['/en/history/founder', 'page', 'founder'],
      ['/en/oit/2569/O10', 'oit', '2569-o10'],
      ['/en/policies/privacy', 'policy', 'privacy-policy'],
    ] as const;
    for (const [path] of items) await visit(path);
    for (const path of ['/en/photos', '/en/faq', '/en/oit', '/en/oit/2569', '/en/contact', '/en/site-map'])
      await visit(path);
    await time.tickAsync(BATCH_MS);
    expect(addHits.args).to.deep.equal([[SITE, items.map(([, kind, name]) => ({ kind, slug: slug(name), count: 1 }))]]);
    const found = await app.ports.content.find({ site: SITE, locale: 'th', kind: 'oit', slug: slug('2569-o10') });
    expect(found).to.have.nested.property('value.hits', 1);
  });

  it('are not counted for robots, HEAD, page data, lists, 404 pages and redirects', async () => {
    const addHits = sinon.spy(app.ports.content, 'addHits');
    await visit('/en/news/news-1', ROBOT);
    await visit('/en/news/news-1', 'curl/8.5.0');
    await visit('/en/news/news-1', BROWSER, 'HEAD');
    await visit('/en/news/news-1/_payload.json');
    await visit('/en/news/NEWS-1');
    await visit('/en/news/withdrawn');
    await visit('/en/news/thai-only');
    await visit('/en/more-news');
    await visit('/en/main');
    await time.tickAsync(BATCH_MS);
    expect(addHits.callCount).to.equal(0);
  });

  it('of an album are counted once, however many of its pictures are viewed', async () => {
    await app.publish(everyKind());
    const addHits = sinon.spy(app.ports.content, 'addHits');
    for (const path of ['', '?picture=1', '?picture=2', '?picture=3']) await visit(`/en/photos/weir-day${path}`);
    await time.tickAsync(BATCH_MS);
    expect(addHits.args).to.deep.equal([[SITE, [{ kind: 'album', slug: slug('weir-day'), count: 1 }]]]);
  });

  it('are stored early when 5,000 different items were viewed, so that they do not fill the memory', async () => {
    const addHits = sinon.stub(app.ports.content, 'addHits').resolves();
    const counter = new HitCounter(app.ports.content, { warn: () => undefined });
    const visit = { method: 'GET', headers: { 'user-agent': BROWSER } } as IncomingMessage;
    const view = (index: number) => counter.counterOf(SITE, { kind: 'news', slug: slug(`n-${index}`) })(visit);
    for (let index = 1; index < 5_000; index++) view(index);
    view(1);
    await new Promise(setImmediate);
    expect(addHits.callCount).to.equal(0);
    view(5_000);
    await new Promise(setImmediate);
    expect(addHits.callCount).to.equal(1);
    expect(addHits.firstCall.args[1]).to.have.length(5_000);
    await counter.stop();
    expect(addHits.callCount, 'and begin a new batch').to.equal(1);
  });

  it('are not counted for pages that a browser prefetches', async () => {
    const addHits = sinon.spy(app.ports.content, 'addHits');
    await app.send({
      path: '/en/news/news-1',
      host: 'www.example.go.th',
      headers: { 'User-Agent': BROWSER, 'Sec-Purpose': 'prefetch' },
    });
    await time.tickAsync(BATCH_MS);
    expect(addHits.callCount).to.equal(0);
  });

  it('that cannot be stored are logged as a warning and change no response', async () => {
    const addHits = sinon.stub(app.ports.content, 'addHits').rejects(new Unavailable('store', 'the store is full'));
    await visit('/en/news/news-1');
    await time.tickAsync(BATCH_MS);
    expect(addHits.callCount).to.equal(1);
    expect(app.log.at(-1)).to.include({ level: 'warn', msg: 'hits could not be stored', items: 1 });
    expect((await visit('/en/news/news-1')).status).to.equal(200);
  });

  it('that are still in memory are stored when the server stops', async () => {
    const addHits = sinon.spy(app.ports.content, 'addHits');
    await visit('/en/news/news-1');
    await app.stop();
    expect(addHits.callCount).to.equal(1);
  });

  it('that are being stored when the server stops are waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const addHits = sinon.stub(app.ports.content, 'addHits').returns(promise);
    await visit('/en/news/news-1');
    await time.tickAsync(BATCH_MS);
    expect(addHits.callCount).to.equal(1);
    const stopped = sinon.spy();
    const stopping = app.stop().then(stopped);
    await new Promise(setImmediate);
    expect(stopped.callCount).to.equal(0);
    resolve();
    await stopping;
  });
});
