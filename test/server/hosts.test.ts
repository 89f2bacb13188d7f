import { once } from 'node:events';
import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { addSeconds } from '#domain/instant.ts';
import { SiteDirectory } from '#server/web/SiteDirectory.ts';
import { SiteVersionWatch } from '#server/web/SiteVersionWatch.ts';
import { aSiteArchive, host, siteDetails, siteId } from '#test/support/builders.ts';
import { department, DEPARTMENT_HOST, REGION_HOST, testArchives } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import type { TestResponse } from '#test/support/send.ts';
import { textOf } from '#test/support/textOf.ts';

const UNKNOWN_HOST = 'nobody.example.org';

/** The page for unknown hosts, in both languages. */
function expectNoWebsite({ status, body }: TestResponse, host: string): void {
  expect(status, host).to.equal(400);
  expect(body).to.include('There is no website at this address').and.include('ไม่พบเว็บไซต์ตามที่อยู่นี้');
  expect(body).not.to.match(/Irrigation Department|เกิดข้อผิดพลาด/);
}

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
      expect(body).to.include('There is no website at this address').and.include('ไม่พบเว็บไซต์ตามที่อยู่นี้');
      expect(body).not.to.match(/Irrigation Department|กรมชลประทาน|Regional Office|เกิดข้อผิดพลาด/);
    }
  });

  it('is in the log when it is undecided, with the host', async () => {
    const request = (id: string, host: string) => app.send({ path: '/en', host, headers: { 'X-Request-Id': id } });
    await request('unknown-host', UNKNOWN_HOST);
    await request('known-host', DEPARTMENT_HOST);
    expect(await app.requestLine('unknown-host')).to.include({ status: 421, host: UNKNOWN_HOST });
    expect(await app.requestLine('known-host')).not.to.have.property('host');
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
      expectNoWebsite(await app.send({ path: '/en', host }), host);
  });

  it('is undecided for a request with two Host headers, even when both are the same', async () => {
    for (const second of [REGION_HOST, DEPARTMENT_HOST]) {
      expectNoWebsite(await app.send({ path: '/en', headers: [['host', second]] }), second);
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
  const PUBLIC_WORDS = 'Error Fetching Site Domains';
  let app: TestApp;
  beforeEach(async () => (app = await startTestApp()));
  afterEach(async () => {
    sinon.restore();
    await app.close();
  });

  const pass = (seconds: number) => app.clock.set(addSeconds(app.clock.now(), seconds));

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
    pass(1);
    expect((await app.send('/en/main')).status).to.equal(200);
  });

  it('before the first response, it is requested once a second, and visitors get the error page at once', async () => {
    const fault = new Unavailable('departmentApi', 'the API is gone', { publicMessage: PUBLIC_WORDS });
    const findByDomain = sinon.stub(app.ports.sites, 'findByDomain').rejects(fault);
    const visit = async () => {
      const { status, body } = await app.send('/en/main');
      expect([status, textOf(body).includes(PUBLIC_WORDS.toUpperCase())]).to.deep.equal([503, true]);
      return findByDomain.callCount;
    };
    expect([await visit(), await visit(), await visit()]).to.deep.equal([1, 1, 1]);
    for (let tries = 2; tries < 5; tries++) {
      pass(1);
      expect([await visit(), await visit()]).to.deep.equal([tries, tries]);
    }
  });

  it('by not responding, one timeout applies to all requests for a site together', async () => {
    const { find, stop } = directoryOf(app);
    const fault = new Unavailable('departmentApi', 'given up', { publicMessage: PUBLIC_WORDS });
    const request = Promise.withResolvers<void>();
    sinon.stub(app.ports.sites, 'layout').callsFake(async (_site, _locale, signal) => {
      request.resolve();
      await once(signal!, 'abort');
      throw fault;
    });
    const time = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const found = Promise.resolve(find(DEPARTMENT_HOST)).catch((reason: unknown) => reason);
    await request.promise;
    time.tick(3_000);
    expect(await found).to.equal(fault);
    stop();
  });

  it('without a message for visitors, the error page has only the status', async () => {
    sinon.stub(app.ports.sites, 'findByDomain').rejects(new Unavailable('store', 'secret reason'));
    const { status, body } = await app.send('/th/main');
    expect(status).to.equal(503);
    expect(textOf(body)).to.include('รายละเอียดข้อผิดพลาด: SERVICE UNAVAILABLE').and.not.include('secret reason');
  });

  it('after an import, pages are served from the stale copy, and the failure is a warning in the log', async () => {
    expect((await app.send('/en')).status).to.equal(200);
    await app.publish(aSiteArchive({ id: siteId('3') }));
    const details = sinon.stub(app.ports.sites, 'details');
    details.rejects(new Unavailable('departmentApi', 'the API is gone'));
    for (let visits = 0; visits < 3; visits++) {
      const { status, headers, body } = await app.send('/en');
      expect(status).to.equal(200);
      expect(headers).to.have.property('x-thara-stale');
      expect(body).to.include('Irrigation Department');
    }
    const warnings = app.log.filter(({ msg }) => String(msg).startsWith('site details could not be refreshed'));
    expect(warnings).to.have.lengthOf(1); // the next attempt waits
    expect(warnings[0]).to.include({ level: 'warn', host: DEPARTMENT_HOST });
    details.restore();
    pass(1);
    await app.send('/en'); // still the stale copy, while a new one is being read
    expect((await app.send('/en')).headers).not.to.have.property('x-thara-stale');
  });

  it('to say the version, pages are served as they are known, with a warning in the log', async () => {
    expect((await app.send('/en')).headers).not.to.have.property('x-thara-stale');
    const current = sinon
      .stub(app.ports.siteVersions, 'current')
      .rejects(new Unavailable('store', 'the store is gone'));
    pass(7);
    for (let visits = 0; visits < 3; visits++) {
      const { status, headers } = await app.send('/en');
      expect([status, headers['x-thara-stale']]).to.deep.equal([200, '7']);
    }
    const warnings = app.log.filter(({ msg }) => String(msg).startsWith('the version of the site'));
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.include({ level: 'warn', site: '1' });
    current.restore();
    await app.send('/en'); // still stale, while the version is being checked
    expect((await app.send('/en')).headers).not.to.have.property('x-thara-stale');
  });

  it('the stale copy stays cached however many unknown hosts are requested meanwhile', async () => {
    const { find, stop } = directoryOf(app);
    expect(await find(DEPARTMENT_HOST)).not.to.equal(undefined);
    for (let index = 0; index < 1_100; index++) await find(`h${index}.example.org`);
    sinon.stub(app.ports.sites, 'findByDomain').rejects(new Unavailable('departmentApi', 'the API is gone'));
    expect(await find(DEPARTMENT_HOST)).not.to.equal(undefined);
    stop();
  });

  it('a thousand unknown hosts are cached and no more, so that nobody can fill the memory with them', async () => {
    const { find, stop } = directoryOf(app);
    const findByDomain = sinon.spy(app.ports.sites, 'findByDomain');
    const visit = (index: number) => find(`h${index}.example.org`);
    for (let index = 0; index < 1_001; index++) await visit(index);
    expect(findByDomain.callCount).to.equal(1_001);
    await visit(1); // the oldest in the cache
    expect(findByDomain.callCount).to.equal(1_001);
    await visit(0); // evicted
    expect(findByDomain.callCount).to.equal(1_002);
    stop();
  });
});

