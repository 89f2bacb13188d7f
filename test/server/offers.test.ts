import { expect } from 'chai';
import type { SiteArchive } from '#ports/Publishing.ts';
import { addSeconds } from '#domain/instant.ts';
import { aSiteArchive, both, host, newsItem, siteDetails, siteId } from '#test/support/builders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';
import { startTestApp, type LogLine, type TestApp } from '#test/support/testApp.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { testClock } from '#test/support/testClock.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

/** Of one deployment, what the API gives. */
const MIXES = ['sites', 'sites,content', 'sites,water', 'sites,content,water'];
const HERE = host('here.example.org');
const RECORD = siteId('501');
const OTHER_RECORD = siteId('502');

/** What the API has: a site with an id of its own, and another one that no content folder knows. */
const RECORDED = recorded({ site: { status: 'Disable' }, functions: {} });
const ONLY_THERE = aSiteArchive({
  details: siteDetails({ id: OTHER_RECORD, name: both('มีแต่ที่นั่น', 'Only there') }),
  domains: [HERE],
});
/** What the website publishes itself: the same site under another id, with other news. */
const OWN = aSiteArchive({
  details: siteDetails({ name: both('ชื่อในโฟลเดอร์', 'Name in the folder') }),
  domains: [host(DEPARTMENT_HOST)],
  items: [newsItem('own-news')],
});
/** Has the id of a record, but is another site. */
const NAMESAKE = aSiteArchive({
  details: siteDetails({ id: OTHER_RECORD, name: both('อื่น', 'Another site') }),
  domains: [host('namesake.example.org')],
  items: [newsItem('not-to-be-seen')],
});

function recorded(maintenance: ReturnType<typeof siteDetails>['maintenance']): SiteArchive {
  return aSiteArchive({
    details: siteDetails({ id: RECORD, name: both('ชื่อที่เอพีไอ', 'Name at the API'), maintenance }),
    domains: [host(DEPARTMENT_HOST)],
    items: [newsItem('api-news')],
  });
}

