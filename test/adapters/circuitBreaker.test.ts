import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import sinon from 'sinon';
import { parsePagePath, type PagePath } from '#domain/feedback/pagePath.ts';
import { TooOften } from '#ports/TooOften.ts';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { SITE, slug } from '#test/support/builders.ts';
import { answer, problem, reset, ScriptedApi, neverRespond, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const DOWN = /: not sent: the API is down, and is tried once a second$/;

const MAIN_PAGE = parsePagePath('/en/main') as PagePath;

/** Longer than the timeout of a test. */
const NEVER_MS = 600_000;
const TIME_TO_CLOSE_MS = 30;
/** Not retried, because its pause is longer than the deadline: saves the time of the retries. */
const BUSY = answer(503, '', { 'Retry-After': '60' });

describe('The circuit breaker for an API that is down', () => {
  let server: ScriptedApi;
  let api: DepartmentApi;
  let time: sinon.SinonFakeTimers;
  let warnings: string[];

  const open = (deadline = 3_000, probeDeadline = 2_000) =>
    openDepartmentApi({
      baseUrl: server.baseUrl,
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock: testClock(),
      warn: (message) => warnings.push(message),
      deadline,
      probeDeadline,
    });
  const request = (signal?: AbortSignal) => api.content.find(dam, signal);
  const dam = { site: SITE, locale: 'th', kind: 'news', slug: slug('dam') } as const;
  const fault = (signal?: AbortSignal) =>
    request(signal).then(
      () => 'none',
      (reason: unknown) => (reason as Error).message,
    );
  const fails = async (times: number, reply: Reply) => {
    server.reply(reply);
    await Promise.all(Array.from({ length: times }, () => fault()));
  };
  /** Counts the requests to the API during some work. */
  const callsDuring = async (work: () => Promise<unknown>) => {
    const before = server.calls.length;
    await work();
    return server.calls.length - before;
  };

  beforeEach(async () => {
    warnings = [];
    time = sinon.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    server = await ScriptedApi.start();
    api = open();
  });
  afterEach(async () => {
    sinon.restore();
    await api.close();
    await server.close();
  });

  it('stops requests after five failures in a row, and warns once', async () => {
    await fails(4, BUSY);
    expect(await callsDuring(() => fault())).to.equal(1);
    expect(await callsDuring(() => Promise.all(Array.from({ length: 20 }, () => fault())))).to.equal(0);
    expect(await fault()).to.match(DOWN);
    expect(warnings).to.deep.equal(["the department's API is down: only one request a second is sent to it"]);
  });

  it('sends one probe a second, while other requests fail at once', async () => {
    await fails(5, BUSY);
    for (let second = 0; second < 3; second++) {
      expect(await callsDuring(() => fault())).to.equal(0);
      time.tick(1_000);
      expect(await callsDuring(() => Promise.all(Array.from({ length: 20 }, () => fault())))).to.equal(1);
    }
    expect(warnings).to.have.length(1);
  });

  it('sends all requests again when a probe gets a response, even a refusal', async () => {
    await fails(5, BUSY);
    time.tick(1_000);
    server.reply(problem(404, 'contentNotFound'));
    expect(await request()).to.deep.equal({ ok: false, code: 'contentNotFound' });
    expect(await callsDuring(() => Promise.all(Array.from({ length: 20 }, () => request())))).to.equal(20);
    expect(warnings.at(-1)).to.equal("the department's API responds again");
  });

  it('lets no request wait for a probe', async () => {
    await fails(5, BUSY);
    time.tick(1_000);
    server.reply(neverRespond);
    const client = new AbortController();
    const tried = fault(client.signal);
    expect(await fault()).to.match(DOWN);
    client.abort();
    await tried;
  });

  it('continues a probe when the client whose request it was disconnects', async () => {
    await fails(5, BUSY);
    time.tick(1_000);
    const gate = Promise.withResolvers<() => void>();
    let isBrokenOff = false;
    server.reply((response, request) => {
      response.once('close', () => (isBrokenOff = !response.writableFinished));
      gate.resolve(() => problem(404, 'contentNotFound')(response, request));
    });
    const client = new AbortController();
    const aborted = fault(client.signal);
    const letGo = await gate.promise;
    client.abort();
    await aborted;
    await pause(TIME_TO_CLOSE_MS);
    expect(isBrokenOff).to.equal(false);
    expect(await fault(), 'still trying').to.match(DOWN);
    letGo();
    server.reply(problem(404, 'contentNotFound'));
    await waitUntil(async () => (await fault()) === 'none');
    expect(warnings.at(-1)).to.equal("the department's API responds again");
  });

  it('also opens when the API does not respond within the deadline, or rejects the client token', async () => {
    for (const [deadline, reply] of [
      [100, neverRespond],
      [100, reset],
      [3_000, answer(401)],
      [3_000, answer(429, '', { 'Retry-After': '60' })],
      [3_000, answer(504, '', { 'Retry-After': '60' })],
    ] as const) {
      await api.close();
      api = open(deadline);
      await fails(5, reply);
      expect(await fault()).to.match(DOWN);
    }
  });

  it('does not open when the API lets one visitor wait, who hears for how long', async () => {
    server.reply((response, call) => {
      response.setHeader('Retry-After', '1800');
      problem(429, 'visitorTooOften')(response, call);
    });
    const session = { network: '203.0.113.7', saveTokens: () => undefined };
    const vote = () => api.feedback.vote({ site: SITE, page: MAIN_PAGE, useful: true }, session);
    for (let tries = 0; tries < 10; tries++)
      expect(await vote().catch((reason: unknown) => reason))
        .to.be.instanceOf(TooOften)
        .and.include({ seconds: 1_800 });
    expect(server.calls).to.have.length(10);
    expect(server.calls[0]!.headers).to.include({ 'x-visitor-network': '203.0.113.7' });
    server.reply(problem(404, 'contentNotFound'));
    expect(await request()).to.deep.equal({ ok: false, code: 'contentNotFound' });
    expect(server.calls.at(-1)!.headers).not.to.have.property('x-visitor-network');
    expect(warnings).to.deep.equal([]);
  });

  it('limits a probe, a new token included, more than other requests', async () => {
    await api.close();
    api = open(NEVER_MS, 100);
    server.replyWithToken(answer(503));
    for (let times = 0; times < 5; times++) await fault();
    time.tick(1_000);
    server.replyWithToken(neverRespond);
    expect(await fault()).to.match(/timeout/);
  });

  it('also opens when the API issues no token', async () => {
    server.replyWithToken(answer(403));
    for (let times = 0; times < 5; times++) await fault();
    const before = server.tokenCalls.length;
    expect(await fault()).to.match(DOWN);
    expect(server.tokenCalls).to.have.length(before);
  });

  it('also opens when pages gave up waiting for the API', async () => {
    server.reply(neverRespond);
    const tooLate = new AbortController();
    const requests = Array.from({ length: 5 }, () => fault(tooLate.signal));
    await waitUntil(() => server.calls.length >= 5);
    tooLate.abort(new Error('the page was not found within 3000 ms'));
    await Promise.all(requests);
    expect(await fault()).to.match(DOWN);
  });

  it('stays closed when the API fails at one request, sends invalid data or refuses, because other requests may succeed', async () => {
    const tooLong = ' '.repeat(2_500_000);
    const tooDeep = `${'['.repeat(100)}${']'.repeat(100)}`;
    for (const reply of [
      answer(500, '', { 'Retry-After': '60' }),
      ...['no JSON', tooLong, tooDeep].map((text) => answer(200, text)),
      answer(404),
    ]) {
      await fails(6, reply);
      expect(await fault()).not.to.match(DOWN);
    }
  });

  it('stays closed when clients disconnect before the API responds', async () => {
    server.reply(neverRespond);
    for (let times = 0; times < 6; times++) {
      const client = new AbortController();
      const aborted = fault(client.signal);
      await waitUntil(() => server.calls.length > times);
      client.abort();
      await aborted;
    }
    server.reply(problem(404, 'contentNotFound'));
    expect(await fault()).to.equal('none');
  });
});
