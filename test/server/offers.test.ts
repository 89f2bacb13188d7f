import { expect } from 'chai';
import { aSiteArchive, both, host, newsItem, OTHER_SITE, siteDetails } from '#test/support/builders.ts';
import { DEPARTMENT_HOST, REGION_HOST } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { testClock } from '#test/support/testClock.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

/** What the website publishes itself: another name of the site, and other news. */
const OWN = aSiteArchive({
  details: siteDetails({ name: both('ชื่อในโฟลเดอร์', 'Name in the folder') }),
  domains: [host(DEPARTMENT_HOST)],
  items: [newsItem('own-news')],
});

describe('A website in front of an API', () => {
  let api: TestApp;
  let web: WebInFront;
  before(async () => (api = await startTestApp({ environment: { SERVE: 'api' } })));
  after(() => api.close());
  afterEach(() => web.close());

  const start = async (API_OFFERS: string, archives = [OWN]) => {
    web = await startWebInFrontOf(api, { environment: { API_OFFERS }, archives, clock: testClock() });
  };
  const requestedPaths = async (visit: () => Promise<unknown>) => {
    const before = api.log.length;
    await visit();
    return api.log.slice(before).flatMap(({ msg, path }) => (msg === 'request' ? [String(path)] : []));
  };

  it('that offers only sites shows them, and everything else from its own store', async () => {
    await start('sites');
    const paths = await requestedPaths(async () => {
      const { status, body } = await web.send({ path: '/en/more-news', host: DEPARTMENT_HOST });
      expect(status).to.equal(200);
      expect(body).to.include('Irrigation Department').and.not.include('Name in the folder');
      expect(body).to.include('News own-news').and.not.include('News news-12');
      expect((await web.send({ path: '/en/reservoirs', host: DEPARTMENT_HOST })).status).to.equal(200);
    });
    for (const path of paths) expect(path).to.match(/^\/api\/(auth\/access-token|site\/(view|layout)\/\w+)$/);
  });

  it('that offers content too shows that of the API, and none of its own', async () => {
    await start('sites,content');
    const { body } = await web.send({ path: '/en/more-news', host: DEPARTMENT_HOST });
    expect(body).to.include('News news-12').and.not.include('own-news');
  });

  it('knows no site that only its own store has', async () => {
    await start('sites', [OWN, aSiteArchive({ id: OTHER_SITE, domains: [host('only.here.example.org')] })]);
    expect((await web.send({ path: '/en', host: REGION_HOST })).status).to.equal(200);
    expect((await web.send({ path: '/en', host: 'only.here.example.org' })).status).to.equal(421);
  });

  it('is ready when the API and its own store are, and asks the API for nothing that it does not offer', async () => {
    await start('sites');
    const paths = await requestedPaths(async () => {
      expect((await web.send('/readyz')).status).to.equal(200);
    });
    expect(paths).not.to.include('/api/ready');
  });
});
