import { expect } from 'chai';
import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import sinon from 'sinon';
import type { ContentQuery } from '#ports/Content.ts';
import type { ContentList } from '#domain/content/content.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { chunksOf, sendRaw } from '#test/support/sendRaw.ts';
import { LONG_DEADLINE, startTestApp, type TestApp } from '#test/support/testApp.ts';
import { renderFaultyPart } from '#test/support/renderFaultyPart.ts';
import { textOf } from '#test/support/textOf.ts';

const WAITING = 'This part is still loading.';
const UNAVAILABLE = 'This part cannot be shown at the moment.';
const DEFERRED_TITLE = 'News news-12';
const END = '</body></html>';

describe('A page with a deferred part', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ isRemote: true })));
  after(() => app.close());
  afterEach(() => sinon.restore());

  /** Delays the headlines of the home page until the test releases them. */
  const delayHeadlines = () => {
    const list = sinon.stub(app.ports.content, 'list');
    const request = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    list.callsFake(async (query: ContentQuery): Promise<ContentList> => {
      if (query.kind !== 'news') return await list.wrappedMethod.call(app.ports.content, query);
      request.resolve();
      await gate.promise;
      return await list.wrappedMethod.call(app.ports.content, query);
    });
    return { requested: request.promise, release: () => gate.resolve(), fail: (fault: unknown) => gate.reject(fault) };
  };

  /** Makes a read never resolve, and returns the signal that it got. */
  const neverResolve = (read: 'list' | 'find') => {
    const request = Promise.withResolvers<void>();
    const stub = sinon.stub(app.ports.content, read).callsFake(() => {
      request.resolve();
      return new Promise<never>(() => undefined);
    });
    return {
      requested: request.promise,
      signal: () => stub.firstCall.args.find((argument) => argument instanceof AbortSignal),
    };
  };

  it('sends everything else before the deferred part is loaded', async () => {
    const headlines = delayHeadlines();
    const page = await app.open('/en');
    expect(page.status).to.equal(200);
    const first = await page.until('</footer>');
    expect(first).to.include('<h1').and.include('Water today').and.include(WAITING);
    expect(first).to.include('href="/en?complete=1"').and.not.include(DEFERRED_TITLE);
    headlines.release();
    const complete = await page.text();
    expect(complete.indexOf(DEFERRED_TITLE)).to.be.greaterThan(complete.indexOf('</footer>'));
    expect(complete.endsWith(END)).to.equal(true);
  });

  it('is not cached, because its headers are sent before the part is loaded', async () => {
    const headlines = delayHeadlines();
    const page = await app.open('/en');
    expect(page.headers['cache-control']).to.equal('private, no-store');
    expect(page.headers['content-length']).to.equal(undefined);
    headlines.release();
    await page.text();
  });

  it('inserts the deferred part with scripts that only the policy of this response allows', async () => {
    const nonces: string[] = [];
    for (let visits = 0; visits < 2; visits++) {
      const headlines = delayHeadlines();
      const page = await app.open('/en');
      headlines.release();
      const html = await page.text();
      const [, nonce = ''] =
        /script-src 'self' 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
      expect(Buffer.from(nonce, 'base64')).to.have.lengthOf(16);
      expect(inlineScripts(html)).not.to.be.empty;
      for (const script of inlineScripts(html)) expect(script).to.include(`nonce="${nonce}"`);
      nonces.push(nonce);
      sinon.restore();
    }
    expect(nonces[0]).not.to.equal(nonces[1]);
  });

  it('is sent in one piece, without scripts, when the complete page is requested', async () => {
    const headlines = delayHeadlines();
    const response = app.send('/en?complete=1');
    await headlines.requested;
    headlines.release();
    const { status, headers, body } = await response;
    expect(status).to.equal(200);
    expect(inlineScripts(body)).to.be.empty;
    expect(body).not.to.include(WAITING);
    expect(body.indexOf(DEFERRED_TITLE)).to.be.within(body.indexOf('<main'), body.indexOf('</main>'));
    expect(headers['content-security-policy']).not.to.include('nonce');
  });

  describe('that is not needed for the status', () => {
    const DOCUMENT = 'A manual of weirs';
    /** Reports when documents are requested, which the main page defers; its news wait until the test releases them. */
    const watchDocuments = () => {
      const documents = sinon.spy();
      const news = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      const list = sinon.stub(app.ports.content, 'list');
      list.callsFake(async (query: ContentQuery): Promise<ContentList> => {
        if (query.kind === 'document') documents();
        if (query.kind === 'news') {
          news.resolve();
          await gate.promise;
        }
        return await list.wrappedMethod.call(app.ports.content, query);
      });
      return { documents, newsRequested: news.promise, release: () => gate.resolve() };
    };

    it('is fetched after everything else was sent', async () => {
      const { documents, release } = watchDocuments();
      release();
      const written = sinon.spy(ServerResponse.prototype, 'write');
      const page = await app.open('/en/main');
      expect(await page.text()).to.include(DOCUMENT);
      expect(documents.callCount).to.equal(1);
      expect(documents.calledAfter(written)).to.equal(true);
    });

    it('is never fetched when the client disconnected before', async () => {
      const { documents, newsRequested, release } = watchDocuments();
      const client = new AbortController();
      const requestId = 'disconnected-before-the-shell';
      const response = app.open({ path: '/en/main', signal: client.signal, headers: { 'X-Request-Id': requestId } });
      response.catch(() => undefined);
      await newsRequested;
      client.abort();
      expect(await app.requestLine(requestId)).to.include({ aborted: true });
      release();
      expect((await app.send('/en/more-news')).status).to.equal(200);
      expect(documents.callCount).to.equal(0);
    });

    it('is in the complete page, and in the data of the page', async () => {
      const { release } = watchDocuments();
      release();
      expect((await app.send('/en/main?complete=1')).body)
        .to.include(DOCUMENT)
        .and.not.include(WAITING);
      expect((await app.send('/en/main/_payload.json')).body).to.include(DOCUMENT);
    });
  });

  it('shows a sentence in place of a part that fails, and is complete HTML', async () => {
    const headlines = delayHeadlines();
    const page = await app.open('/en');
    await page.until('</footer>');
    headlines.fail(new Unavailable('store', 'secret reason', { publicMessage: 'Error Fetching Layouts' }));
    const html = await page.text();
    expect(html)
      .to.include(UNAVAILABLE)
      .and.not.match(/secret reason|Error Fetching/);
    expect(html.endsWith(END)).to.equal(true);
    expect(app.log.filter(({ msg }) => msg === 'a deferred part failed').at(-1)).to.include({
      level: 'warn',
      part: 'headlines',
    });
  });

  it('shows the sentence, with status 200, when the part fails at once', async () => {
    sinon.stub(app.ports.content, 'list').rejects(new Error('secret reason'));
    for (const path of ['/en', '/en?complete=1']) {
      const { status, headers, body } = await app.send(path);
      expect(status).to.equal(200);
      expect(headers['cache-control'], path).to.equal('private, no-store'); // a page with a missing part is not cached
      expect(body).to.include(UNAVAILABLE).and.not.include('secret reason');
    }
  });

  it('shows the sentence at the timeout of a part that never resolves', async () => {
    const headlines = delayHeadlines();
    const time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await app.open('/en');
    await headlines.requested;
    time.tick(1_500);
    const html = await page.text();
    expect(html).to.include(UNAVAILABLE);
    expect(html.endsWith(END)).to.equal(true);
    time.restore();
    headlines.release();
  });

  it('is complete HTML when a part cannot be rendered', async () => {
    const page = await renderFaultyPart();
    expect(page.status).to.equal(200);
    expect(page.html).to.include(WAITING);
    expect(page.html.endsWith(END)).to.equal(true);
    expect(page.html).not.to.match(/TypeError|undefined|\.tsx?\b/);
    // The figures are in two places of the page.
    expect([...new Set(page.warnings)]).to.deep.equal(['a part of a page could not be rendered']);
  });

  it('is an error page when another part than a deferred one cannot be rendered', async () => {
    sinon.stub(app.ports.content, 'find').resolves({ ok: true, value: { locales: [] } } as never);
    const { status, headers, body } = await app.send('/en/news/news-1');
    expect(status).to.equal(500);
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(textOf(body)).to.include('เกิดข้อผิดพลาด: 500').and.include('รายละเอียดข้อผิดพลาด: INTERNAL SERVER ERROR');
    expect(body).not.to.match(/TypeError|undefined|\.tsx?/);
  });

  it('is an error page when what decides its status exceeds the time limit', async () => {
    for (const [path, read] of [
      ['/en/main', 'list'],
      ['/en/more-news', 'list'],
      ['/en/news/news-1', 'find'],
      ['/en/news/news-1/_payload.json', 'find'],
    ] as const) {
      const { requested, signal } = neverResolve(read);
      const time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const response = app.send(path);
      await requested;
      time.tick(Number(LONG_DEADLINE.REQUEST_DEADLINE_MS));
      const { status, headers, body } = await response;
      expect(status, path).to.equal(503);
      expect(Number(headers['retry-after']), path).to.be.within(1, 60);
      expect(headers['cache-control'], path).to.equal('private, no-store');
      expect(textOf(body).toUpperCase(), path).to.include('SERVICE UNAVAILABLE');
      expect(signal()?.aborted, path).to.equal(true);
      sinon.restore();
    }
  });

  it('aborts its requests when the client disconnects', async () => {
    for (const [path, read] of [
      ['/en/main', 'list'],
      ['/en/more-news', 'list'],
      ['/en/page-1', 'find'],
    ] as const) {
      const { requested, signal } = neverResolve(read);
      const client = new AbortController();
      const response = app.open({ path, signal: client.signal });
      response.catch(() => undefined);
      await requested;
      expect(signal()?.aborted, path).to.equal(false);
      const fired = once(signal()!, 'abort');
      client.abort();
      await fired;
      sinon.restore();
    }
  });

  it('stops rendering when the client disconnects, without an unhandled rejection', async () => {
    const unhandled = sinon.spy();
    process.on('unhandledRejection', unhandled);
    try {
      const headlines = delayHeadlines();
      const requestId = 'disconnected-in-the-middle';
      const page = await app.open({ path: '/en', headers: { 'X-Request-Id': requestId } });
      await page.until('</footer>');
      await page.disconnect();
      expect(await app.requestLine(requestId)).to.include({ aborted: true, status: 200 });
      headlines.fail(new Unavailable('store', 'the store is closed too'));
      await app.send('/livez'); // by its response, all that the rejection could start has run
      expect(unhandled.callCount).to.equal(0);
      const own = app.log.filter((line) => line['requestId'] === requestId);
      expect(own.map(({ msg }) => msg)).to.deep.equal(['request']); // no warning about a part that no client waits for
    } finally {
      process.off('unhandledRejection', unhandled);
    }
    expect((await app.send('/en')).status).to.equal(200);
  });

  it('stops when the client disconnects before anything was sent', async () => {
    const find = sinon.stub(app.ports.content, 'find');
    const request = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<never>();
    find.callsFake(() => {
      request.resolve();
      return gate.promise;
    });
    const requestId = 'disconnected-at-the-start';
    const client = new AbortController();
    const response = app.open({
      path: '/en/news/news-1',
      headers: { 'X-Request-Id': requestId },
      signal: client.signal,
    });
    response.catch(() => undefined);
    await request.promise;
    client.abort();
    expect(await app.requestLine(requestId)).to.include({ aborted: true });
    gate.reject(new Unavailable('store', 'too late'));
    await app.send('/livez'); // by its response, all that the rejection could start has run
    expect(app.log.filter((line) => line['requestId'] === requestId && line['level'] === 'error')).to.be.empty;
  });
});

