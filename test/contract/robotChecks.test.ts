import { expect } from 'chai';
import type { Challenge } from 'altcha-lib';
import { parseEmail } from '#domain/forms/email.ts';
import { CHALLENGE_SECONDS, CODE_SECONDS, CODE_TRIES } from '#domain/members/robotCheck.ts';
import { done, refused } from '#domain/outcome.ts';
import type { RobotAnswer, RobotCheck } from '#ports/RobotChecks.ts';
import { TooOften } from '#ports/TooOften.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, STORE_ENGINES, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';
import { solve, testRobotChecks } from '#test/support/testRobotChecks.ts';

const VISITOR: VisitorSession = { network: '203.0.113.7', saveTokens: () => undefined };
const NEIGHBOUR: VisitorSession = { ...VISITOR, network: '203.0.113.8' };
const EMAIL = value(parseEmail('somchai@example.org'));
const FAILED = refused('robotCheckFailed');
const PASSED = done(undefined);

onEveryEngine('The robot check', ENGINES, robotCheckContract);

function robotCheckContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());

  const begin = (account?: string, session = VISITOR) => source.robotChecks.begin(SITE, session, account);
  const pass = (answer: RobotAnswer, given: Partial<RobotCheck> = {}) =>
    source.robotChecks.pass({ site: SITE, answer, use: 'one form', ...given }, VISITOR);
  const work = (solution: string): RobotAnswer => ({ type: 'work', solution });
  const factorOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as Challenge).parameters.data?.['factor'];

  it('passes an answer once, and again only for the same use', async () => {
    const answer = work(await solve((await begin()).text));
    const passed = await Promise.all(Array.from({ length: 3 }, () => pass(answer)));
    expect(passed).to.deep.equal([PASSED, PASSED, PASSED]);
    expect(await pass(answer, { use: 'another form' })).to.deep.equal(FAILED);
    expect(await pass(answer)).to.deep.equal(PASSED);
  });

  it('passes an answer for one of many uses at the same time', async () => {
    const answer = work(await solve((await begin()).text));
    const uses = Array.from({ length: 6 }, (_, use) => pass(answer, { use: `form ${use}` }));
    const passed = (await Promise.all(uses)).filter(({ ok }) => ok);
    expect(passed).to.have.length(1);
  });

  it('refuses an answer that comes too late, or at another site', async () => {
    const challenge = await begin();
    expect(challenge.expiresAt).to.equal('2026-11-21T04:00:00.000Z');
    expect(CHALLENGE_SECONDS).to.equal(3_600);
    const answer = work(await solve(challenge.text));
    expect(await pass(answer, { site: OTHER_SITE })).to.deep.equal(FAILED);
    clock.set(challenge.expiresAt);
    expect(await pass(answer)).to.deep.equal(FAILED);
  });

  it('refuses what no browser has worked out', async () => {
    const [{ text }, other] = [await begin(), await begin()];
    const { challenge, solution } = JSON.parse(await solve(text)) as { challenge: Challenge; solution: object };
    const { parameters } = challenge;
    const forged = [
      { challenge: JSON.parse(other.text) as Challenge, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters: { ...parameters, data: { ...parameters.data, factor: 8 } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: {}, solution },
      { challenge: null, solution: null },
      null,
      [],
    ].map((each) => JSON.stringify(each));
    for (const each of [...forged, text, '', ' ', 'ก้ำ', '{', 'x'.repeat(5_000)])
      expect(await pass(work(each)), each).to.deep.equal(FAILED);
    expect(await pass(work(JSON.stringify({ challenge, solution })))).to.deep.equal(PASSED);
  });

  it('begins a limited number of checks for one network, and any number for its neighbour', async () => {
    for (let times = 0; times < 30; times++) await begin();
    const wait = await begin().catch((error: unknown) => error);
    expect(wait).to.be.instanceOf(TooOften).with.property('seconds', 3_600);
    const mail = { to: EMAIL, language: 'th' } as const;
    expect(await source.robotChecks.mailCode(SITE, mail, VISITOR).catch((error: unknown) => error)).instanceOf(
      TooOften,
    );
    await begin(undefined, NEIGHBOUR);
  });

  it('takes more work after failed sign-ins to an account, wherever they came from', async () => {
    expect(factorOf(await begin('somchai'))).to.equal(1);
    const easy = work(await solve((await begin()).text));
    for (let times = 0; times < 5; times++) await source.robotChecks.noteFailure(SITE, 'somchai', NEIGHBOUR);
    expect(factorOf(await begin('somchai'))).to.equal(2);
    expect(factorOf(await begin('somsri'))).to.equal(1);
    expect(factorOf(await begin())).to.equal(1);
    expect(await pass(easy, { account: 'somchai' })).to.deep.equal(FAILED);
    expect(await pass(easy, { account: 'somsri' })).to.deep.equal(PASSED);
  });

  it('mails a code that passes like an answer, and as a person may type it', async () => {
    const ticket = await source.robotChecks.mailCode(SITE, { to: EMAIL, language: 'th' }, VISITOR);
    const mail = await source.outbox.claim();
    expect(mail).to.include({ recipient: EMAIL, locale: 'th', site: SITE });
    const code = mail?.content.template === 'robotCode' ? mail.content.code : '';
    expect(code).to.match(/^\d{6}$/);
    const thai = Array.from(code, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]).join('');
    expect(await pass({ type: 'code', ticket, code: ` ${thai} ` })).to.deep.equal(PASSED);
    expect(await pass({ type: 'code', ticket, code })).to.deep.equal(PASSED);
    expect(await pass({ type: 'code', ticket, code }, { use: 'another form' })).to.deep.equal(FAILED);
  });

  it('refuses a code that is wrong, tried too often, expired, of another ticket or another site', async () => {
    const [ticket, code] = await mailedCode();
    const [other, otherCode] = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (const answer of [
      { ticket, code: wrong },
      { ticket: ticket.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), code },
      { ticket: '', code },
      { ticket, code: '' },
      { ticket: other, code },
    ])
      expect(await pass({ type: 'code', ...answer })).to.deep.equal(FAILED);
    expect(await pass({ type: 'code', ticket, code }, { site: OTHER_SITE })).to.deep.equal(FAILED);
    expect(await pass({ type: 'code', ticket, code })).to.deep.equal(PASSED);

    for (let times = 0; times < CODE_TRIES; times++) await pass({ type: 'code', ticket: other, code: wrong });
    expect(await pass({ type: 'code', ticket: other, code: otherCode })).to.deep.equal(FAILED);

    const [late, lateCode] = await mailedCode();
    expect(CODE_SECONDS).to.equal(1_800);
    clock.set('2026-11-21T03:30:00Z');
    expect(await pass({ type: 'code', ticket: late, code: lateCode })).to.deep.equal(FAILED);
  });

  it('is a fault, not a refusal, while the store fails', async () => {
    const answer = work(await solve((await begin()).text));
    await source.breakDown();
    expect(await pass(answer).catch((error: unknown) => error)).to.be.instanceOf(Unavailable);
  });

  async function mailedCode(): Promise<readonly [ticket: string, code: string]> {
    const ticket = await source.robotChecks.mailCode(SITE, { to: EMAIL, language: 'en' }, VISITOR);
    const mail = await source.outbox.claim();
    return [ticket, mail?.content.template === 'robotCode' ? mail.content.code : ''];
  }
}

