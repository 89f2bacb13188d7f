import { expect } from 'chai';
import sinon from 'sinon';
import { Unavailable } from '#ports/Unavailable.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

describe('Health', () => {
  let app: TestApp;
  beforeEach(async () => (app = await startTestApp()));
  afterEach(async () => {
    sinon.restore();
    await app.close();
  });

  it('is served for every host', async () => {
    for (const host of ['www.example.go.th', '10.0.0.7:3000', 'nobody.example.org', ''])
      for (const path of ['/livez', '/readyz']) {
        const { status, headers, body } = await app.send({ path, host });
        expect(status, `${path} for '${host}'`).to.equal(200);
        expect(headers['content-type']).to.equal('text/plain; charset=utf-8');
        expect(headers['cache-control']).to.equal('no-store');
        expect(body).to.equal('ok\n');
      }
  });

  it('is live but not ready while the store is unavailable, and does not say why', async () => {
    const check = sinon.stub(app.ports.readiness, 'check').rejects(new Unavailable('store', 'secret reason'));
    const { status, body } = await app.send('/readyz');
    expect(status).to.equal(503);
    expect(body).to.equal('not ready\n');
    expect((await app.send('/livez')).status).to.equal(200);
    check.restore();
    expect((await app.send('/readyz')).status).to.equal(200);
  });

  it('is not ready from the moment the server stops, so that no new visitors are sent to it', async () => {
    app.lifecycle.stopping = true;
    const check = sinon.spy(app.ports.readiness, 'check');
    expect(await app.send('/readyz')).to.include({ status: 503, body: 'stopping\n' });
    expect(check.callCount).to.equal(0);
    expect((await app.send('/livez')).status).to.equal(200);
    expect((await app.send('/en/main')).status).to.equal(200);
  });
});
