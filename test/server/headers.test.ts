import { expect } from 'chai';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sinon from 'sinon';
import { ASSET, startTestApp, type TestApp } from '#test/support/testApp.ts';
import type { TestRequest } from '#test/support/send.ts';
import { CLOSED_HOST } from '#test/support/testArchives.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { textOf } from '#test/support/textOf.ts';

// In the test archive.
const PICTURE = `${'0123456789abcdef'.repeat(2)}.png`;

describe('Every response', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    await writeFile(join(app.mediaFolder, PICTURE), 'png');
  });
  after(() => app.close());
  afterEach(() => sinon.restore());

  const RESPONSES: readonly (readonly [kind: string, status: number, request: TestRequest])[] = [
    ['a page', 200, { path: '/en/main' }],
    ['the language redirect', 302, { path: '/' }],
    ['a redirect', 308, { path: '/en/MAIN' }],
    ['a page not found', 404, { path: '/en/nothing-here' }],
    ['a bad request', 400, { path: '/en/%zz' }],
    ['an unknown host', 421, { path: '/en', host: 'nobody.example.org' }],
    ['a wrong method', 405, { path: '/en/main', method: 'DELETE' }],
    ['maintenance', 503, { path: '/en', host: CLOSED_HOST }],
    ['page data', 200, { path: '/en/main/_payload.json' }],
    ['missing page data', 404, { path: '/en/nothing-here/_payload.json' }],
    ['a feed', 200, { path: '/en/feeds/news.atom' }],
    ['the site map', 200, { path: '/sitemap.xml' }],
    ['a part of the site map', 200, { path: '/sitemap/news-1.xml' }],
    ['robots.txt', 200, { path: '/robots.txt' }],
    ['security.txt', 200, { path: '/.well-known/security.txt' }],
    ['the manifest', 200, { path: '/en/manifest.webmanifest' }],
    ['the icon', 302, { path: '/favicon.ico' }],
    ['maintenance, for programs', 503, { path: '/robots.txt', host: CLOSED_HOST }],
    ['a range of media', 206, { path: `/media/${PICTURE}`, headers: { Range: 'bytes=0-1' } }],
    ['an invalid range of media', 416, { path: `/media/${PICTURE}`, headers: { Range: 'bytes=9-' } }],
    ['an asset', 200, { path: `/assets/${ASSET}` }],
    ['a missing asset', 404, { path: '/assets/nothing.js' }],
    ['media', 200, { path: `/media/${PICTURE}` }],
    ['missing media', 404, { path: '/media/nothing.png' }],
    ['the id of the running build', 200, { path: '/builds/latest.json' }],
    ['the manifest of a build', 200, { path: '/builds/meta/build-1.json' }],
    ['health', 200, { path: '/livez' }],
    ['readiness', 200, { path: '/readyz' }],
    ['a refused form', 403, { path: '/preferences', method: 'POST', body: 'textSize=large' }],
    [
      'a form',
      303,
      {
        path: '/preferences',
        method: 'POST',
        body: 'textSize=large',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      },
    ],
  ];

  for (const [kind, status, request] of RESPONSES)
    it(`has strict security headers: ${kind}`, async () => {
      const { status: actual, headers } = await app.send(request);
      expect(actual).to.equal(status);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).to.include("default-src 'none'");
      expect(policy.join()).not.to.match(/unsafe|\*|https?:|data:/);
      if (!request.path.startsWith('/media/0')) {
        expect(policy).to.include("frame-ancestors 'none'").and.include("base-uri 'none'");
        expect(policy).to.include("form-action 'self'").and.include("script-src 'self'");
      }
      expect(headers).to.include({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['permissions-policy']).to.include('camera=()');
      expect(headers['strict-transport-security']).to.match(/^max-age=\d{8}/);
      expect(headers['x-request-id']).to.match(/^[\w-]{8,64}$/);
      expect(headers).not.to.have.any.keys('x-powered-by', 'server');
      expect(headers['cache-control'], 'every response has Cache-Control').to.be.a('string');
      if (headers['set-cookie'] !== undefined) expect(headers['cache-control']).to.match(/^private/);
    });

  it('has strict security headers when it is an error, and outside of the base path', async () => {
    sinon.stub(app.ports.content, 'find').rejects(new Unavailable('store', 'gone'));
    const fault = await app.send('/en/news/news-1');
    expect(fault.status).to.equal(503);
    expect(fault.headers['content-security-policy']).to.include("frame-ancestors 'none'");
    const mounted = await startTestApp({ environment: { BASE_PATH: '/portal' } });
    try {
      const { status, headers, body } = await mounted.send({
        path: '/elsewhere',
        headers: { 'Accept-Language': 'th' },
      });
      expect(status).to.equal(404);
      expect(headers).to.include({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' });
      expect(headers['content-security-policy']).to.include("frame-ancestors 'none'");
      expect(body).to.include('<html lang="th"').and.include('href="/portal/th/main"');
      expect(textOf(body)).to.include('เกิดข้อผิดพลาด: 404');
    } finally {
      await mounted.close();
    }
  });

  it('has the request id of the proxy when it is well-formed, else a new one', async () => {
    const idFor = async (given: string) =>
      (await app.send({ path: '/livez', headers: { 'X-Request-Id': given } })).headers['x-request-id'];
    for (const good of ['0af76519-16cd-43dd-8448-eb211c80319c', 'a'.repeat(64), 'ABC_123-x'])
      expect(await idFor(good)).to.equal(good);
    for (const bad of ['', 'short', 'a'.repeat(65), 'with space in', '<script>alert(1)</script>', 'a;b=c,d,e'])
      expect(await idFor(bad), bad).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const twice = await app.send({
      path: '/livez',
      headers: [
        ['X-Request-Id', 'first-one'],
        ['X-Request-Id', 'second-one'],
      ],
    });
    expect(twice.headers['x-request-id']).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it('can be cached when it is the same for everybody, and otherwise not', async () => {
    const cacheOf = async (request: TestRequest) => (await app.send(request)).headers['cache-control'];
    const withPreferences = (prefs: string) => ({ path: '/en/main', headers: { Cookie: `prefs=${prefs}` } });
    expect(await cacheOf({ path: '/en/main' })).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
    expect(await cacheOf(withPreferences('normal.auto'))).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
    expect(await cacheOf(withPreferences('nonsense'))).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
    expect(await cacheOf(withPreferences('large.auto'))).to.equal('private, max-age=0, must-revalidate');
    expect(await cacheOf(withPreferences('normal.high'))).to.equal('private, max-age=0, must-revalidate');
    expect(await cacheOf({ path: '/en/nothing-here' })).to.equal('private, no-store');
    expect(await cacheOf({ path: `/assets/${ASSET}` })).to.match(/^public, ?max-age=31536000, ?immutable$/);
    expect(await cacheOf({ path: `/media/${PICTURE}` })).to.equal('public, max-age=31536000, immutable');
    expect(await cacheOf({ path: '/builds/latest.json' })).to.equal('no-store');
    expect(await cacheOf({ path: '/livez' })).to.equal('no-store');
  });
});

describe('Built files', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  it('are named by the manifest of the running build, which lists every route', async () => {
    expect(JSON.parse((await app.send('/builds/latest.json?1795230000000')).body)).to.deep.equal({ id: 'build-1' });
    const manifest = JSON.parse((await app.send('/builds/meta/build-1.json')).body) as {
      id: string;
      routes: unknown[];
    };
    expect(manifest.id).to.equal('build-1');
    expect(manifest.routes).to.deep.include({ id: 'newsList', path: '/:lang/more-news' });
    expect((await app.send('/builds/meta/build-0.json')).status).to.equal(404);
  });

  it('are sent whole for every Range header, a malformed one included', async () => {
    for (const range of ['bytes=5-2', 'bytes=-3', 'bytes=0-2', 'bytes=999-', 'bytes=a-b', 'x']) {
      const { status, body } = await app.send({ path: `/assets/${ASSET}`, headers: { Range: range } });
      expect(status, range).to.equal(200);
      expect(body).to.equal('export {};\n');
    }
  });

  it('are sent in the smallest encoding that the browser accepts', async () => {
    const formFor = async (accepted: string) => {
      const { headers, body } = await app.send({ path: `/assets/${ASSET}`, headers: { 'Accept-Encoding': accepted } });
      expect(headers.vary).to.equal('Accept-Encoding');
      expect(headers['content-type']).to.equal('text/javascript; charset=utf-8');
      return [headers['content-encoding'], body];
    };
    expect(await formFor('gzip, deflate, br, zstd')).to.deep.equal(['br', 'brotli']);
    expect(await formFor('gzip')).to.deep.equal(['gzip', 'gzip']);
    expect(await formFor('gzip;q=0, br;q=0')).to.deep.equal([undefined, 'export {};\n']);
    expect(await formFor('')).to.deep.equal([undefined, 'export {};\n']);
  });

  it('are sent for GET and HEAD only', async () => {
    const path = `/assets/${ASSET}`;
    expect(await app.send({ path, method: 'HEAD' })).to.include({ status: 200, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, body } = await app.send({ path, method });
      expect(status, method).to.equal(405);
      expect(body, method).not.to.include('export {}');
    }
  });

  it('are not sent again to a browser that has cached them', async () => {
    const { headers } = await app.send(`/assets/${ASSET}`);
    const again = await app.send({ path: `/assets/${ASSET}`, headers: { 'If-None-Match': headers.etag! } });
    expect(again).to.include({ status: 304, body: '' });
    expect((await app.send({ path: `/assets/${ASSET}`, headers: { 'If-None-Match': 'W/"other"' } })).status).to.equal(
      200,
    );
  });

  it('are still served when the next build has deleted them', async () => {
    await rm(join(app.clientFolder, 'assets', ASSET));
    expect((await app.send(`/assets/${ASSET}`)).status).to.equal(200);
  });
});
