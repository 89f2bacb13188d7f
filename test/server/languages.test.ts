import { expect } from 'chai';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department } from '#test/support/testArchives.ts';
import { siteLayout } from '#test/support/builders.ts';

describe('Languages', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  describe('at `/`', () => {
    const entrance = (headers: Record<string, string>) => app.send({ path: '/', headers });

    it('the language comes from the cookie, else from the browser, else it is English', async () => {
      const cases = [
        [{ Cookie: 'i18n_redirected=th', 'Accept-Language': 'en' }, '/th'],
        [{ Cookie: 'i18n_redirected=en', 'Accept-Language': 'th' }, '/en'],
        [{ Cookie: 'i18n_redirected=fr', 'Accept-Language': 'th-TH' }, '/th'],
        [{ Cookie: 'i18n_redirected=%E0', 'Accept-Language': 'th-TH' }, '/th'],
        [{ Cookie: 'i18n_redirected=j:["th"]', 'Accept-Language': 'en' }, '/en'],
        [{ 'Accept-Language': 'fr, th;q=0.5, en;q=0.9' }, '/en'],
        [{ 'Accept-Language': 'fr, de' }, '/en'],
        [{ 'Accept-Language': ';;q=x,,*' }, '/en'],
        [{}, '/en'],
      ] as const;
      for (const [headers, address] of cases) {
        const response = await entrance(headers);
        expect(response.status).to.equal(302);
        expect(response.headers.location, JSON.stringify(headers)).to.equal(address);
      }
    });

    it('the response is not cached, and lists in Vary what it depends on', async () => {
      const { headers } = await entrance({});
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(headers.vary).to.include('Accept-Language, Cookie');
    });

    it('the language is remembered for 365 days, for the whole site', async () => {
      const { headers } = await entrance({ 'Accept-Language': 'th' });
      expect(headers['set-cookie']).to.have.lengthOf(1);
      expect(headers['set-cookie']![0]).to.match(
        /^i18n_redirected=th; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
      );
    });

    it('a visitor cannot make the cookie Secure with a header that claims https', async () => {
      const { headers } = await entrance({ 'X-Forwarded-Proto': 'https' });
      expect(headers['set-cookie']![0]).not.to.include('Secure');
    });

    it('the cookie is Secure behind a trusted proxy that received the request over https', async () => {
      const behindProxy = await startTestApp({ environment: { TRUST_PROXY: '1' } });
      try {
        const { headers } = await behindProxy.send({ path: '/', headers: { 'X-Forwarded-Proto': 'https' } });
        expect(headers['set-cookie']![0]).to.match(/; Secure; SameSite=Lax$/);
      } finally {
        await behindProxy.close();
      }
    });

    it('the first visit is redirected to the intro page, once, where the site has it switched on', async () => {
      const intro = { ...siteLayout().intro, on: true };
      const layouts = { th: siteLayout({ intro }), en: siteLayout({ intro }) };
      const withIntro = await startTestApp({ archives: [department({ layouts })] });
      try {
        const first = await withIntro.send('/');
        expect(first.headers.location).to.equal('/en/Intropage');
        const cookies = first.headers['set-cookie']!.map((cookie) => cookie.split(';')[0]!);
        expect(cookies).to.have.lengthOf(2);
        const seen = first.headers['set-cookie']!.find((cookie) => cookie.startsWith('intro_seen='));
        expect(seen).to.include('HttpOnly').and.include('Max-Age=31536000').and.include('SameSite=Lax');
        const again = await withIntro.send({ path: '/', headers: { Cookie: cookies.join('; ') } });
        expect(again.headers.location).to.equal('/en');
        expect((await withIntro.send('/en/Intropage')).body).to.include('Welcome to our website');
      } finally {
        await withIntro.close();
      }
    });
  });

  it("a page is in its path's language whatever the cookie and the browser say", async () => {
    const headers = { Cookie: 'i18n_redirected=th', 'Accept-Language': 'th' };
    const english = await app.send({ path: '/en/main', headers });
    expect(english.body).to.include('<html lang="en"');
    expect(english.body).to.include('<h1>Everything new</h1>');
    const thai = await app.send({ path: '/th/main', headers: { Cookie: 'i18n_redirected=en' } });
    expect(thai.body).to.include('<html lang="th"');
    expect(thai.body).to.include('<h1>ความเคลื่อนไหวล่าสุด</h1>');
    expect(english.headers['set-cookie']).to.equal(undefined);
  });

  it('a page of one visitor, like a form, remembers its language; a page for everybody sets no cookie', async () => {
    for (const [path, language] of [
      ['/th/contact', 'th'],
      ['/en/contact', 'en'],
    ] as const) {
      const { headers } = await app.send(path);
      expect(headers['set-cookie']?.join(), path).to.match(
        new RegExp(`^i18n_redirected=${language}; Max-Age=31536000;`),
      );
    }
    for (const path of ['/th', '/en/more-news', '/en/nothing-here'])
      expect((await app.send(path)).headers['set-cookie'], path).to.equal(undefined);
  });

  it('a page has its addresses in both languages for search engines, on the public origin, with English as the default', async () => {
    const { body } = await app.send('/th/more-news?page=2&utm_source=x');
    const address = (locale: string) => `https://www.example.go.th/${locale}/more-news?page=2`;
    expect(links(body, 'canonical')).to.deep.equal([{ href: address('th') }]);
    expect(links(body, 'alternate').filter(({ hreflang }) => hreflang !== undefined)).to.deep.equal([
      { hreflang: 'th', href: address('th') },
      { hreflang: 'en', href: address('en') },
      { hreflang: 'x-default', href: address('en') },
    ]);
  });

  it('parameters that a page does not know are as if they were absent', async () => {
    const plain = await app.send('/th/more-news?page=2');
    const { status, body } = await app.send('/th/more-news?utm_source=x&page=2&page=3&%3Cscript%3E=1');
    expect(status).to.equal(200);
    expect(body).to.equal(plain.body);
  });

  it('the language switch links to the same page with the same query', async () => {
    expect(languageSwitch((await app.send('/th/more-news?category=works&page=2')).body)).to.deep.equal({
      href: '/en/more-news?category=works&amp;page=2',
      only: false,
    });
    expect(languageSwitch((await app.send('/en/news/news-1')).body).href).to.equal('/th/news/news-1');
    expect(languageSwitch((await app.send('/en')).body).href).to.equal('/th');
  });

  it('the query in the link of the language switch is escaped', async () => {
    const { body } = await app.send('/en/report-broken-file?page=%22%3E%3Cscript%3E1%3C/script%3E">\'');
    expect(body).not.to.match(/<script>1|">'/);
    expect(languageSwitch(body).href).to.equal(
      '/th/report-broken-file?page=%22%3E%3Cscript%3E1%3C%2Fscript%3E%22%3E%27',
    );
  });

  it('a page without a version in the other language says so, and its language switch links to the home page', async () => {
    const { status, body } = await app.send('/th/news/thai-only');
    expect(status).to.equal(200);
    expect(languageSwitch(body)).to.deep.equal({ href: '/en', only: true });
    expect(body).to.include('หน้านี้มีเฉพาะภาษาไทย');
    expect(links(body, 'alternate').map(({ hreflang }) => hreflang)).to.deep.equal(['th']);
  });
});

function links(html: string, rel: string): Record<string, string>[] {
  return [...html.matchAll(/<link ([^>]*)\/>/g)]
    .map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
      ),
    )
    .filter((link) => link['rel'] === rel)
    .map(({ rel: _, ...link }) => link as Record<string, string>);
}

function languageSwitch(html: string) {
  const [, part = ''] = /<div class="language-switch">(.*?)<\/div>/s.exec(html) ?? [];
  return { href: /href="([^"]*)"/.exec(part)?.[1], only: part.includes('language-only') };
}
