import { once } from 'node:events';
import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { SiteDirectory } from '#server/web/SiteDirectory.ts';
import { host } from '#test/support/builders.ts';
import { DEPARTMENT_HOST, REGION_HOST } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';

const UNKNOWN_HOST = 'nobody.example.org';

describe('Which site a request is for', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('is decided by the host: each site serves only its own content', async () => {
    const department = await app.send({ path: '/en/more-news', host: DEPARTMENT_HOST });
    expect(department.status).to.equal(200);
    expect(department.body).to.include('Irrigation Department').and.include('News news-12');
    const region = await app.send({ path: '/en/more-news', host: REGION_HOST });
    expect(region.status).to.equal(200);
    expect(region.body).to.include('Regional Office').and.include('News regional');
    expect(region.body).not.to.include('News news-12');
  });

  it('does not depend on upper case, a port or a dot at the end', async () => {
    for (const host of ['REGION.Example.go.th', `${REGION_HOST}:8080`, `${REGION_HOST}.`])
      expect((await app.send({ path: '/en', host })).body, host).to.include('Regional Office');
  });

  it('is undecided for an unknown host, which gets 421 with a page in both languages and nothing of any site', async () => {
    for (const path of ['/', '/en', '/th/news/news-1', '/nothing', '/preferences', '/media/x']) {
      const { status, headers, body } = await app.send({ path, host: UNKNOWN_HOST });
      expect(status, path).to.equal(421);
      expect(headers['content-type']).to.equal('text/html; charset=utf-8');
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(body).to.include('There is no website at this address').and.include('ไม่มีเว็บไซต์ที่ที่อยู่นี้');
      expect(body).not.to.match(/Irrigation Department|กรมชลประทาน|Regional Office|เกิดข้อผิดพลาด/);
    }
  });

  it('is undecided for a malformed host, which gets 400', async () => {
    for (const host of [
      '',
      'a b',
      'user@www.example.go.th',
      'www..example.go.th',
      'www.example.go.th:80a',
      '[::1',
      'a/b',
      'www.example.go.th/',
      'https://www.example.go.th',
    ])
      expect((await app.send({ path: '/en', host })).status, host).to.equal(400);
  });

  it('is undecided for a request with two Host headers, even when both are the same', async () => {
    for (const second of [REGION_HOST, DEPARTMENT_HOST]) {
      const { status, body } = await app.send({ path: '/en', headers: [['host', second]] });
      expect(status).to.equal(400);
      expect(body).not.to.include('Irrigation Department');
    }
  });

  it('follows the authority of an absolute target, which replaces the host', async () => {
    const region = await app.send({ path: `http://${REGION_HOST}/en/more-news?size=20`, host: DEPARTMENT_HOST });
    expect(region.status).to.equal(200);
    expect(region.body).to.include('News regional');
    expect((await app.send({ path: `http://${UNKNOWN_HOST}/en`, host: DEPARTMENT_HOST })).status).to.equal(421);
    expect((await app.send({ path: `http://user@${DEPARTMENT_HOST}/en` })).status).to.equal(400);
  });

  it('does not change with X-Forwarded-Host or Forwarded, which visitors can send', async () => {
    const headers = { 'X-Forwarded-Host': REGION_HOST, Forwarded: `host=${REGION_HOST}` };
    const { body } = await app.send({ path: '/en', headers });
    expect(body).to.include('<link rel="canonical" href="https://www.example.go.th/en"/>');
    expect(body).not.to.include('Regional Office');
    expect((await app.send({ path: '/en', host: UNKNOWN_HOST, headers })).status).to.equal(421);
  });
});

describe('Which site a request is for, with a configured site id', () => {
  it('is the configured one for every valid host, and malformed hosts are still refused', async () => {
    const app = await startTestApp({ environment: { SITE_ID: '2' } });
    try {
      for (const host of [DEPARTMENT_HOST, UNKNOWN_HOST])
        expect((await app.send({ path: '/en', host })).body, host).to.include('Regional Office');
      expect((await app.send({ path: '/en', host: 'a b' })).status).to.equal(400);
    } finally {
      await app.close();
    }
  });

  it('is looked up by domain when the id is 0 or 9999', async () => {
    for (const SITE_ID of ['0', '9999']) {
      const app = await startTestApp({ environment: { SITE_ID } });
      try {
        expect((await app.send({ path: '/en', host: REGION_HOST })).body, SITE_ID).to.include('Regional Office');
        expect((await app.send({ path: '/en', host: UNKNOWN_HOST })).status, SITE_ID).to.equal(421);
      } finally {
        await app.close();
      }
    }
  });
});

