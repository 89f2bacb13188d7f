import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import sinon from 'sinon';
import { openDepartmentApi, type DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { SITE, slug } from '#test/support/builders.ts';
import { answer, problem, reset, ScriptedApi, silence, type Reply } from '#test/support/ScriptedApi.ts';
import { testClock } from '#test/support/testClock.ts';

const DOWN = /: not sent: the API is down, and is tried once a second$/;

const LONG_ENOUGH_TO_BREAK_OFF_MS = 30;

describe('An API that is down', () => {
  let server: ScriptedApi;
  let api: DepartmentApi;
  let time: sinon.SinonFakeTimers;
  let warnings: string[];

  const open = (deadline = 3_000) =>
    openDepartmentApi({
      baseUrl: server.baseUrl,
      clientId: 'web',
      clientSecret: 'the-client-secret',
      clock: testClock(),
      warn: (message) => warnings.push(message),
      deadline,
    });
  const ask = (signal?: AbortSignal) => api.content.find(dam, signal);
  const dam = { site: SITE, locale: 'th', kind: 'news', slug: slug('dam') } as const;
  const fault = (signal?: AbortSignal) =>
    ask(signal).then(
      () => 'none',
      (reason: unknown) => (reason as Error).message,
    );
  const fails = async (times: number, reply: Reply) => {
    server.reply(reply);
    await Promise.all(Array.from({ length: times }, () => fault()));
  };
  /** Counts what arrives while something is done. */
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

  it('is left alone after five failures in a row, and says so once', async () => {
    await fails(4, reset);
    expect(await callsDuring(() => fault())).to.be.greaterThan(0);
    expect(await callsDuring(() => Promise.all(Array.from({ length: 20 }, () => fault())))).to.equal(0);
    expect(await fault()).to.match(DOWN);
    expect(warnings).to.deep.equal(["the department's API is down: only one request a second is sent to it"]);
  });

  it('is tried once a second, by one alone, while the others fail at once', async () => {
    await fails(5, answer(503, '', { 'Retry-After': '60' }));
    for (let second = 0; second < 3; second++) {
      expect(await callsDuring(() => fault())).to.equal(0);
      time.tick(1_000);
      expect(await callsDuring(() => Promise.all(Array.from({ length: 20 }, () => fault())))).to.equal(1);
    }
    expect(warnings).to.have.length(1);
  });

  it('is asked as ever once the one who tried got an answer, even a refusal', async () => {
    await fails(5, reset);
    time.tick(1_000);
    server.reply(problem(404, 'contentNotFound'));
    expect(await ask()).to.deep.equal({ ok: false, code: 'contentNotFound' });
    expect(await callsDuring(() => Promise.all(Array.from({ length: 20 }, () => ask())))).to.equal(20);
    expect(warnings.at(-1)).to.equal("the department's API responds again");
  });

  it('keeps nobody waiting behind the one who tries', async () => {
    await fails(5, reset);
    time.tick(1_000);
    server.reply(silence);
    const leaving = new AbortController();
    const tried = fault(leaving.signal);
    expect(await fault()).to.match(DOWN);
    leaving.abort();
    await tried;
  });

  it('is tried to the end for everybody, although the visitor whose question it was has left', async () => {
    await fails(5, reset);
    time.tick(1_000);
    const held = Promise.withResolvers<() => void>();
    let isBrokenOff = false;
    server.reply((response, request) => {
      response.once('close', () => (isBrokenOff = !response.writableFinished));
      held.resolve(() => problem(404, 'contentNotFound')(response, request));
    });
    const leaving = new AbortController();
    const left = fault(leaving.signal);
    const letGo = await held.promise;
    leaving.abort();
    await left;
    await pause(LONG_ENOUGH_TO_BREAK_OFF_MS);
    expect(isBrokenOff).to.equal(false);
    expect(await fault(), 'still trying').to.match(DOWN);
    letGo();
    server.reply(problem(404, 'contentNotFound'));
    while ((await fault()) !== 'none') await pause(1);
    expect(warnings.at(-1)).to.equal("the department's API responds again");
  });

  it('is also one that says nothing within the deadline, or refuses the application itself', async () => {
    for (const [deadline, reply] of [
      [100, silence],
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

  it('is tried for two seconds, a new token included', async () => {
    await api.close();
    api = open(60_000);
    server.replyWithToken(answer(503));
    for (let times = 0; times < 5; times++) await fault();
    time.tick(1_000);
    server.replyWithToken(silence);
    expect(await fault()).to.match(/timeout/);
  });

  it('is also one that gives no token', async () => {
    server.replyWithToken(answer(403));
    for (let times = 0; times < 5; times++) await fault();
    const before = server.tokenCalls.length;
    expect(await fault()).to.match(DOWN);
    expect(server.tokenCalls).to.have.length(before);
  });

  it('is also one for which pages gave up waiting', async () => {
    server.reply(silence);
    const tooLate = new AbortController();
    const asked = Array.from({ length: 5 }, () => fault(tooLate.signal));
    while (server.calls.length < 5) await pause(1);
    tooLate.abort(new Error('the page was not found within 3000 ms'));
    await Promise.all(asked);
    expect(await fault()).to.match(DOWN);
  });

  it('is none that fails at a question, lies or refuses: one answer says nothing of the others', async () => {
    const tooLong = ' '.repeat(2_500_000);
    const tooDeep = `${'['.repeat(100)}${']'.repeat(100)}`;
    for (const reply of [answer(500), ...['no JSON', tooLong, tooDeep].map((text) => answer(200, text)), answer(404)]) {
      await fails(6, reply);
      expect(await fault()).not.to.match(DOWN);
    }
  });

  it('is none that visitors leave before it answers', async () => {
    server.reply(silence);
    for (let times = 0; times < 6; times++) {
      const leaving = new AbortController();
      const left = fault(leaving.signal);
      while (server.calls.length <= times) await pause(1);
      leaving.abort();
      await left;
    }
    server.reply(problem(404, 'contentNotFound'));
    expect(await fault()).to.equal('none');
  });
});
