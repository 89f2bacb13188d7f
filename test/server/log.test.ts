import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

describe('The log', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('has one line for each request, with its id, its site and the time in UTC', async () => {
    const requestId = 'one-line-request';
    await app.send({ path: '/en/main?q=1', headers: { 'X-Request-Id': requestId } });
    const line = await app.requestLine(requestId);
    expect(line).to.include({ level: 'info', method: 'GET', path: '/en/main', status: 200, site: '1' });
    expect(line['time']).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(line['ms']).to.be.a('number');
    expect(app.log.filter((each) => each['requestId'] === requestId)).to.have.lengthOf(1);
  });

  it('has the complete path of a request below a base path', async () => {
    const mounted = await startTestApp({ environment: { BASE_PATH: '/portal' } });
    try {
      await mounted.send({ path: '/portal/en/main?q=1', headers: { 'X-Request-Id': 'below-portal' } });
      expect(await mounted.requestLine('below-portal')).to.include({ path: '/portal/en/main' });
    } finally {
      await mounted.close();
    }
  });

  it('has a line for a refused request, without a site where there is none', async () => {
    for (const [path, host, status] of [
      ['/en', 'nobody.example.org', 421],
      ['/en/%zz', 'www.example.go.th', 400],
    ] as const) {
      const requestId = `refused-${status}`;
      await app.send({ path, host, headers: { 'X-Request-Id': requestId } });
      const line = await app.requestLine(requestId);
      expect(line['status']).to.equal(status);
      expect(line['site']).to.equal(status === 421 ? undefined : '1');
    }
  });

  it('has the request and the cause of an error', async () => {
    sinon.stub(app.ports.content, 'find').rejects(new Unavailable('store', 'the disk is gone'));
    await app.send({ path: '/en/news/news-1', headers: { 'X-Request-Id': 'faulty-request' } });
    const fault = app.log.find((line) => line['requestId'] === 'faulty-request' && line['level'] === 'error');
    expect(fault).to.have.nested.property('err.message', 'the disk is gone');
  });

  it('contains no query, cookie, authorization header or form, whatever the response', async () => {
    const secret = 'a-secret-that-nobody-may-read';
    const headers = {
      Cookie: `members_access_token=${secret}; prefs=${secret}`,
      Authorization: `Bearer ${secret}`,
      Referer: `https://www.example.go.th/?${secret}`,
      'User-Agent': secret,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const body = `textSize=large&back=/${secret}&password=${secret}`;
    await app.send({ path: `/en/main?password=${secret}`, headers });
    await app.send({ path: `/?${secret}`, headers });
    await app.send({ path: `/en/%zz?${secret}`, headers });
    await app.send({ path: '/preferences', method: 'POST', headers, body });
    await app.send({
      path: '/preferences',
      method: 'POST',
      headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
      body,
    });
    sinon.stub(app.ports.content, 'find').rejects(new Unavailable('store', 'gone'));
    await app.send({ path: `/en/news/news-1?${secret}`, headers: { ...headers, 'X-Request-Id': 'last-secret' } });
    await app.requestLine('last-secret');
    expect(JSON.stringify(app.log)).not.to.include(secret);
  });

  it('cannot be forged by a path with line breaks in it', async () => {
    const paths = [
      '/en/x%0A%7B%22level%22:%22error%22%7D',
      '/en/%0d%0afake',
      '/en/"},{"level":"error"',
      '/en/%C2%85fake',
    ];
    for (const [index, path] of paths.entries()) {
      const requestId = `injected-${index}`;
      const before = app.log.length;
      await app.send({ path, headers: { 'X-Request-Id': requestId } });
      expect(await app.requestLine(requestId))
        .to.have.property('path')
        .that.is.a('string');
      const added = app.log.slice(before);
      expect(added.every((line) => line['requestId'] === requestId)).to.equal(true);
    }
  });
});
