import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { plainDepartment, UNKNOWN_DOMAINS, type PlainDepartment } from '#test/support/plainDepartment.ts';
import { startPlainWebsite, type PlainWebsite } from '#test/support/plainWebsite.ts';
import { DEPARTMENT_HOST, REGION_HOST, testArchives } from '#test/support/testArchives.ts';
import { testClock, type TestClock } from '#test/support/testClock.ts';

const DEPARTMENT_ID = '64f1c0ffee0123456789ab01';
const NUMBER_ID = 48_213;
const NEW_HOST = 'new.example.go.th';
const SITES = { [DEPARTMENT_HOST]: DEPARTMENT_ID, [REGION_HOST]: NUMBER_ID, [NEW_HOST]: '64f1c0ffee0123456789ab03' };

const PAGES = [
  ...['', '/Intropage', '/main', '/more-news', '/news/news-3', '/documents', '/documents/manual', '/history'],
  ...['/photos', '/videos', '/infographics', '/magazines', '/faq', '/events', '/professionals', '/agencies', '/oit'],
  ...['/reservoirs', '/wuse-area', '/contact', '/report-broken-file', '/site-map', '/maintenance'],
];

describe("A website in front of a department's own API, which offers what the specification states", () => {
  let api: PlainDepartment;
  let website: PlainWebsite;
  let clock: TestClock;
  beforeEach(async () => {
    api = await plainDepartment({ sites: SITES });
    clock = testClock();
    website = await startPlainWebsite(api, { clock, archives: testArchives() });
  });
  afterEach(async () => {
    await website.close();
    await api.close();
  });

  const visit = (path: string, host = DEPARTMENT_HOST) => website.send({ path, host });

  it('shows all of its own pages', async () => {
    for (const path of LOCALES.flatMap((locale) => PAGES.map((page) => `/${locale}${page}`)))
      expect((await visit(path)).status, path).to.equal(200);
    expect((await visit('/en/more-news')).body)
      .to.include('Irrigation Department')
      .and.include('News news-12');
  });

  it('sends the calls of the specification, as it states them, and no other', async () => {
    for (const path of [...LOCALES.flatMap((locale) => PAGES.map((page) => `/${locale}${page}`)), '/readyz', '/livez'])
      await visit(path);
    await visit('/en/feeds/news.atom');
    await visit('/sitemap.xml');
    const sent = new Set(
      api.record.map(({ call, authorization, contentType, body }) =>
        [call, authorization?.replace(/ .*/, ' …') ?? 'no token', contentType ?? 'no type', body].join(' | '),
      ),
    );
    const { clientId, clientSecret } = api;
    const credentials = JSON.stringify({ grantType: 'client_credentials', clientId, clientSecret, scope: '' });
    expect([...sent].sort()).to.deep.equal(
      [
        `POST /auth/access-token | no token | application/json | ${credentials}`,
        `POST /site/view/domain?domain=${DEPARTMENT_HOST} | Bearer … | no type | `,
        `POST /site/view/${DEPARTMENT_ID} | Bearer … | no type | `,
        `POST /site/layout/${DEPARTMENT_ID} | Bearer … | application/json | {"lang":"th"}`,
        `POST /site/layout/${DEPARTMENT_ID} | Bearer … | application/json | {"lang":"en"}`,
      ].sort(),
    );
    expect(api.record.filter(({ call }) => call.endsWith('/access-token'))).to.have.length(1);
  });

  it('shows the notice within a minute after maintenance is switched on there, and pages after it is switched off', async () => {
    expect((await visit('/en/main')).status).to.equal(200);
    api.setMaintenance(DEPARTMENT_HOST, true);
    clock.set(addSeconds(clock.now(), 60));
    const notice = await visit('/en/main');
    expect(notice.status).to.equal(503);
    expect(notice.body).to.include('data-picture="works"');
    expect((await visit('/en/main', REGION_HOST)).status).to.equal(200);
    api.setMaintenance(DEPARTMENT_HOST, false);
    clock.set(addSeconds(clock.now(), 60));
    expect((await visit('/en/main')).status).to.equal(200);
  });

  it('knows the sites that the API knows, whatever their ids are like, and no other', async () => {
    expect((await visit('/en/more-news', REGION_HOST)).body)
      .to.include('Regional Office')
      .and.include('News regional');
    const unknownToTheFolder = await visit('/en/main', NEW_HOST);
    expect(unknownToTheFolder.status).to.equal(200);
    expect(unknownToTheFolder.body).to.include(NEW_HOST).and.not.include('Irrigation Department');
    expect((await visit('/en/main', 'closed.example.go.th')).status).to.equal(421);
  });

  for (const how of UNKNOWN_DOMAINS)
    it(`shows no site where the API answers to an unknown domain with ${how}`, async () => {
      api.setUnknownDomain(how);
      expect((await visit('/en/main', 'nobodys.example')).status).to.equal(421);
    });

  it('gets a new token when the API has forgotten it, and the visitor sees the page', async () => {
    await visit('/en/main');
    api.forgetTokens();
    clock.set(addSeconds(clock.now(), 60));
    expect((await visit('/en/main')).status).to.equal(200);
    expect(api.record.filter(({ call }) => call.endsWith('/access-token'))).to.have.length(2);
  });

  it('is ready while the API responds, and not while it does not', async () => {
    expect((await visit('/readyz')).status).to.equal(200);
    for (const call of ['token', 'domain', 'details', 'layout'] as const) api.vary(call, 'dead');
    expect((await visit('/readyz')).status).to.equal(503);
  });

  it('goes on with what it had while the API does not respond', async () => {
    await visit('/en/more-news');
    for (const call of ['token', 'domain', 'details', 'layout'] as const) api.vary(call, 'dead');
    clock.set(addSeconds(clock.now(), 3_600));
    const { status, headers, body } = await visit('/en/more-news');
    expect(status).to.equal(200);
    expect(headers['x-thara-stale']).not.to.equal(undefined);
    expect(body).to.include('News news-12');
  });
});
