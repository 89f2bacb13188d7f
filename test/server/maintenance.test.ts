import { expect } from 'chai';
import type { MaintenancePlan } from '#domain/site/maintenance.ts';
import { siteDetails } from '#test/support/builders.ts';
import { ASSET, startTestApp, type TestApp } from '#test/support/testApp.ts';
import { CLOSED_HOST, department, DEPARTMENT_HOST, REGION_HOST } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';

describe('A site under maintenance', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  it('shows the notice on every page, unknown ones included, with Retry-After', async () => {
    const paths = [
      '/',
      '/en',
      '/en/Intropage',
      '/en/main',
      '/en/maintenance',
      '/en/more-news',
      '/en/news',
      '/en/news/closed-news',
      '/en/documents',
      '/en/history',
      '/en/no/such/page',
      '/fr/x',
      '/en/news/%2F',
    ];
    for (const path of paths) {
      const { status, headers, body } = await app.send({ path, host: CLOSED_HOST });
      expect(status, path).to.equal(503);
      expect(headers['retry-after'], path).to.equal('3600');
      expect(headers['cache-control'], path).to.equal('private, no-store');
      expect(body, path).to.include('The website of Closed Site is under maintenance. Please check back later.');
      expect(body, path)
        .to.include('Hotline 1111, press 78')
        .and.include('info@example.go.th')
        .and.include('026670000');
      expect(body, path).not.to.include('News closed-news');
    }
    const thai = await app.send({ path: '/th/main', host: CLOSED_HOST });
    expect(thai.body).to.include('เว็บไซต์เว็บไซต์ที่ปิดอยู่ระหว่างการปรับปรุง');
  });

  it('does not serve the data of its pages', async () => {
    const { status, body } = await app.send({ path: '/en/news/closed-news/_payload.json', host: CLOSED_HOST });
    expect(status).to.equal(503);
    expect(body).not.to.include('News closed-news');
  });

  it('links to no form from its error pages', async () => {
    const bodyOf = async (host: string) => (await app.send({ path: '/en/main', host, method: 'DELETE' })).body;
    expect(await bodyOf(CLOSED_HOST)).not.to.include('report-broken-file');
    expect(await bodyOf(DEPARTMENT_HOST)).to.include('report-broken-file');
  });

  it('does not affect the other sites', async () => {
    for (const host of [DEPARTMENT_HOST, REGION_HOST])
      expect((await app.send({ path: '/en/main', host })).status).to.equal(200);
  });

  it('still serves the assets of its notice, and health checks', async () => {
    for (const path of [`/assets/${ASSET}`, '/builds/latest.json', '/livez', '/readyz'])
      expect((await app.send({ path, host: CLOSED_HOST })).status, path).to.equal(200);
  });

  it('has a notice at its own address, which says that the site works while maintenance is off', async () => {
    const { status, headers, body } = await app.send('/en/maintenance');
    expect(status).to.equal(200);
    expect(headers['retry-after']).to.equal(undefined);
    expect(body).to.include('The website of Irrigation Department is working.');
  });
});

describe('The maintenance switch', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const startWith = async (maintenance: MaintenancePlan) => {
    app = await startTestApp({ archives: [department({ details: siteDetails({ maintenance }) })] });
  };
  const statusOf = async (path: string) => (await app.send(path)).status;

  it('is on only for the value Enable; any other spelling is off', async () => {
    for (const status of ['enable', 'ENABLE', 'Enabled', ' Enable', 'true', '1', 'Disable', '']) {
      await startWith({ site: { status }, functions: { newsList: { status } } });
      expect(await statusOf('/en/main'), status).to.equal(200);
      expect(await statusOf('/en/more-news'), status).to.equal(200);
      await app.close();
    }
    await startWith({ site: { status: 'Enable' }, functions: {} });
    expect(await statusOf('/en/main')).to.equal(503);
  });

  it('is off after its end', async () => {
    await startWith({ site: { status: 'Enable', until: at('2026-11-21T05:00:00Z') }, functions: {} });
    app.clock.set('2026-11-21T04:50:00Z');
    const { status, headers, body } = await app.send('/en/main');
    expect(status).to.equal(503);
    expect(headers['retry-after']).to.equal('600');
    expect(body).to.include('We expect to be back on').and.include('12:00'); // in the department's time zone
    app.clock.set('2026-11-21T04:59:59.999Z');
    expect((await app.send('/en/main')).headers['retry-after']).to.equal('60');
    app.clock.set('2026-11-21T05:00:00Z');
    expect(await statusOf('/en/main')).to.equal(200);
  });

  it('of one function affects only that function, until its end', async () => {
    const until = at('2026-11-21T05:00:00Z');
    await startWith({ site: { status: 'Disable' }, functions: { documents: { status: 'Enable', until } } });
    const closed = await app.send('/en/documents');
    expect(closed.status).to.equal(503);
    expect(closed.headers['retry-after']).to.equal('7200');
    expect(await statusOf('/en/documents/_payload.json')).to.equal(503);
    for (const path of ['/en', '/en/main', '/en/more-news', '/en/documents/manual'])
      expect(await statusOf(path), path).to.equal(200);
    app.clock.set(until);
    expect(await statusOf('/en/documents')).to.equal(200);
  });
});
