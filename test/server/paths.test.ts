import { expect } from 'chai';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';

describe('Paths', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  it('in another case, or with a slash at the end, redirect to the exact path with the query', async () => {
    const cases = [
      ['/en/MAIN', '/en/main'],
      ['/EN/main', '/en/main'],
      ['/Th', '/th'],
      ['/en/', '/en'],
      ['/en/main/', '/en/main'],
      ['/en/intropage', '/en/Intropage'],
      ['/TH/News/NEWS-1/', '/th/news/news-1'],
      ['/en/more-news/?page=2&x=%2F', '/en/more-news?page=2&x=%2F'],
      ['/en/%6Dain', '/en/main'],
      ['/%65n/news/%6eews-1', '/en/news/news-1'],
    ] as const;
    for (const [path, exact] of cases) {
      const { status, headers } = await app.send(path);
      expect(status, path).to.equal(308);
      expect(headers.location, path).to.equal(exact);
    }
  });

  it('below a base path redirect to the exact path below it', async () => {
    const mounted = await startTestApp({ environment: { BASE_PATH: '/portal' } });
    try {
      expect((await mounted.send('/portal/')).headers.location).to.equal('/portal/en');
      expect((await mounted.send('/portal/EN/main/?a=b')).headers.location).to.equal('/portal/en/main?a=b');
      const { status, body } = await mounted.send('/portal/en/main');
      expect(status).to.equal(200);
      expect(body).to.include('href="https://www.example.go.th/portal/en/main"').and.include('href="/portal/th/main"');
      expect((await mounted.send('/en/main')).status).to.equal(404);
    } finally {
      await mounted.close();
    }
  });

  it('that are unknown are not found, in the language of the path or of the visitor', async () => {
    const thai = { 'Accept-Language': 'th' };
    const cases = [
      ['/en/nothing-here', 'en'],
      ['/th/nothing-here', 'th'],
      ['/en/news/nothing-here', 'en'],
      ['/fr/x', 'th'],
      ['/fr', 'th'],
      ['/EN-gb/main', 'th'],
      ['/favicon.png', 'th'],
      ['/en/main/more/and/more', 'en'],
      ['/en//main', 'en'],
      ['//en/main', 'th'],
      ['/en/news//', 'en'],
      ['/en/a/b/%E2%80%A8', 'en'], // a line separator
      ['/en/oit/2569/%E0%B8%81', 'en'],
    ] as const;
    for (const [path, language] of cases) {
      const { status, headers, body } = await app.send({ path, headers: thai });
      expect(status, path).to.equal(404);
      expect(headers['cache-control'], path).to.equal('private, no-store');
      expect(body, path)
        .to.include(`<html lang="${language}"`)
        .and.include('sorry, the content you want was not found');
      expect(body, path).to.include(language === 'th' ? 'ไม่พบหน้านี้' : 'Page not found');
      expect(body, path).to.include('<meta name="robots" content="noindex"/>').and.not.include('rel="canonical"');
    }
  });

  it('are echoed on the 404 page: decoded, escaped, cut at 200 characters', async () => {
    expect((await app.send('/en/%E0%B8%99%E0%B9%89%E0%B8%B3')).body).to.include('Page Not Found: /en/น้ำ<');
    const markup = await app.send('/en/%3Cscript%3Ealert(1)%3C%2fscript%3E');
    expect(markup.status).to.equal(404);
    expect(markup.body).to.include('Page Not Found: /en/&lt;script&gt;').and.not.include('<script>alert');
    const long = await app.send(`/en/${'a'.repeat(500)}`);
    expect(long.body).to.include(`Page Not Found: /en/${'a'.repeat(196)}<`);
  });

  it('cannot end the attributes that they are written into, with quotes of either kind', async () => {
    for (const path of [`/en/x"onclick="alert(1)`, `/en/x'onclick='alert(1)`, `/en/main?q="onclick="alert(1)`]) {
      const { body } = await app.send(path);
      expect(body, path).not.to.match(/["']onclick=["']alert/);
      for (const [, attributes = ''] of body.matchAll(/<[a-z]+\b([^<>]*)>/g))
        expect(attributes.replaceAll(/="[^"]*"/g, ''), path).not.to.match(/onclick|alert/);
    }
  });

  it('with an encoded slash or a backslash inside a segment are not found', async () => {
    for (const path of [
      '/en/news%2Fnews-1',
      '/en/news%2fnews-1',
      '/en/news%2Fnews-1/',
      '/en%2Fmain',
      '/en/a%5cb',
      '/en\\main',
      '/en/history\\founder',
      '/en/news\\news-1',
    ])
      expect((await app.send(path)).status, path).to.equal(404);
  });

  it('with dot segments are not found, so that no page has a second address', async () => {
    for (const path of [
      '/en/../en/main',
      '/en/./main',
      '/en/%2e%2e/en/main',
      '/en/%2E/main',
      '/en/news/..',
      '/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/en/..;/main',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/media/..%2f..%2fpackage.json',
      '/builds/../en',
    ])
      expect((await app.send(path)).status, path).to.equal(404);
  });

  it('with invalid escapes or control characters are bad requests', async () => {
    for (const path of [
      '/en/%',
      '/en/%zz',
      '/%E0%A4%A',
      '/en/%C0%AF',
      '/en/%ED%A0%80',
      '/en/%00',
      '/en/main%00.html',
      '/en/%0d%0aSet-Cookie:x',
      '/en/%7F',
      '/media/%',
      '/media/%E0%A4%A',
      '/en/%zz/_payload.json',
    ]) {
      const { status, headers, body } = await app.send({ path, headers: { 'Accept-Language': 'th' } });
      expect(status, path).to.equal(400);
      expect(headers['set-cookie'], path).to.equal(undefined);
      if (!path.endsWith('.json')) expect(textOf(body), path).to.include('เกิดข้อผิดพลาด: 400');
    }
  });

  it('of more than 2,000 characters are refused, whatever the length of the query', async () => {
    for (const path of [`/en/${'a'.repeat(8_000)}`, `/en/${'a/'.repeat(4_000)}`, `/en/${'%E0%B8%81'.repeat(900)}`])
      expect((await app.send(path)).status).to.equal(400);
    expect((await app.send(`/en/main?${'a=1&'.repeat(2_000)}`)).status).to.equal(200);
    const pathOf = (length: number) => '/en/'.padEnd(length, 'a');
    expect((await app.send(pathOf(2_000))).status, 'the longest path').to.equal(404);
    expect((await app.send(pathOf(2_001))).status, 'one character more').to.equal(400);
  });

  it('never redirect to another site, however they are written', async () => {
    const paths = [
      '//evil.example/',
      '//evil.example/EN/',
      '///evil.example',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%2f/evil.example/',
      '/%09/evil.example/',
      '/en//evil.example/',
      '/EN//evil.example/',
      '/en/..//evil.example/',
      '/.//evil.example/',
      '/EN/%2f%2fevil.example/',
      '/TH/\\evil.example/',
      'http://www.example.go.th//evil.example/EN/',
    ];
    for (const path of paths) {
      const { status, headers } = await app.send(path);
      expect(status, path).to.be.within(300, 499);
      expect(headers.location ?? '/en', path).to.match(/^\/(en|th)(\/(?![/\\])|$)/);
    }
  });

  it('of lists with a page, size, category or year that does not exist are not found', async () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'page=',
      'page=99',
      'page=1e9',
      'page=99999999999',
      'page=%00',
      'size=11',
      'size=',
      'size=1000000',
      'category=nothing',
      'category=__proto__',
      'category=%27--',
      'category=%00',
      'category=%ff',
      'subcategory=nothing',
      'category=water&subcategory=nothing',
      'year=20',
      'year=abcd',
      'year=3026',
    ])
      expect((await app.send(`/en/more-news?${query}`)).status, query).to.equal(404);
    for (const query of [
      '',
      'page=2',
      'size=50',
      'category=&year=',
      'category=water&subcategory=dams',
      'year=2025',
      'unknown=1',
      'page=2&page=77',
      '%',
      '=&=&',
    ])
      expect((await app.send(`/en/more-news?${query}`)).status, query).to.equal(200);
  });

  it('accept GET and HEAD, and POST where they have a form; other methods get 405 with Allow', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
      for (const path of ['/en/main', '/', '/fr/x', '/en/main/_payload.json']) {
        const { status, headers } = await app.send({ path, method });
        expect(status, `${method} ${path}`).to.equal(405);
        expect(headers.allow).to.equal('GET, HEAD');
      }
    for (const path of ['/en/contact', '/th/report-broken-file', '/th/feedback', '/en/contact/_payload.json'])
      expect((await app.send({ path, method: 'PUT' })).headers.allow, path).to.equal('GET, HEAD, POST');
  });

  it('respond to HEAD with the headers of GET, without the body', async () => {
    for (const path of ['/en/main', '/en/nothing-here', '/', '/en/MAIN', '/en/_payload.json']) {
      const get = await app.send(path);
      const head = await app.send({ path, method: 'HEAD' });
      expect(head.status, path).to.equal(get.status);
      expect(head.body).to.equal('');
      for (const name of ['content-type', 'content-length', 'cache-control', 'location'])
        expect(head.headers[name], `${name} of ${path}`).to.equal(get.headers[name]);
    }
  });
});