describe('A website in front of an API', () => {
  let api: TestApp;
  let web: WebInFront;
  const clock = testClock();
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    api = await startTestApp({ archives: [RECORDED, ONLY_THERE], environment: { SERVE: 'api' } });
  });
  afterEach(async () => {
    await web.close();
    await api.close();
  });

  const start = async (
    environment: Readonly<Record<string, string>>,
    archives: readonly SiteArchive[] = [OWN],
    log: LogLine[] = [],
  ) => {
    web = await startWebInFrontOf(api, { environment, archives, clock, log });
  };
  const requestedPaths = async (visit: () => Promise<unknown>) => {
    const before = api.log.length;
    await visit();
    return api.log.slice(before).flatMap(({ msg, path }) => (msg === 'request' ? [String(path)] : []));
  };
  const visit = (path: string, host: string = DEPARTMENT_HOST) => web.send({ path, host });

  const sendMessage = async (host: string) => {
    const { body: form } = await visit('/en/contact', host);
    const submission = /name="submission" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const fields = { submission, name: 'Mana', surname: 'Jaidee', subject: 'Canal', message: 'Dry since May' };
    return await web.send({
      path: '/en/contact',
      host,
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, terms: 'yes' }).toString(),
    });
  };

  it('that offers only sites shows them, and everything else from its own store, under an id of its own', async () => {
    await start({ API_OFFERS: 'sites' });
    const paths = await requestedPaths(async () => {
      const { status, body } = await visit('/en/more-news');
      expect(status).to.equal(200);
      expect(body).to.include('Name at the API').and.not.include('Name in the folder');
      expect(body).to.include('News own-news').and.not.include('News api-news');
      expect((await visit('/en/reservoirs')).status).to.equal(200);
    });
    expect(new Set(paths)).to.deep.equal(
      new Set(['/api/auth/access-token', '/api/site/view/domain', '/api/site/view/501', '/api/site/layout/501']),
    );
  });

  it('that offers content and water too shows those of the API, which is called with its own id', async () => {
    await start({ API_OFFERS: 'sites,content,water' });
    const paths = await requestedPaths(async () => {
      expect((await visit('/en/more-news')).body)
        .to.include('News api-news')
        .and.not.include('own-news');
      expect((await visit('/en/reservoirs')).status).to.equal(200);
    });
    expect(paths).to.include('/api/content/501/en/news').and.to.include('/api/water/501/reservoirs');
    expect(paths.filter((path) => /\/(1|ready|version)\b/.test(path))).to.deep.equal([]);
  });

  for (const engine of ['SQLite', 'PostgreSQL'] as const)
    for (const offers of IS_FULL || engine === 'SQLite' ? MIXES : MIXES.slice(0, 1))
      it(`that offers ${offers} gives no more and no less, and everything else comes from ${engine}`, async function () {
        const isMissing = engine === 'PostgreSQL' && !isPostgresInstalled() && process.env['CI'] !== 'true';
        if (isMissing) this.skip();
        const database = engine === 'PostgreSQL' ? await (await postgresServer()).createDatabase() : undefined;
        await start({ API_OFFERS: offers, ...(database && { DATABASE_URL: database.url }) });
        const paths = await requestedPaths(async () => {
          const { body } = await visit('/en/more-news');
          expect(body).to.include('Name at the API');
          expect(body).to.include(offers.includes('content') ? 'News api-news' : 'News own-news');
          for (const path of ['/en/main', '/en/reservoirs', '/sitemap.xml', '/readyz'])
            expect((await visit(path)).status, path).to.equal(200);
          expect((await sendMessage(DEPARTMENT_HOST)).status).to.equal(303);
          expect((await visit('/en/complaints')).status, 'complaints stay here').to.equal(200);
          expect((await visit('/en', HERE)).body).to.include('Only there');
        });
        const areas = new Set(paths.map((path) => /^\/api\/(content|water|inbox)\//.exec(path)?.[1] ?? 'sites'));
        const offered = offers.split(',').flatMap((area) => (area === 'content' ? ['content', 'inbox'] : [area]));
        expect(areas).to.deep.equal(new Set(offered));
        await web.close();
        web = { ...web, close: () => Promise.resolve() };
        await database?.drop();
      });

  it('shows a site that only the API knows, without content, and never what a namesake publishes', async () => {
    await start({ API_OFFERS: 'sites' }, [OWN, NAMESAKE]);
    for (const path of ['/en', '/th', '/en/main', '/en/contact', '/en/site-map', '/sitemap.xml'])
      expect((await visit(path, HERE)).status, path).to.equal(200);
    const { body } = await visit('/en/more-news', HERE);
    expect(body)
      .to.include('Only there')
      .and.not.match(/Another site|not-to-be-seen|own-news/);
  });

  it('returns what was typed on a site that only the API knows, because nothing stores its messages', async () => {
    await start({ API_OFFERS: 'sites' });
    const { status, body } = await sendMessage(HERE);
    expect(status).to.equal(503);
    expect(body).to.include('Form Submission Failed').and.include('Dry since May');
  });

  it('knows no site that only its own store has', async () => {
    await start({ API_OFFERS: 'sites' }, [OWN, NAMESAKE]);
    expect((await visit('/en', 'namesake.example.org')).status).to.equal(421);
  });

  it('matches a site by the record that its folder names, whatever its domains are', async () => {
    const named = { ...NAMESAKE, details: { ...NAMESAKE.details, apiId: RECORD } };
    await start({ API_OFFERS: 'sites' }, [OWN, named]);
    expect((await visit('/en/more-news')).body)
      .to.include('not-to-be-seen')
      .and.not.include('own-news');
  });

  it('serves one record on every host when it is configured, with the content of its only site', async () => {
    await start({ API_OFFERS: 'sites', SITE_ID: RECORD });
    for (const name of [DEPARTMENT_HOST, 'anything.example.org']) {
      const { body } = await visit('/en/more-news', name);
      expect(body).to.include('Name at the API').and.include('News own-news');
      expect(body).to.include('<link rel="canonical" href="https://www.example.go.th/en/more-news"/>');
    }
  });

  it('shows the notice within a minute after maintenance was switched on at the API, to the first visitor too', async () => {
    await start({ API_OFFERS: 'sites', PAGE_CACHE_MB: '8' });
    expect((await visit('/en')).status).to.equal(200);
    await api.publish(recorded({ site: { status: 'Enable' }, functions: {} }), ONLY_THERE);
    clock.set(addSeconds(clock.now(), 60));
    expect((await visit('/en')).status).to.equal(503);
  });

  it('sends cached pages while neither the record nor its own content changes', async () => {
    await start({ API_OFFERS: 'sites', PAGE_CACHE_MB: '8' });
    expect((await visit('/en/main')).headers['etag'], 'rendered').to.equal(undefined);
    clock.set(addSeconds(clock.now(), 50));
    expect((await visit('/en/main')).headers['etag'], 'cached').to.be.a('string');
  });

  it('is ready when the API and its own store are, and asks the API for nothing that it does not offer', async () => {
    await start({ API_OFFERS: 'sites' });
    const paths = await requestedPaths(async () => {
      expect((await web.send('/readyz')).status).to.equal(200);
    });
    expect(paths).to.deep.equal(['/api/auth/access-token', '/api/site/view/domain']);
  });

  it('is not confused by a record whose site has two folders of content', async () => {
    const log: LogLine[] = [];
    await start({ API_OFFERS: 'sites' }, [{ ...OWN, domains: [host(DEPARTMENT_HOST), HERE] }], log);
    expect((await visit('/en/more-news')).body)
      .to.include('Name at the API')
      .and.include('own-news');
    expect((await visit('/en/more-news', HERE)).body)
      .to.include('Only there')
      .and.not.include('own-news');
    expect((await visit('/en/more-news')).body).to.include('Name at the API');
    expect(log.map(({ msg }) => msg).join()).to.include('name its record as apiId in site.yaml');
  });
});
