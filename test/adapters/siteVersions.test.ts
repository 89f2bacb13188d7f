import { expect } from 'chai';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { SITE } from '#test/support/builders.ts';
import { answer, problem, reset, ScriptedApi } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';

describe('The version of a site in front of an API', () => {
  let server: ScriptedApi;
  let api: DepartmentApi;
  beforeEach(async () => {
    server = await ScriptedApi.start();
    api = openDepartmentApi({
      baseUrl: server.baseUrl,
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock: testClock(),
      warn: () => undefined,
    });
  });
  afterEach(async () => {
    await api.close();
    await server.close();
  });

  it('is read with one call, and again each time', async () => {
    server.reply(answer(200, { id: 'one', changesAt: '2026-12-01T00:00:00+07:00' }), answer(200, { id: 'two' }));
    const first = await api.siteVersions.current(SITE);
    expect(first).to.deep.equal({ id: 'one', changesAt: '2026-11-30T17:00:00.000Z' });
    expect(await api.siteVersions.current(SITE)).to.deep.equal({ id: 'two' });
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'GET /sites/1/version',
      'GET /sites/1/version',
    ]);
  });

  it('does not exist when the API has no such call, whatever it says instead', async () => {
    for (const reply of [
      problem(404, 'notFound'),
      problem(404, 'siteNotFound'),
      answer(404),
      answer(403),
      answer(405),
      answer(400),
      answer(501),
      answer(302, '', { Location: '/login' }),
      answer(200, { ok: true }),
      answer(200, '<!DOCTYPE html><title>Welcome</title>'),
    ]) {
      server.reply(reply);
      expect(await api.siteVersions.current(SITE)).to.equal(undefined);
    }
  });

  it('is unavailable when the API fails, because that says nothing about its calls', async () => {
    const wait = { 'Retry-After': '60' };
    for (const reply of [answer(500, '', wait), answer(503, '', wait), answer(401), reset]) {
      server.reply(reply);
      const error = await api.siteVersions.current(SITE).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(Unavailable);
    }
  });

  it('is unavailable when the API issues no token, also with a status that would mean no such call', async () => {
    server.replyWithToken(answer(404));
    const error = await api.siteVersions.current(SITE).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Unavailable);
  });
});