describe('When a site changes', () => {
  let app: TestApp;
  beforeEach(async () => (app = await startTestApp()));
  afterEach(() => app.close());

  const DETAILS = siteDetails({ hotline: { number: '1999', extension: '1' } });

  it('its pages are up to date with the first request a second later', async () => {
    expect((await app.send('/en')).body).to.include('press 78');
    await app.publish(department({ details: DETAILS }));
    expect((await app.send('/en')).body).to.include('Hotline 1999, press 1');
  });

  it('and leaves a host to another site, that site is shown there', async () => {
    expect((await app.send('/en')).body).to.include('Irrigation Department');
    const [, region] = testArchives();
    await app.publish(department({ domains: [] }), { ...region!, domains: [host(DEPARTMENT_HOST)] });
    expect((await app.send('/en')).body).to.include('Regional Office');
  });

  it('and its hosts are taken from it, they are unknown; a new host is known ten seconds later', async () => {
    expect((await app.send('/en')).status).to.equal(200);
    expect((await app.send({ path: '/en', host: UNKNOWN_HOST })).status).to.equal(421);
    await app.publish(department({ domains: [host(UNKNOWN_HOST)] }));
    expect((await app.send('/en')).status).to.equal(421);
    app.clock.set(addSeconds(app.clock.now(), 10));
    expect((await app.send({ path: '/en', host: UNKNOWN_HOST })).status).to.equal(200);
  });

  it('in front of an API without versions, its pages are up to date after the time that is set', async () => {
    const lasting = await startTestApp({ environment: { PAGE_CACHE_SECONDS: '30' } });
    const { clock, ports } = lasting;
    sinon.stub(ports.siteVersions, 'current').resolves(undefined);
    const details = sinon.stub(ports.sites, 'details').resolves(siteDetails());
    const hotline = async () => /Hotline (\d+)/.exec((await lasting.send('/en')).body)?.[1];
    const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
    expect(await hotline()).to.equal('1111');
    details.resolves(DETAILS);
    pass(29);
    expect(await hotline()).to.equal('1111');
    pass(1);
    await hotline(); // still the old one, while the new one is being read
    expect(await hotline()).to.equal('1999');
    details.resolves(siteDetails());
    pass(30 + 60);
    expect(await hotline(), 'after a minute without visitors').to.equal('1111');
    sinon.restore();
    await lasting.close();
  });
});

describe('Hosts of a source that knows every host', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('are remembered up to a thousand, so that anybody may send any number of them', async () => {
    const findByDomain = sinon.stub(app.ports.sites, 'findByDomain').resolves(siteId('1'));
    const { find, stop } = directoryOf(app);
    for (let number = 0; number <= 1_000; number++) await find(`host-${number}.example.org`);
    await find('host-1000.example.org');
    expect(findByDomain.callCount).to.equal(1_001);
    await find('host-0.example.org');
    stop();
    expect(findByDomain.callCount, 'forgotten').to.equal(1_002);
  });
});

/** A directory of its own over the app's ports. */
function directoryOf({ ports }: TestApp) {
  const { clock } = ports;
  const log = { warn: () => undefined };
  const versions = new SiteVersionWatch(ports.siteVersions, { clock, log, lifetimeSeconds: 10 });
  const directory = new SiteDirectory(ports.sites, versions, { fixed: undefined, deadlineMs: 3_000, clock, log });
  const find = (name: string) => directory.find(host(name), clock.now());
  return { find, stop: () => versions.stop() };
}
