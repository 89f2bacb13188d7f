import { expect } from 'chai';
import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sinon from 'sinon';
import type { ContentQuery } from '#ports/Content.ts';
import type { ContentList } from '#domain/content/content.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { drawFaultyPart } from '#test/support/drawFaultyPart.ts';
import { textOf } from '#test/support/textOf.ts';

const WAITING = 'This part is still on its way.';
const UNAVAILABLE = 'This part cannot be shown at the moment.';
const LATE_TITLE = 'News news-12';
/** After this long a page goes without what is late. */
const LONGER_THAN_A_PAGE_WAITS_MS = 30;
const END = '</body></html>';

describe('A page with a deferred part', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  /** Makes the headlines of the front door wait until the test lets them go. */
  const holdHeadlines = () => {
    const list = sinon.stub(app.ports.content, 'list');
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    list.callsFake(async (query: ContentQuery): Promise<ContentList> => {
      asked.resolve();
      await held.promise;
      return await list.wrappedMethod.call(app.ports.content, query);
    });
    return { asked: asked.promise, release: () => held.resolve(), fail: (fault: unknown) => held.reject(fault) };
  };

  /** Makes a read wait for ever, and watches the signal that it was given. */
  const holdForEver = (read: 'list' | 'find') => {
    const asked = Promise.withResolvers<void>();
    const stub = sinon.stub(app.ports.content, read).callsFake(() => {
      asked.resolve();
      return new Promise<never>(() => undefined);
    });
    return {
      asked: asked.promise,
      signal: () => stub.firstCall.args.find((argument) => argument instanceof AbortSignal),
    };
  };

  it('sends everything else before the deferred part is loaded', async () => {
    const headlines = holdHeadlines();
    const page = await app.open('/en');
    expect(page.status).to.equal(200);
    const first = await page.until('</footer>');
    expect(first).to.include('<h1').and.include('Water today').and.include(WAITING);
    expect(first).to.include('href="/en?complete=1"').and.not.include(LATE_TITLE);
    headlines.release();
    const whole = await page.whole();
    expect(whole.indexOf(LATE_TITLE)).to.be.greaterThan(whole.indexOf('</footer>'));
    expect(whole.endsWith(END)).to.equal(true);
  });

  it('is not cached, because its headers are sent before the part is loaded', async () => {
    const headlines = holdHeadlines();
    const page = await app.open('/en');
    expect(page.headers['cache-control']).to.equal('private, no-store');
    expect(page.headers['content-length']).to.equal(undefined);
    headlines.release();
    await page.whole();
  });

  it('inserts the deferred part with scripts that only the policy of this response allows', async () => {
    const nonces: string[] = [];
    for (let visits = 0; visits < 2; visits++) {
      const headlines = holdHeadlines();
      const page = await app.open('/en');
      headlines.release();
      const html = await page.whole();
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

  it('that is loaded at once contains no script and no nonce', async () => {
    for (const path of ['/en', '/th/main', '/en/news/news-1']) {
      const { headers, body } = await app.send(path);
      expect(inlineScripts(body), path).to.be.empty;
      expect(headers['content-security-policy']).to.include("script-src 'self'").and.not.include('nonce');
      expect(Number(headers['content-length'])).to.equal(Buffer.byteLength(body));
    }
  });

  it('is sent in one piece, without scripts, when the complete page is requested', async () => {
    const headlines = holdHeadlines();
    const answer = app.send('/en?complete=1');
    await headlines.asked;
    await pause(LONGER_THAN_A_PAGE_WAITS_MS);
    headlines.release();
    const { status, headers, body } = await answer;
    expect(status).to.equal(200);
    expect(inlineScripts(body)).to.be.empty;
    expect(body).not.to.include(WAITING);
    expect(body.indexOf(LATE_TITLE)).to.be.within(body.indexOf('<main'), body.indexOf('</main>'));
    expect(headers['content-security-policy']).not.to.include('nonce');
  });

  describe('with a slow source', () => {
    const DOCUMENT = 'A manual of weirs';
    /** Tells when the documents are asked for, which the main page does not wait for as it waits for news. */
    const watchDocuments = () => {
      const asked = sinon.spy();
      const list = sinon.stub(app.ports.content, 'list');
      list.callsFake(async (query: ContentQuery): Promise<ContentList> => {
        if (query.kind === 'document') asked();
        if (query.kind === 'news') await pause(LONGER_THAN_A_PAGE_WAITS_MS);
        return await list.wrappedMethod.call(app.ports.content, query);
      });
      return asked;
    };

    it('fetches the part after everything else was sent', async () => {
      const asked = watchDocuments();
      const written = sinon.spy(ServerResponse.prototype, 'write');
      const page = await app.open('/en/main');
      expect(await page.whole()).to.include(DOCUMENT);
      expect(asked.callCount).to.equal(1);
      expect(asked.calledAfter(written)).to.equal(true);
    });

    it('never fetches the part when the client disconnected before', async () => {
      const asked = watchDocuments();
      const leave = new AbortController();
      const requestId = 'left-before-the-shell';
      const answer = app.open({ path: '/en/main', signal: leave.signal, headers: { 'X-Request-Id': requestId } });
      answer.catch(() => undefined);
      await pause(LONGER_THAN_A_PAGE_WAITS_MS / 2);
      leave.abort();
      expect(await app.requestLine(requestId)).to.include({ aborted: true });
      await pause(2 * LONGER_THAN_A_PAGE_WAITS_MS);
      expect(asked.callCount).to.equal(0);
    });

    it('has the part in the complete page, and in the data of the page', async () => {
      watchDocuments();
      expect((await app.send('/en/main?complete=1')).body)
        .to.include(DOCUMENT)
        .and.not.include(WAITING);
      expect((await app.send('/en/main/_payload.json')).body).to.include(DOCUMENT);
    });
  });

  it('shows a sentence in place of a part that fails, and is complete HTML', async () => {
    const headlines = holdHeadlines();
    const page = await app.open('/en');
    await page.until('</footer>');
    headlines.fail(new Unavailable('store', 'secret reason', { publicMessage: 'Error Fetching Layouts' }));
    const html = await page.whole();
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
      expect(headers['cache-control'], path).to.equal('private, no-store'); // nobody keeps a page with a gap
      expect(body).to.include(UNAVAILABLE).and.not.include('secret reason');
      expect(inlineScripts(body)).to.be.empty;
    }
  });

  it('shows the sentence at the timeout of a part that never resolves', async () => {
    const headlines = holdHeadlines();
    sinon.stub(app.ports.water, 'reservoirs').returns(new Promise(() => undefined));
    const time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arriving = app.open('/en');
    await headlines.asked;
    while (time.countTimers() < 5) await nextTurn(); // the page's deadline, its late turn's two, two parts'
    time.tick(10);
    const page = await arriving;
    await page.until('</footer>');
    time.tick(1_500);
    const html = await page.whole();
    expect(html).to.include(UNAVAILABLE);
    expect(html.endsWith(END)).to.equal(true);
    time.restore();
    headlines.release();
  });

  it('is complete HTML when a part cannot be rendered', async function () {
    this.timeout(30_000); // a process of its own
    const page = await drawFaultyPart();
    expect(page.status).to.equal(200);
    expect(page.html).to.include(WAITING);
    expect(page.html.endsWith(END)).to.equal(true);
    expect(page.html).not.to.match(/TypeError|undefined|\.tsx?\b/);
    expect(page.warnings).to.deep.equal(['a part of a page could not be rendered']);
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
      const { asked, signal } = holdForEver(read);
      const time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const answer = app.send(path);
      await asked;
      time.tick(3_000);
      const { status, headers, body } = await answer;
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
      const { asked, signal } = holdForEver(read);
      const leave = new AbortController();
      const answer = app.open({ path, signal: leave.signal });
      answer.catch(() => undefined);
      await asked;
      expect(signal()?.aborted, path).to.equal(false);
      const fired = once(signal()!, 'abort');
      leave.abort();
      await fired;
      sinon.restore();
    }
  });

  it('stops rendering when the client disconnects, without an unhandled rejection', async () => {
    const unhandled = sinon.spy();
    process.on('unhandledRejection', unhandled);
    try {
      const headlines = holdHeadlines();
      const requestId = 'left-in-the-middle';
      const page = await app.open({ path: '/en', headers: { 'X-Request-Id': requestId } });
      await page.until('</footer>');
      await page.leave();
      expect(await app.requestLine(requestId)).to.include({ aborted: true, status: 200 });
      headlines.fail(new Unavailable('store', 'the store went as well'));
      await pause(20);
      expect(unhandled.callCount).to.equal(0);
      const own = app.log.filter((line) => line['requestId'] === requestId);
      expect(own.map(({ msg }) => msg)).to.deep.equal(['request']); // nobody is warned of what nobody waits for
    } finally {
      process.off('unhandledRejection', unhandled);
    }
    expect((await app.send('/en')).status).to.equal(200);
  });

  it('stops when the client disconnects before anything was sent', async () => {
    const find = sinon.stub(app.ports.content, 'find');
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<never>();
    find.callsFake(() => {
      asked.resolve();
      return held.promise;
    });
    const requestId = 'left-at-the-start';
    const leave = new AbortController();
    const answer = app.open({ path: '/en/news/news-1', headers: { 'X-Request-Id': requestId }, signal: leave.signal });
    answer.catch(() => undefined);
    await asked.promise;
    leave.abort();
    expect(await app.requestLine(requestId)).to.include({ aborted: true });
    held.reject(new Unavailable('store', 'too late'));
    await pause(20);
    expect(app.log.filter((line) => line['requestId'] === requestId && line['level'] === 'error')).to.be.empty;
  });
});

/** One turn of the event loop. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Opening tags of the scripts that stand in the page itself, data left out. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bsrc=|application\/(?:ld\+)?json/.test(tag));
}
