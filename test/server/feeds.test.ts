import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { aSiteArchive, category, newsItem, newsOf, SITE, slug, version } from '#test/support/builders.ts';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { CLOSED_HOST, department, REGION_HOST } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';

const ORIGIN = 'https://www.example.go.th';
const EVERYTHING = [
  '/en/feeds/news.atom',
  '/th/feeds/news/works.atom',
  '/sitemap.xml',
  '/sitemap/site.xml',
  '/sitemap/news-1.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/th/manifest.webmanifest',
];

describe('Files for programs that are cached', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ environment: { PAGE_CACHE_MB: '8' } })));
  after(() => app.close());

  for (const path of EVERYTHING)
    it(`are not sent again to a client that has them: ${path}`, async () => {
      const { headers } = await app.send(path);
      for (let requests = 0; requests < 2; requests++) {
        const again = await app.send({ path, headers: { 'If-None-Match': headers.etag! } });
        expect(again).to.include({ status: 304, body: '' });
      }
      await app.publish(department());
      const later = await app.send({ path, headers: { 'If-None-Match': headers.etag! } });
      expect(later.status, 'after an import without any change').to.equal(304);
    });
});

describe('Feeds, sitemaps and other files for programs', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  for (const path of EVERYTHING) {
    it(`are the same for every client and set no cookie: ${path}`, async () => {
      const { status, headers } = await app.send({ path, headers: { Cookie: 'prefs=large.high' } });
      expect(status).to.equal(200);
      expect(headers['cache-control']).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
      expect(headers).not.to.have.property('set-cookie');
      expect(headers.vary).to.equal('Accept-Encoding');
    });

    it(`accept GET and HEAD only: ${path}`, async () => {
      const get = await app.send(path);
      const head = await app.send({ path, method: 'HEAD' });
      expect(head).to.include({ status: 200, body: '' });
      expect(head.headers['content-type']).to.equal(get.headers['content-type']);
      expect(head.headers.etag).to.equal(get.headers.etag);
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers } = await app.send({ path, method });
        expect(status, method).to.equal(405);
        expect(headers.allow).to.equal('GET, HEAD');
      }
    });

    it(`belong to the site of the host, and are unavailable while it is under maintenance: ${path}`, async () => {
      const closed = await app.send({ path, host: CLOSED_HOST });
      expect(closed.status).to.equal(503);
      expect(closed.headers).to.include({ 'retry-after': '3600', 'cache-control': 'private, no-store' });
      expect(closed.headers['content-type']).to.include('text/plain');
      expect((await app.send({ path, host: 'nobody.example.org' })).status).to.equal(421);
    });
  }

  it('are not found in another spelling, another language or for something that does not exist', async () => {
    const paths = [
      '/ROBOTS.txt',
      '/fr/feeds/news.atom',
      '/en/feeds/faq.atom',
      '/en/feeds/news/nothing.atom',
      '/en/feeds/__proto__.atom',
      '/en/feeds/news.rss',
      '/sitemap/news-2.xml',
      '/sitemap/news-0.xml',
      '/sitemap/news-01.xml',
      '/sitemap/video-1.xml',
      '/sitemap/nothing-1.xml',
      '/sitemap/constructor-1.xml',
      '/fr/manifest.webmanifest',
      '/.well-known/other.txt',
    ];
    for (const path of paths) expect((await app.send(path)).status, path).to.equal(404);
  });

  it('are an error page when the source of the site is unavailable', async () => {
    const gone = new Unavailable('store', 'secret reason');
    sinon.stub(app.ports.content, 'list').rejects(gone);
    sinon.stub(app.ports.content, 'addresses').rejects(gone);
    sinon
      .stub(app.ports.content, 'addressBlocks')
      .callsFake((_site, kind) =>
        kind === 'news'
          ? Promise.resolve([{ last: slug('x'), changedAt: at('2026-01-01T00:00:00Z') }])
          : Promise.reject(gone),
      );
    for (const path of ['/en/feeds/news.atom', '/sitemap.xml', '/sitemap/site.xml', '/sitemap/news-1.xml']) {
      const { status, headers, body } = await app.send(path);
      expect(status, path).to.equal(503);
      expect(headers, path).to.include({ 'retry-after': '10', 'cache-control': 'private, no-store' });
      expect(body).not.to.include('secret reason');
    }
  });

  describe('A feed', () => {
    it('has the newest items of its list, each with an id, an address, dates and its category', async () => {
      const { headers, body } = await app.send('/en/feeds/news.atom');
      expect(headers['content-type']).to.equal('application/atom+xml; charset=utf-8');
      expect(headers['last-modified']).to.equal('Mon, 12 Oct 2026 02:00:00 GMT');
      expect(body).to.match(
        /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en">/,
      );
      expect(body)
        .to.include('<id>tag:www.example.go.th,2026:1/en/news</id><title>News – Irrigation Department</title>')
        .and.include('<updated>2026-10-12T02:00:00.000Z</updated>')
        .and.include(`<link rel="self" type="application/atom+xml" href="${ORIGIN}/en/feeds/news.atom"/>`)
        .and.include(`<link rel="alternate" type="text/html" hreflang="en" href="${ORIGIN}/en/more-news"/>`)
        .and.include('<author><name>Irrigation Department</name>');
      const entries = body.match(/<entry>.*<\/entry>/g) ?? [];
      expect(entries).to.have.lengthOf(13);
      expect(entries[0]).to.equal(
        '<entry><id>tag:www.example.go.th,2026:1/en/news/news-12</id><title>News news-12</title>' +
          `<link rel="alternate" type="text/html" hreflang="en" href="${ORIGIN}/en/news/news-12"/>` +
          '<published>2026-10-12T02:00:00.000Z</published><updated>2026-10-12T02:00:00.000Z</updated>' +
          '<category term="works" label="Category works"/>' +
          '<summary>Farmers downstream have been told.</summary></entry>',
      );
      expect(body).not.to.include('scheduled').and.not.include('withdrawn').and.not.include('thai-only');
    });

    it('exists for each language, list and category', async () => {
      const thai = await app.send('/th/feeds/news.atom');
      expect(thai.body)
        .to.include('xml:lang="th"')
        .and.include('เฉพาะภาษาไทย')
        .and.include(`${ORIGIN}/th/news/thai-only`);
      const subject = await app.send('/en/feeds/news/water.atom');
      expect(subject.body).to.include('<title>News: Category water – Irrigation Department</title>');
      expect(subject.body).to.include(`href="${ORIGIN}/en/more-news?category=water"`);
      expect(subject.body.match(/<entry>/g)).to.have.lengthOf(1);
      expect((await app.send('/en/feeds/documents.atom')).body).to.include(`${ORIGIN}/en/documents/manual`);
      expect((await app.send({ path: '/en/feeds/news.atom', host: REGION_HOST })).body)
        .to.include('<id>tag:region.example.go.th,2026:2/en/news/regional</id>')
        .and.not.include('news-12');
    });

    it('is empty, and valid, when its list is empty', async () => {
      const { status, body } = await app.send('/en/feeds/videos.atom');
      expect(status).to.equal(200);
      expect(body).to.include('<updated>1970-01-01T00:00:00.000Z</updated>').and.not.include('<entry>');
    });

    it('is unavailable while its list is under maintenance', async () => {
      const details = {
        ...department().details,
        maintenance: { site: { status: 'Disable' }, functions: { newsList: { status: 'Enable' } } },
      };
      const partly = await startTestApp({ archives: [department({ details })] });
      try {
        expect((await partly.send('/en/feeds/news.atom')).status).to.equal(503);
        expect((await partly.send('/en/feeds/documents.atom')).status).to.equal(200);
      } finally {
        await partly.close();
      }
    });

    it('is linked from the head of its list, of its category and of the main page', async () => {
      const feedsOf = async (path: string) =>
        [
          ...(await app.send(path)).body.matchAll(
            /<link rel="alternate" type="application\/atom\+xml" title="([^"]*)" href="([^"]*)"/g,
          ),
        ].map(([, , href]) => href);
      expect(await feedsOf('/en/documents')).to.deep.equal(['/en/feeds/documents.atom']);
      expect(await feedsOf('/en/more-news?category=water')).to.deep.equal([
        '/en/feeds/news.atom',
        '/en/feeds/news/water.atom',
      ]);
      const all = ['news', 'documents', 'photos', 'videos', 'infographics', 'magazines', 'events'];
      expect(await feedsOf('/th/main')).to.deep.equal(all.map((name) => `/th/feeds/${name}.atom`));
      expect(await feedsOf('/th/news/news-1')).to.deep.equal([]);
    });

    it('has any text escaped, without characters that XML does not allow', async () => {
      const text = 'Flood & <drought> "now" \u0007น้ำ]]>';
      const odd = await startTestApp({
        archives: [
          department({ items: [newsItem('odd', { versions: { en: version({ title: text, summary: text }) } })] }),
        ],
      });
      try {
        const { body } = await odd.send('/en/feeds/news.atom');
        expect(body).to.include('<title>Flood &amp; &lt;drought&gt; &quot;now&quot; น้ำ]]&gt;</title>');
      } finally {
        await odd.close();
      }
    });
  });

  describe('The sitemap', () => {
    it('lists its parts and when each last changed', async () => {
      const { headers, body } = await app.send('/sitemap.xml');
      expect(headers['content-type']).to.equal('application/xml; charset=utf-8');
      expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).to.deep.equal([
        `${ORIGIN}/sitemap/site.xml`,
        `${ORIGIN}/sitemap/news-1.xml`,
        `${ORIGIN}/sitemap/document-1.xml`,
        `${ORIGIN}/sitemap/page-1.xml`,
      ]);
      expect(body).to.include(
        `<sitemap><loc>${ORIGIN}/sitemap/news-1.xml</loc><lastmod>2026-10-12T02:00:00.000Z</lastmod></sitemap>`,
      );
    });

    it('has every public item in its public languages, each version with links to the others', async () => {
      const { body } = await app.send('/sitemap/news-1.xml');
      const alternates =
        `<xhtml:link rel="alternate" hreflang="th" href="${ORIGIN}/th/news/news-1"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/news/news-1"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/en/news/news-1"/>`;
      for (const locale of ['th', 'en'])
        expect(body).to.include(
          `<url><loc>${ORIGIN}/${locale}/news/news-1</loc><lastmod>2026-10-01T02:00:00.000Z</lastmod>${alternates}</url>`,
        );
      expect(body).to.include(
        `<url><loc>${ORIGIN}/th/news/thai-only</loc><lastmod>2026-10-01T02:00:00.000Z</lastmod>` +
          `<xhtml:link rel="alternate" hreflang="th" href="${ORIGIN}/th/news/thai-only"/></url>`,
      );
      expect(body).not.to.include('/en/news/thai-only').and.not.include('withdrawn').and.not.include('scheduled');
      expect((await app.send('/sitemap/page-1.xml')).body).to.include(`<loc>${ORIGIN}/en/history/founder</loc>`);
    });

    it('has the pages that are not items, and the lists that are not empty', async () => {
      const { body } = await app.send('/sitemap/site.xml');
      for (const path of ['/th', '/en', '/en/main', '/th/more-news', '/en/documents'])
        expect(body).to.include(`<loc>${ORIGIN}${path}</loc>`);
      for (const path of ['videos', 'oit', 'maintenance', 'Intropage', 'news'])
        expect(body).not.to.include(`<loc>${ORIGIN}/en/${path}</loc>`);
    });

    it('has only addresses of pages that exist', async () => {
      for (const part of ['site', 'news-1', 'document-1', 'page-1']) {
        const { body } = await app.send(`/sitemap/${part}.xml`);
        for (const [, path] of body.matchAll(/<loc>https:\/\/www\.example\.go\.th(.*?)<\/loc>/g))
          expect((await app.send({ path: path!, method: 'HEAD' })).status, path).to.equal(200);
      }
    });

    it('has the pages of reservoirs and areas once there are figures for them', async () => {
      const before = await app.send('/sitemap/site.xml');
      expect(before.body).not.to.include('reservoirs').and.not.include('wuse-area');
      const measured = await startTestApp();
      await importSampleWater(measured);
      const { body } = await measured.send('/sitemap/site.xml');
      for (const path of ['reservoirs', 'reservoirs/bhumibol', 'wuse-area'])
        expect(body).to.include(`<loc>${ORIGIN}/th/${path}</loc>`);
      await measured.close();
    });

    it('has the years of public disclosure, in the languages that have items', async () => {
      const disclosed = await startTestApp({
        archives: [
          department({
            categories: [category('2569', { kind: 'oit' })],
            items: [
              {
                ...newsItem('2569-o1', { category: '2569' }),
                kind: 'oit',
                versions: { th: version({ detail: { kind: 'oit', fiscalYear: 2569, code: 'O1', links: [] } }) },
              },
            ],
          }),
        ],
      });
      try {
        expect((await disclosed.send('/sitemap/oit-1.xml')).body).to.include(`<loc>${ORIGIN}/th/oit/2569/O1</loc>`);
        const { body } = await disclosed.send('/sitemap/site.xml');
        expect(body).to.include(`<loc>${ORIGIN}/en/oit</loc>`).and.include(`<loc>${ORIGIN}/th/oit/2569</loc>`);
        expect(body).not.to.include(`${ORIGIN}/en/oit/2569`);
      } finally {
        await disclosed.close();
      }
    });

    it('continues in a next part without a gap, reading items step by step', async () => {
      const days = Array.from({ length: 5_003 }, (_, index) => `item-${index}`);
      const large = await startTestApp({
        archives: [
          aSiteArchive({
            id: SITE,
            domains: department().domains,
            items: days.map((name) => newsOf(name, '2026-10-01T02:00:00Z')),
          }),
        ],
      });
      try {
        const addresses = sinon.spy(large.ports.content, 'addresses');
        const index = await large.send('/sitemap.xml');
        expect(index.body).to.include('news-2.xml').and.not.include('news-3.xml');
        const found = new Set<string>();
        for (const [part, count] of [
          ['news-1', 10_000],
          ['news-2', 6],
        ] as const) {
          const { body } = await large.send(`/sitemap/${part}.xml`);
          const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
          expect(locations).to.have.lengthOf(count);
          locations.forEach((address) => found.add(address));
        }
        expect(found.size).to.equal(10_006);
        expect(Math.max(...addresses.args.map(([query]) => query.limit))).to.equal(1_000);
      } finally {
        await large.close();
      }
    });
  });

  it('include a robots.txt that names the sitemap and excludes duplicates of pages', async () => {
    const { headers, body } = await app.send('/robots.txt');
    expect(headers['content-type']).to.equal('text/plain; charset=utf-8');
    expect(body.split('\n')).to.deep.equal([
      'User-agent: *',
      'Disallow: /*/_payload.json$',
      'Disallow: /*?complete',
      'Disallow: /*&complete',
      'Disallow: /preferences',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ]);
  });

  it('include a security.txt with a contact and an expiry date', async () => {
    const { headers, body } = await app.send('/.well-known/security.txt');
    expect(headers['content-type']).to.equal('text/plain; charset=utf-8');
    expect(body.split('\n')).to.deep.equal([
      'Contact: mailto:info@example.go.th',
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: th, en',
      `Canonical: ${ORIGIN}/.well-known/security.txt`,
      '',
    ]);
  });

  it('include a web app manifest with the name of the site in each language, and icons of every size', async () => {
    const { headers, body } = await app.send('/th/manifest.webmanifest');
    expect(headers['content-type']).to.equal('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).to.include({
      lang: 'th',
      name: 'กรมชลประทาน',
      short_name: 'ชป.',
      start_url: '/th',
      scope: '/',
      id: '/',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).to.deep.equal([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      'any any',
    ]);
    const page = await app.send('/th/main');
    expect(page.body)
      .to.include('<link rel="manifest" href="/th/manifest.webmanifest"/>')
      .and.include('<link rel="apple-touch-icon" href="/assets/apple-touch.png"/>');
  });

  it('include a redirect from /favicon.ico to the icon', async () => {
    const { status, headers } = await app.send('/favicon.ico');
    expect(status).to.equal(302);
    expect(headers.location).to.equal('/assets/favicon.ico');
  });

  it('are below the base path, and have addresses with it', async () => {
    const mounted = await startTestApp({ environment: { BASE_PATH: '/portal' } });
    try {
      const cases = {
        '/portal/sitemap.xml': `<loc>${ORIGIN}/portal/sitemap/news-1.xml</loc>`,
        '/portal/sitemap/news-1.xml': `<loc>${ORIGIN}/portal/th/news/news-1</loc>`,
        '/portal/sitemap/site.xml': `<loc>${ORIGIN}/portal/th/main</loc>`,
        '/portal/robots.txt': 'Disallow: /portal/*?complete',
        '/portal/en/feeds/news.atom': `href="${ORIGIN}/portal/en/news/news-12"`,
        '/portal/en/manifest.webmanifest': '"scope":"/portal/"',
        '/portal/.well-known/security.txt': `Canonical: ${ORIGIN}/portal/.well-known/security.txt`,
        '/portal/en/main': 'href="/portal/en/feeds/news.atom"',
      };
      for (const [path, text] of Object.entries(cases)) {
        const { status, body } = await mounted.send(path);
        expect(status, path).to.equal(200);
        expect(body, path).to.include(text);
      }
    } finally {
      await mounted.close();
    }
  });
});