describe('A page from the store of this process', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('has its deferred parts in their places, without scripts, however long they take', async () => {
    const list = sinon.stub(app.ports.content, 'list');
    const gate = Promise.withResolvers<void>();
    const request = Promise.withResolvers<void>();
    list.callsFake(async (query: ContentQuery): Promise<ContentList> => {
      request.resolve();
      await gate.promise;
      return await list.wrappedMethod.call(app.ports.content, query);
    });
    const response = app.send('/en');
    await request.promise;
    gate.resolve();
    const { headers, body } = await response;
    expect(body.indexOf(DEFERRED_TITLE)).to.be.within(body.indexOf('<main'), body.indexOf('</main>'));
    expect(body).not.to.include(WAITING);
    expect(headers['cache-control']).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
  });

  it('contains no inline script and no nonce', async () => {
    for (const path of ['/en', '/th/main', '/en/news/news-1', '/en?complete=1']) {
      const { headers, body } = await app.send(path);
      expect(inlineScripts(body), path).to.be.empty;
      expect(headers['content-security-policy']).to.include("script-src 'self'").and.not.include('nonce');
    }
  });

  it('is streamed: its shell is one chunk on the wire, and its end another one', async () => {
    const { head, body } = await sendRaw(app.port, 'GET /en/main HTTP/1.1');
    expect(head.toLowerCase()).to.include('transfer-encoding: chunked').and.not.include('content-length');
    const chunks = chunksOf(body);
    expect(chunks).to.have.length(2);
    expect(chunks[0]).to.match(/^<!DOCTYPE html>.*<\/main>.*<\/footer>/s);
    expect(chunks[1]).to.equal(END);
  });

  it('has the same status and headers for HEAD, and no body', async () => {
    const { head, body } = await sendRaw(app.port, 'HEAD /en/main HTTP/1.1');
    const { headers } = await app.send('/en/main');
    expect(head).to.match(/^HTTP\/1\.1 200 OK\r\n/);
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      expect(head.toLowerCase()).to.include(`${name}: ${String(headers[name]).toLowerCase()}`);
    expect(body).to.equal('');
  });
});

/** Opening tags of inline scripts, without those that are data. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bsrc=|application\/(?:ld\+)?json/.test(tag));
}
