import { expect } from 'chai';
import { hash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { get as sendGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sinon from 'sinon';
import type { ContentQuery } from '#ports/Content.ts';
import type { ContentList } from '#domain/content/content.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { CachedResponse } from '#server/cache/CachedResponse.ts';
import { PageCache } from '#server/cache/PageCache.ts';
import { cacheControl } from '#server/http/cacheControl.ts';
import { newsItem, newsOf, slug, version } from '#test/support/builders.ts';
import { collectGarbage } from '#test/support/collectGarbage.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department, DEPARTMENT_HOST } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';

const LIST = '/en/more-news';
const ITEM = '/en/news/news-1';

describe('A page that was requested before', () => {
  let app: TestApp;
  beforeEach(async () => (app = await startTestApp({ environment: { PAGE_CACHE_MB: '8' } })));
  afterEach(async () => {
    sinon.restore();
    await app.close();
  });

  const countLists = () => sinon.spy(app.ports.content, 'list');
  const get = (path: string, headers: Record<string, string> = {}) => app.send({ path, headers });

  it('is sent again without any work, byte by byte, with an ETag and its length', async () => {
    const first = await get(LIST);
    const list = countLists();
    const second = await get(LIST);
    expect(list.callCount).to.equal(0);
    expect(second.status).to.equal(200);
    expect(second.body).to.equal(first.body);
    expect(second.headers).to.include({
      'content-length': String(Buffer.byteLength(first.body)),
      'cache-control': first.headers['cache-control'],
      'content-security-policy': first.headers['content-security-policy'],
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(second.headers.etag).to.match(/^"[\w-]{22}"$/);
    expect(second.headers['x-request-id']).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it('is not sent to a client that has it, and HEAD has its headers', async () => {
    await get(LIST);
    const { headers } = await get(LIST);
    const known = await get(LIST, { 'If-None-Match': `"other", W/${headers.etag}` });
    expect(known).to.include({ status: 304, body: '' });
    expect(known.headers.etag).to.equal(headers.etag);
    expect((await get(LIST, { 'If-None-Match': '"other"' })).status).to.equal(200);
    const head = await app.send({ path: LIST, method: 'HEAD' });
    expect(head).to.include({ status: 200, body: '' });
    expect(head.headers).to.include({ etag: headers.etag, 'content-length': headers['content-length'] });
  });

  it('is logged like any other', async () => {
    await get(LIST);
    await get(LIST, { 'X-Request-Id': 'from-the-cache' });
    expect(await app.requestLine('from-the-cache')).to.include({ method: 'GET', path: LIST, status: 200, site: '1' });
  });

  it('is the same whoever visits, whatever other cookies, queries and headers there are', async () => {
    await get(LIST);
    const list = countLists();
    for (const path of [LIST, `${LIST}?utm_source=x`, `${LIST}?x=1&y=2&__proto__=3`])
      expect(
        (await get(path, { Cookie: 'members_access_token=abc; other=1', 'Accept-Language': 'th' })).status,
      ).to.equal(200);
    expect(list.callCount).to.equal(0);
  });

  it('is counted each time that a person gets it', async () => {
    const addHits = sinon.spy(app.ports.content, 'addHits');
    const visit = (headers: Record<string, string>) =>
      get(ITEM, { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', ...headers });
    await visit({});
    const { headers } = await visit({});
    expect((await visit({ 'If-None-Match': headers.etag! })).status).to.equal(304);
    await visit({ 'User-Agent': 'Googlebot/2.1' });
    await visit({ 'Sec-Purpose': 'prefetch' });
    await app.send({ path: ITEM, method: 'HEAD' });
    await app.stop();
    expect(addHits.args[0]?.[1]).to.deep.equal([{ kind: 'news', slug: slug('news-1'), count: 3 }]);
    expect(headers['cache-control'], 'so no proxy uses it without a request').to.equal('public, no-cache');
  });

  it('keeps nothing of the requests that it was made for', async () => {
    const responses: WeakRef<object>[] = [];
    const onFinish = (message: unknown) => responses.push(new WeakRef((message as { response: object }).response));
    subscribe('http.server.response.finish', onFinish);
    for (let item = 1; item <= 6; item++) expect((await get(`/en/news/news-${item}`)).status).to.equal(200);
    unsubscribe('http.server.response.finish', onFinish);
    expect(responses).to.have.length(6);
    await new Promise(setImmediate); // a weak reference that was just made is a strong one until then
    collectGarbage();
    // The server knows the latest response of a connection that is not closed yet.
    expect(responses.filter((response) => response.deref() !== undefined).length).to.be.at.most(1);
  });

  it('is compressed in the background, for those who accept that', async () => {
    const { body } = await get(LIST);
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const compressed = await compressedAs(encoding);
      expect(decode(compressed.bytes).toString()).to.equal(body);
      expect(compressed.bytes.length).to.be.lessThan(body.length / 2);
      expect(compressed.headers.vary).to.equal('Accept-Encoding');
      expect(compressed.headers.etag).to.match(/^"[\w-]{22}\.\w+"$/);
    }
    const plain = await get(LIST, { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(plain.headers).not.to.have.property('content-encoding');
    expect(plain.headers).to.include({ 'content-length': String(Buffer.byteLength(body)) });
    expect(plain.body).to.equal(body);
  });

  /** Requests it until the background has compressed it. */
  const compressedAs = async (encoding: string) => {
    for (;;) {
      const { headers, bytes } = await receive(app.port, LIST, encoding);
      if (headers['content-encoding'] === encoding) return { headers, bytes };
    }
  };

  it('is another one for another choice of text size and colours, and private', async () => {
    await get(LIST);
    const large = { Cookie: 'prefs=large.dark; x=1' };
    const renderings = [await get(LIST, large), await get(LIST, large), await get(LIST, large)];
    for (const { headers, body } of renderings) {
      expect(body).to.include('data-text-size="large"').and.include('data-contrast="dark"');
      expect(headers['cache-control']).to.equal('private, max-age=0, must-revalidate');
      expect(headers['set-cookie']?.[0]).to.match(/^i18n_redirected=en;/);
      expect(headers.vary).to.equal('Accept-Encoding, Cookie');
    }
    expect(renderings[2]?.headers).to.have.property('etag');
    expect((await get(LIST)).body).to.include('data-text-size="normal"');
  });

  it('remembers the language of its address, whatever its name begins with', async () => {
    await app.publish(department({ items: [newsOf('enough-water', '2026-11-20T00:00:00Z')] }));
    const large = { Cookie: 'prefs=large.dark' };
    for (let visits = 0; visits < 3; visits++)
      expect((await get('/th/news/enough-water', large)).headers['set-cookie']?.[0]).to.match(/^i18n_redirected=th;/);
  });

  it('shows an import at the first request a second later', async () => {
    await get(LIST);
    await app.publish(department({ items: [newsOf('brand-new', '2026-11-20T00:00:00Z')] }));
    expect((await get(LIST)).body)
      .to.include('News brand-new')
      .and.not.include('News news-12');
  });

  it('shows an item at the second of its publication', async () => {
    app.clock.set('2026-11-30T23:59:59Z');
    expect((await get(LIST)).body).not.to.include('News scheduled');
    expect((await get(LIST)).headers).to.have.property('etag');
    app.clock.set('2026-12-01T00:00:00Z');
    expect((await get(LIST)).body).to.include('News scheduled');
  });

  it('is gone at the second at which its item is withdrawn', async () => {
    const withdrawnAt = at('2026-11-21T05:00:00Z');
    await app.publish(department({ items: [newsItem('brief', { versions: { en: version({ withdrawnAt }) } })] }));
    app.clock.set('2026-11-21T04:59:59Z');
    expect((await get('/en/news/brief')).status).to.equal(200);
    expect((await get('/en/news/brief')).headers).to.have.property('etag');
    app.clock.set('2026-11-21T05:00:00Z');
    expect((await get('/en/news/brief')).status).to.equal(410);
  });

  it('is sent while the source fails, with its age, but not past the next scheduled change', async () => {
    await get(LIST);
    const gone = new Unavailable('store', 'gone');
    sinon.stub(app.ports.siteVersions, 'current').rejects(gone);
    sinon.stub(app.ports.content, 'list').rejects(gone);
    app.clock.set('2026-11-21T03:00:05Z');
    const stale = await get(LIST);
    expect(stale.status).to.equal(200);
    expect(stale.headers['x-thara-stale']).to.equal('5');
    app.clock.set('2027-11-21T03:00:05Z');
    expect((await get(LIST)).status).to.equal(503);
  });

  it('is made once for all who request it at the same time, also when the first of them leaves', async () => {
    const gate = Promise.withResolvers<void>();
    const requested = Promise.withResolvers<void>();
    const list = sinon.stub(app.ports.content, 'list');
    list.callsFake(async (query: ContentQuery, signal): Promise<ContentList> => {
      requested.resolve();
      await gate.promise;
      signal?.throwIfAborted();
      return await list.wrappedMethod.call(app.ports.content, query);
    });
    const client = new AbortController();
    const requestId = 'the-first-to-leave';
    const first = app.open({ path: LIST, signal: client.signal, headers: { 'X-Request-Id': requestId } });
    first.catch(() => undefined);
    await requested.promise;
    const others = Array.from({ length: 5 }, () => get(LIST));
    await get('/livez'); // sent after the others, so that they have arrived
    client.abort();
    expect(await app.requestLine(requestId)).to.include({ aborted: true });
    gate.resolve();
    for (const { status, body } of await Promise.all(others)) {
      expect(status).to.equal(200);
      expect(body).to.include('News news-12');
    }
    expect(list.callCount).to.equal(1);
  });

  it('with a query is kept from the second request on', async () => {
    const list = countLists();
    const addresses = [`${LIST}?page=2&size=10`, `${LIST}?size=10&page=2`, `${LIST}?utm=1&size=10&page=2`];
    for (const address of addresses) expect((await get(address)).status).to.equal(200);
    expect(list.callCount).to.equal(2);
  });

  it('is rendered again when it failed, was not found, is a form, or has a query that people type', async () => {
    const find = sinon.spy(app.ports.content, 'find');
    for (let visits = 0; visits < 2; visits++) expect((await get('/en/news/nothing')).status).to.equal(404);
    expect(find.callCount).to.equal(2);
    for (let visits = 0; visits < 3; visits++) {
      expect((await get('/en/feedback?about=/en/main')).headers).not.to.have.property('etag');
      expect((await get('/en/contact?about=/en/main')).headers).not.to.have.property('etag');
    }
  });
});

describe('A page whose source responds over a network', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ environment: { PAGE_CACHE_MB: '8' }, isRemote: true })));
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('is sent before its deferred parts to the first visitor, and complete to the next ones', async () => {
    const list = sinon.spy(app.ports.content, 'list');
    const first = await app.send('/en/main');
    expect(first.headers['content-security-policy']).to.include('nonce-');
    expect(first.body).to.include('<script nonce=');
    const requests = list.callCount;
    const second = await app.send('/en/main');
    expect(list.callCount).to.equal(requests);
    expect(second.headers).to.have.property('etag');
    expect(second.headers['content-security-policy']).not.to.include('nonce');
    expect(second.body).not.to.include('<script nonce=');
    const title = 'A manual of weirs';
    expect(second.body.indexOf(title)).to.be.within(second.body.indexOf('<main'), second.body.indexOf('</main>'));
  });

  it('is not cached when one of its parts is missing', async () => {
    const list = sinon.stub(app.ports.content, 'list').rejects(new Unavailable('store', 'gone'));
    await app.send('/en');
    list.restore();
    const again = await app.send('/en');
    expect(again.body).to.include('News news-12').and.include('<script nonce=');
  });
});

describe('The memory for pages', () => {
  const from = (text: string): CachedResponse =>
    new CachedResponse(
      { headers: { 'content-type': 'text/html', 'cache-control': cacheControl.shared }, body: [Buffer.from(text)] },
      {
        version: '1',
        validity: { until: at('2027-01-01T00:00:00Z'), staleUntil: undefined },
        madeAt: at('2026-11-21T00:00:00Z'),
      },
    );
  const pageKey = (path: string) => ({ text: path, isVariant: false });
  const queryKey = (index: number) => ({ text: `/en/more-news?year=${index}`, isVariant: true });

  it('keeps the pages of the site, however many other addresses are made up', () => {
    const cache = new PageCache(200_000);
    const page = from('a page');
    cache.set(pageKey('/en'), page);
    for (let index = 0; index < 10_000; index++) cache.set(queryKey(index), from(`page ${index}`));
    expect(cache.get(pageKey('/en'))).to.equal(page);
    expect(cache.get(queryKey(9_999))).not.to.equal(undefined);
    expect(cache.get(queryKey(0))).to.equal(undefined);
    cache.stop();
  });

  it('counts the compressed forms of a page too', async () => {
    const random = Array.from({ length: 900 }, (_, index) => hash('sha256', String(index), 'base64')).join('');
    const cache = new PageCache(4 * 48_000);
    const first = from(`first ${random}`);
    const second = from(`second ${random}`);
    const third = from(`third ${random}`);
    cache.set(pageKey('/1'), first);
    cache.set(pageKey('/2'), second);
    cache.set(pageKey('/3'), third);
    expect(cache.get(pageKey('/1'))).to.equal(first);
    while (third.inEncoding(['br']) === third.inEncoding([])) await new Promise(setImmediate);
    const kept = ['/1', '/2', '/3'].map((path) => cache.get(pageKey(path))).filter((page) => page !== undefined);
    expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).to.be.at.most(0.75 * 4 * 48_000);
    expect(kept.length).to.be.lessThan(3);
    cache.stop();
  });

  it('has room for many times as many pages as would fit uncompressed', async () => {
    const cache = new PageCache(200_000);
    const paths = Array.from({ length: 20 }, (_, index) => pageKey(`/${index}`));
    for (const path of paths) {
      const page = from(`${path.text} ${'irrigation '.repeat(8_000)}`);
      cache.set(path, page);
      while (page.inEncoding(['gzip']) === page.inEncoding([])) await new Promise(setImmediate);
    }
    expect(paths.filter((path) => cache.get(path) === undefined)).to.deep.equal([]);
    cache.stop();
  });

  it('takes an address with a query at its second request, and any other at its first', () => {
    const cache = new PageCache(200_000);
    expect(cache.admits(pageKey('/en'))).to.equal(true);
    expect(cache.admits(queryKey(1))).to.equal(false);
    expect(cache.admits(queryKey(2))).to.equal(false);
    expect(cache.admits(queryKey(1))).to.equal(true);
    cache.stop();
  });
});

/** The bytes of a response as they were sent. */
async function receive(port: number, path: string, encoding: string) {
  const request = sendGet({ port, path, headers: { Host: DEPARTMENT_HOST, 'Accept-Encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: response.headers, bytes: await buffer(response) };
}
