import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import sinon from 'sinon';
import { REVERSE_PROXIES, type RunningProxy } from '#test/support/reverseProxies.ts';
import { open, send, type TestResponse, type TestRequest } from '#test/support/send.ts';
import { DEPARTMENT_HOST, REGION_HOST } from '#test/support/testArchives.ts';
import { ASSET, startTestApp, type TestApp } from '#test/support/testApp.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
/** Answers about pages that one visitor may send in an hour. */
const MOST_ANSWERS = 60;
const [VISITOR, ANOTHER] = ['127.0.0.2', '127.0.0.3'];

/** As docs/operating.md has them for a proxy on the same machine. */
const SETTINGS = { HOST: '127.0.0.1', TRUST_PROXY: 'loopback' };

/** Everything that a visitor can say of where they come from. */
const CLAIMS: readonly (readonly [string, string])[] = [
  ['X-Forwarded-For', '203.0.113.9'],
  ['X-Forwarded-For', '127.0.0.1, 203.0.113.10'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Host', REGION_HOST],
  ['X-Forwarded-Port', '80'],
  ['X-Real-IP', '203.0.113.9'],
  ['Forwarded', `for=203.0.113.9;host=${REGION_HOST};proto=http`],
];

for (const proxy of REVERSE_PROXIES) {
  const { name, missing } = proxy;
  // Where `CI` is set, a promise that was not tried is not kept.
  const isSkipped = missing.length > 0 && process.env['CI'] !== 'true';
  const title = `Behind ${name}, as docs/operating.md sets it up`;

  (isSkipped ? describe.skip : describe)(isSkipped ? `${title} (not installed: ${missing.join(', ')})` : title, () => {
    let app: TestApp;
    let running: RunningProxy;
    const ends: (() => Promise<void>)[] = [];

    before(async () => {
      app = await startTestApp({ environment: SETTINGS });
      ends.unshift(() => app.close());
      running = await proxy.start(app.port);
      ends.unshift(() => running.stop());
    });
    after(async () => {
      for (const end of ends) await end();
    });
    afterEach(() => sinon.restore());

    const visit = (asked: TestRequest) => send(running.httpsPort, { secure: true, ...asked });
    const vote = (from: string, headers: readonly (readonly [string, string])[] = []) =>
      visit({
        ...{ path: '/en/feedback', method: 'POST', body: 'about=/en/main&useful=yes', from },
        headers: [...Object.entries(FORM), ...headers],
      });

    it('the host decides the site, over HTTP/1.1 and HTTP/2, and a host of nobody gets no site', async () => {
      expect((await visit({ path: '/en/more-news', host: REGION_HOST })).body).to.include('Regional Office');
      expect((await visit({ path: '/en/more-news' })).body).to.include('News news-12');
      expect(await overHttp2(running.httpsPort, REGION_HOST, '/en/more-news')).to.include('Regional Office');
      expect((await visit({ path: '/en', host: 'nobody.example.org' })).status).to.equal(421);
    });

    it('what comes over plain HTTP is led to https, whatever it says of itself', async () => {
      for (const headers of [{}, { 'X-Forwarded-Proto': 'https' }]) {
        const answer = await send(running.httpPort, { path: '/en/main?size=20', host: REGION_HOST, headers });
        expect(answer.status).to.equal(308);
        expect(answer.headers.location).to.equal(`https://${REGION_HOST}/en/main?size=20`);
      }
    });

    it('cookies are Secure, links are https, and browsers are told once to stay with it', async () => {
      const entrance = await visit({ path: '/' });
      expect(entrance.status).to.equal(302);
      expect(entrance.headers['set-cookie']!.join()).to.match(/^i18n_redirected=en;.*; Secure; SameSite=Lax$/);
      const { headers, body } = await visit({ path: '/en/main' });
      expect(body).to.include(`<link rel="canonical" href="https://${DEPARTMENT_HOST}/en/main"/>`);
      expect(headers['strict-transport-security']).to.match(/^max-age=\d{8}$/);
    });

    it('what visitors say of their host and protocol changes nothing', async () => {
      for (const path of ['/', '/en/main', '/nowhere']) {
        const plain = await visit({ path });
        const claiming = await visit({ path, headers: CLAIMS });
        expect(claiming.status, path).to.equal(plain.status);
        expect(claiming.body, path).to.equal(plain.body);
        expect(cookiesOf(claiming), path).to.deep.equal(cookiesOf(plain));
        expect(claiming.headers.location, path).to.equal(plain.headers.location);
      }
      expect((await visit({ path: '/en', host: 'nobody.example.org', headers: CLAIMS })).status).to.equal(421);
      const { headers } = await visit({ path: '/en', headers: { 'X-Request-Id': 'chosen-by-a-visitor' } });
      expect(headers['x-request-id']).to.match(/^[\da-f-]{32,36}$/);
    });

    it('visitors are told apart by their address, and by nothing that they say of it', async () => {
      const claims = (index: number) => CLAIMS.map(([key, value]) => [key, value.replaceAll('9', `${index}`)] as const);
      const votes = await Promise.all(Array.from({ length: MOST_ANSWERS }, (_, index) => vote(VISITOR, claims(index))));
      expect(new Set(votes.map(({ status }) => status))).to.deep.equal(new Set([303]));
      expect((await vote(VISITOR)).status).to.equal(429);
      expect((await vote(VISITOR, [['X-Forwarded-For', ANOTHER]])).status).to.equal(429);
      expect((await vote(ANOTHER, [['X-Forwarded-For', VISITOR]])).status).to.equal(303);
    });

    it('a form that is too long gets the page of the website, and far too much does not come that far', async () => {
      const asked = { path: '/preferences', method: 'POST', headers: FORM };
      const long = await visit({ ...asked, body: `textSize=${'x'.repeat(600_000)}` });
      expect(long.status).to.equal(413);
      expect(long.body).to.include('<html lang="en"');

      const lines = app.log.length;
      const flood = await visit({ ...asked, headers: { ...FORM, 'Content-Length': '40000000' } });
      expect(flood.status).to.equal(413);
      expect(app.log.slice(lines).filter(({ path }) => path === asked.path)).to.deep.equal([]);
    });

    it('pages and data are compressed, and built files pass as they are', async () => {
      const encodingOf = async (path: string, accepted = 'gzip') =>
        (await visit({ path, headers: { 'Accept-Encoding': accepted } })).headers['content-encoding'];
      for (const path of ['/en/main', '/en/main/_payload.json', '/en/feeds/news.atom', '/robots.txt'])
        expect(await encodingOf(path), path).to.equal('gzip');
      expect(await encodingOf('/en/main', 'identity')).to.equal(undefined);
      expect(await encodingOf(`/assets/${ASSET}`, 'gzip, br')).to.equal('br');
    });

    for (const accepted of ['gzip', 'identity'])
      it(`the shell of a page in front of a slow API arrives before its deferred parts (${accepted})`, async () => {
        const slow = await startTestApp({ environment: SETTINGS, isRemote: true });
        ends.unshift(() => slow.close());
        const inFront = await proxy.start(slow.port);
        ends.unshift(() => inFront.stop());
        const held = Promise.withResolvers<void>();
        const { content } = slow.ports;
        const list = content.list.bind(content);
        sinon.stub(content, 'list').callsFake(async (...query) => {
          await held.promise;
          return await list(...query);
        });
        const headers = { 'Accept-Encoding': accepted };
        const port = inFront.httpsPort;
        const page = await open(port, { path: '/en', secure: true, headers, unzip: accepted === 'gzip' });
        expect(await page.until('</footer>'))
          .to.include('<h1')
          .and.not.include('News news-12');
        held.resolve();
        expect(await page.text()).to.include('News news-12');
      });

    if (name === 'nginx')
      it('a page is used for a second without a request, but not one that is counted or depends on preferences', async () => {
        const requestsOf = (path: string) =>
          app.log.filter((line) => line['msg'] === 'request' && line['path'] === path).length;
        const [list, item] = ['/en/documents', '/en/news/news-1'];
        let before: number;
        do {
          before = requestsOf(list);
          expect((await visit({ path: list })).body).to.include('data-text-size="normal"');
        } while (requestsOf(list) > before); // mocha's time limit ends a wait in vain
        const large = await visit({ path: list, headers: { Cookie: 'prefs=large.dark' } });
        expect(large.body).to.include('data-text-size="large"');
        expect((await visit({ path: list, host: REGION_HOST })).body).to.include('Regional Office');
        for (let visits = 0; visits < 3; visits++) await visit({ path: item });
        expect(requestsOf(item)).to.equal(3);
      });

    it('connections to the website are used again', async () => {
      const connections = new Set<unknown>();
      const channel = 'http.server.request.start';
      const count = (message: unknown) => {
        const { request } = message as { request: IncomingMessage };
        if (request.url === '/robots.txt' && request.socket.localPort === app.port) connections.add(request.socket);
      };
      subscribe(channel, count);
      for (let visits = 0; visits < 8; visits++) await visit({ path: '/robots.txt' });
      unsubscribe(channel, count);
      // A proxy may keep one for each of its threads.
      expect(connections.size).to.be.within(1, 4);
    });
  });
}

/** Without the second at which they end, which may be the next one by the second visit. */
function cookiesOf({ headers }: TestResponse): readonly string[] | undefined {
  return headers['set-cookie']?.map((cookie) => cookie.replace(/ Expires=[^;]+;/, ''));
}

async function overHttp2(port: number, host: string, path: string): Promise<string> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': path, ':authority': host });
    const [headers] = (await once(stream, 'response')) as [{ ':status'?: number }];
    expect(headers[':status']).to.equal(200);
    return await text(stream);
  } finally {
    session.close();
  }
}