onEveryEngine('Spent robot checks', STORE_ENGINES, (engine) => {
  it('are known to every process of a store, also after a restart, and deleted when they have expired', async () => {
    const clock = testClock();
    const source = await engine.open(emptySites(), clock);
    const other = await source.reopen();
    const elsewhere = testRobotChecks(other, clock);
    const challenge = await source.robotChecks.begin(SITE, VISITOR);
    const answer: RobotAnswer = { type: 'work', solution: await solve(challenge.text) };
    expect(await elsewhere.pass({ site: SITE, answer, use: 'one form' }, VISITOR)).to.deep.equal(PASSED);
    expect(await source.robotChecks.pass({ site: SITE, answer, use: 'another' }, VISITOR)).to.deep.equal(FAILED);
    await source.robotCheckRows.deleteExpired(clock.now());
    expect(await source.robotChecks.pass({ site: SITE, answer, use: 'another' }, VISITOR)).to.deep.equal(FAILED);
    clock.set(challenge.expiresAt);
    await source.robotCheckRows.deleteExpired(clock.now());
    clock.set('2026-11-21T03:00:00Z');
    expect(await source.robotChecks.pass({ site: SITE, answer, use: 'another' }, VISITOR)).to.deep.equal(PASSED);
    await other.close();
    await source.close();
  });
});