describe('When the source of sites fails', () => {
  const SECOND_MS = 1_000;
  const MINUTE_MS = 60_000;
  const PUBLIC_WORDS = 'Error Fetching Site Domains';
  let app: TestApp;
  let time: sinon.SinonFakeTimers;
  beforeEach(async () => {
    app = await startTestApp();
    time = sinon.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(async () => {
    sinon.restore();
    await app.close();
  });

  it('before the first response, the error page has the fixed message, and the site recovers by itself', async () => {
    const fault = new Unavailable('departmentApi', 'secret reason', { publicMessage: PUBLIC_WORDS });
    const findByDomain = sinon.stub(app.ports.sites, 'findByDomain').rejects(fault);
    const { status, headers, body } = await app.send('/en/main');
    expect(status).to.equal(503);
    expect(Number(headers['retry-after'])).to.be.within(1, 60);
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(textOf(body)).to.include('เกิดข้อผิดพลาด: 503');
    expect(textOf(body)).to.include('รายละเอียดข้อผิดพลาด: ERROR FETCHING SITE DOMAINS');
    expect(body).to.include('href="/en/main"').and.not.include('secret reason');
    findByDomain.restore();
    time.tick(SECOND_MS);
    expect((await app.send('/en/main')).status).to.equal(200);
  });

  it('before the first response, it is not requested for a while, and visitors get the error page at once', async () => {
    const fault = new Unavailable('departmentApi', 'the API is gone', { publicMessage: PUBLIC_WORDS });
    const findByDomain = sinon.stub(app.ports.sites, 'findByDomain').rejects(fault);
    const visit = async () => {
      const { status, body } = await app.send('/en/main');
      expect([status, textOf(body).includes(PUBLIC_WORDS.toUpperCase())]).to.deep.equal([503, true]);
      return findByDomain.callCount;
    };
    expect([await visit(), await visit(), await visit()]).to.deep.equal([1, 1, 1]);
    time.tick(SECOND_MS);
    expect([await visit(), await visit()]).to.deep.equal([2, 2]);
    time.tick(SECOND_MS);
    expect(await visit()).to.equal(2); // the pauses between attempts grow …
    for (let tries = 3; tries < 10; tries++) {
      time.tick(5 * SECOND_MS); // … up to the time in which the site must recover
      expect(await visit()).to.equal(tries);
    }
  });

  it('by not responding, one timeout applies to all requests for a site together', async () => {
    time.restore();
    const directory = new SiteDirectory(app.ports.sites, undefined, { warn: () => undefined });
    const fault = new Unavailable('departmentApi', 'given up', { publicMessage: PUBLIC_WORDS });
    const request = Promise.withResolvers<void>();
    sinon.stub(app.ports.sites, 'layout').callsFake(async (_site, _locale, signal) => {
      request.resolve();
      await once(signal!, 'abort');
      throw fault;
    });
    time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const found = directory.find(host(DEPARTMENT_HOST)).catch((reason: unknown) => reason);
    await request.promise;
    time.tick(3_000);
    expect(await found).to.equal(fault);
  });

  it('without a message for visitors, the error page has only the status', async () => {
    sinon.stub(app.ports.sites, 'findByDomain').rejects(new Unavailable('store', 'secret reason'));
    const { status, body } = await app.send('/th/main');
    expect(status).to.equal(503);
    expect(textOf(body)).to.include('รายละเอียดข้อผิดพลาด: SERVICE UNAVAILABLE').and.not.include('secret reason');
  });

  it('later, pages are served from the stale copy, and the failure is a warning in the log', async () => {
    expect((await app.send('/en')).status).to.equal(200);
    sinon.stub(app.ports.sites, 'details').rejects(new Unavailable('departmentApi', 'the API is gone'));
    time.tick(MINUTE_MS);
    for (let visits = 0; visits < 3; visits++) {
      const { status, body } = await app.send('/en');
      expect(status).to.equal(200);
      expect(body).to.include('Irrigation Department');
    }
    const warnings = app.log.filter(({ msg }) => String(msg).startsWith('site details could not be refreshed'));
    expect(warnings).to.have.lengthOf(1); // the next attempt waits
    expect(warnings[0]).to.include({ level: 'warn', host: DEPARTMENT_HOST });
  });

  it('the stale copy stays cached however many unknown hosts are requested meanwhile', async () => {
    const directory = new SiteDirectory(app.ports.sites, undefined, { warn: () => undefined });
    expect(await directory.find(host(DEPARTMENT_HOST))).not.to.equal(undefined);
    for (let index = 0; index < 1_100; index++) await directory.find(host(`h${index}.example.org`));
    sinon.stub(app.ports.sites, 'findByDomain').rejects(new Unavailable('departmentApi', 'the API is gone'));
    expect(await directory.find(host(DEPARTMENT_HOST))).not.to.equal(undefined);
  });

  it('a thousand unknown hosts are cached and no more, so that nobody can fill the memory with them', async () => {
    const directory = new SiteDirectory(app.ports.sites, undefined, { warn: () => undefined });
    const findByDomain = sinon.spy(app.ports.sites, 'findByDomain');
    const visit = (index: number) => directory.find(host(`h${index}.example.org`));
    for (let index = 0; index < 1_001; index++) await visit(index);
    expect(findByDomain.callCount).to.equal(1_001);
    await visit(1); // the oldest in the cache
    expect(findByDomain.callCount).to.equal(1_001);
    await visit(0); // evicted
    expect(findByDomain.callCount).to.equal(1_002);
  });

  it('a site that changes is up to date within seconds', async () => {
    expect((await app.send('/en')).body).to.include('press 78');
    const details = await app.ports.sites.details((await app.ports.sites.findByDomain(host(DEPARTMENT_HOST)))!);
    sinon.stub(app.ports.sites, 'details').resolves({ ...details!, hotline: { number: '1999', extension: '1' } });
    time.tick(11 * SECOND_MS);
    await app.send('/en'); // still the old one, while the new one is being fetched
    expect((await app.send('/en')).body).to.include('Hotline 1999, press 1');
  });

  it('a site that nobody visited for a minute is refreshed before it is shown', async () => {
    expect((await app.send('/en')).body).to.include('press 78');
    const details = await app.ports.sites.details((await app.ports.sites.findByDomain(host(DEPARTMENT_HOST)))!);
    sinon.stub(app.ports.sites, 'details').resolves({ ...details!, hotline: { number: '1999', extension: '1' } });
    time.tick(MINUTE_MS);
    expect((await app.send('/en')).body).to.include('Hotline 1999, press 1');
  });
});
