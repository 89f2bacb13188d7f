import { expect } from 'chai';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { addSeconds } from '#domain/instant.ts';
import { MAX_WRONG_CODES, type AuthenticatorCode } from '#domain/members/authenticatorCode.ts';
import { SECOND_STEP_SECONDS } from '#domain/members/secondStep.ts';
import { needsSecondStep } from '#ports/members/MemberSessions.ts';
import type { RecoveryCode } from '#domain/members/recoveryCode.ts';
import type { SecondFactorProof } from '#ports/members/SecondSteps.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import {
  aLogin,
  aMember,
  aPassword,
  aVisitor,
  codeOf,
  EMAIL,
  mailedToken,
  PASSWORD,
  signIn,
  takeMails,
} from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const PARTY = { origin: 'https://irrigation.example', name: 'Irrigation' };
const WRONG = '000000' as AuthenticatorCode;
const DAY = 86_400;

onEveryEngine('Second factors of members', ENGINES, secondFactorsContract);

function secondFactorsContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  let session: Awaited<ReturnType<typeof aMember>>['session'];
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
    session = (await aMember(source)).session;
  });
  afterEach(() => source.close());
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
  const factors = () => source.members.secondFactors!;
  const codeNow = (app: Authenticator) => app.codeAt(clock.now());
  const begin = async (ticket?: string) =>
    value(await factors().beginAuthenticator(SITE, { issuer: 'Irrigation', ticket }, session));
  /** An authenticator app that the member has added, and the recovery codes. */
  const enrol = async () => {
    const { secret, ticket } = await begin();
    const app = new Authenticator(secret);
    const added = value(
      await factors().addAuthenticator(SITE, { ticket, code: codeNow(app), password: PASSWORD }, session),
    );
    pass(30);
    return { app, codes: added.recoveryCodes ?? [] };
  };
  const firstStep = async (): Promise<SecretToken> => {
    const step = value(await source.members.sessions.signIn(SITE, aLogin(), aVisitor()));
    if (!needsSecondStep(step)) throw new RangeError('the account has no second factor');
    return step.secondStep;
  };
  const finish = (step: SecretToken, proof: SecondFactorProof, site = SITE) =>
    source.members.secondSteps!.finish(site, step, proof, aVisitor());
  const withCode = (step: SecretToken, code: AuthenticatorCode, site = SITE) =>
    finish(step, { type: 'authenticator', code }, site);
  const withRecovery = (step: SecretToken, code: RecoveryCode) => finish(step, { type: 'recoveryCode', code });
  const kinds = async () => value(await source.members.ownSessions!.events(SITE, session)).map(({ kind }) => kind);

  it('are none at first, and signing in needs the password only', async () => {
    expect(value(await factors().state(SITE, session))).to.deep.equal({ passkeys: [], recoveryCodes: 0 });
    expect((await signIn(source)).user).to.match(/^\w{64}$/);
  });

  it('begin with the code of an authenticator app and the password, give ten recovery codes, and end other sessions', async () => {
    const other = await signIn(source);
    await takeMails(source.outbox);
    const { codes } = await enrol();
    expect(new Set(codes)).to.have.length(10);
    expect(value(await factors().state(SITE, session))).to.deep.equal({
      ...{ authenticatorSince: '2026-11-21T03:00:00.000Z', passkeys: [], recoveryCodes: 10 },
    });
    expect(codeOf(await factors().state(SITE, other))).to.equal('sessionEnded');
    expect((await takeMails(source.outbox)).map(({ to, content }) => [to, content.template])).to.deep.equal([
      [EMAIL, 'secondFactorChanged'],
    ]);
    expect(await kinds()).to.include('secondFactorChanged');
  });

  it('are not added with a wrong code or password, for another session, or by a page of long ago', async () => {
    const { secret, ticket, uri } = await begin();
    const code = codeNow(new Authenticator(secret));
    const add = async (given: object) =>
      codeOf(await factors().addAuthenticator(SITE, { ticket, code, password: PASSWORD, ...given }, session));
    expect(uri).to.match(new RegExp(`^otpauth://totp/Irrigation:.*secret=${secret}`));
    expect(await add({ password: aPassword('Wrong-Pass-77') })).to.equal('passwordWrong');
    expect(await add({ code: WRONG })).to.equal('codeWrong');
    expect(await add({ ticket: 'x' })).to.equal('enrolmentExpired');
    const ended = { ...session, user: undefined as never };
    expect(codeOf(await factors().addAuthenticator(SITE, { ticket, code, password: PASSWORD }, ended))).to.equal(
      'sessionEnded',
    );
    expect((await begin(ticket)).secret, 'the page again').to.equal(secret);
    pass(1_800);
    expect(await add({})).to.equal('enrolmentExpired');
    expect((await begin(ticket)).secret).not.to.equal(secret);
    expect(await takeMails(source.outbox)).to.deep.equal([]);
  });

  it('are asked for after the right password, and a session begins with a code that is used once', async () => {
    const { app } = await enrol();
    expect(codeOf(await source.members.sessions.signIn(SITE, aLogin(EMAIL, 'Wrong-Pass-77'), aVisitor()))).to.equal(
      'signInRefused',
    );
    const step = await firstStep();
    expect(value(await source.members.secondSteps!.choices(SITE, step, PARTY))).to.deep.equal({
      hasAuthenticator: true,
    });
    expect(codeOf(await withCode(step, WRONG))).to.equal('codeWrong');
    expect(codeOf(await withCode(step, codeNow(app), OTHER_SITE))).to.equal('secondStepExpired');
    const code = codeNow(app);
    const { token } = value(await withCode(step, code));
    expect(codeOf(await factors().state(SITE, { ...session, user: token }))).to.equal(undefined);
    expect(codeOf(await withCode(step, code)), 'the sign-in is over').to.equal('secondStepExpired');
    expect(codeOf(await withCode(await firstStep(), code)), 'the code was seen').to.equal('codeWrong');
    expect(await kinds()).to.include('secondStepFailed');
  });

  it('accept the code before and the one after the present one, for clocks that differ', async () => {
    const { app } = await enrol();
    pass(60);
    const before = app.codeAt(addSeconds(clock.now(), -30));
    expect(codeOf(await withCode(await firstStep(), app.codeAt(addSeconds(clock.now(), -60))))).to.equal('codeWrong');
    expect(codeOf(await withCode(await firstStep(), before))).to.equal(undefined);
    expect(codeOf(await withCode(await firstStep(), app.codeAt(addSeconds(clock.now(), 30))))).to.equal(undefined);
  });

  it('are asked for within five minutes, and only while the password stays the same', async () => {
    const { app } = await enrol();
    const step = await firstStep();
    pass(SECOND_STEP_SECONDS);
    expect(codeOf(await source.members.secondSteps!.choices(SITE, step, PARTY))).to.equal('secondStepExpired');
    expect(codeOf(await withCode(step, codeNow(app)))).to.equal('secondStepExpired');
    const other = await firstStep();
    await takeMails(source.outbox);
    await source.members.resets!.request(SITE, EMAIL, aVisitor());
    const link = await mailedToken(source.outbox);
    value(await source.members.resets!.reset(SITE, link, aPassword('Reservoir-Gate-88'), aVisitor()));
    expect(codeOf(await withCode(other, codeNow(app)))).to.equal('secondStepExpired');
    const after = value(await source.members.sessions.signIn(SITE, aLogin(EMAIL, 'Reservoir-Gate-88'), aVisitor()));
    expect(needsSecondStep(after), 'a reset leaves the second factor').to.equal(true);
  });

  it('take ten wrong codes a day; a recovery code opens the account meanwhile', async () => {
    const { app, codes } = await enrol();
    const step = await firstStep();
    for (let tries = 0; tries < MAX_WRONG_CODES; tries += 1)
      expect(codeOf(await withCode(step, WRONG))).to.equal('codeWrong');
    expect(codeOf(await withCode(step, codeNow(app)))).to.equal('codesPaused');
    expect(codeOf(await withRecovery(step, codes[0]!))).to.equal(undefined);
    pass(DAY);
    expect(codeOf(await withCode(await firstStep(), codeNow(app)))).to.equal(undefined);
  });

  it('open the account with a recovery code once, which causes a mail', async () => {
    const { codes } = await enrol();
    await takeMails(source.outbox);
    const step = await firstStep();
    expect(codeOf(await withRecovery(step, '0000-0000-0000-0000' as RecoveryCode))).to.equal('recoveryCodeWrong');
    session = { ...session, user: value(await withRecovery(step, codes[3]!)).token };
    const templates = (await takeMails(source.outbox)).map(({ content }) => content.template);
    expect(templates).to.include('recoveryCodeUsed');
    expect(codeOf(await withRecovery(await firstStep(), codes[3]!))).to.equal('recoveryCodeWrong');
    expect(value(await factors().state(SITE, session)).recoveryCodes).to.equal(9);
    expect(await kinds()).to.include('recoveryCodeUsed');
  });

  it('get new recovery codes with the password, and the old ones open nothing', async () => {
    expect(codeOf(await factors().renewRecoveryCodes(SITE, PASSWORD, session))).to.equal('noSecondFactor');
    const { codes } = await enrol();
    expect(codeOf(await factors().renewRecoveryCodes(SITE, aPassword('Wrong-Pass-77'), session))).to.equal(
      'passwordWrong',
    );
    const renewed = value(await factors().renewRecoveryCodes(SITE, PASSWORD, session));
    const step = await firstStep();
    expect(codeOf(await withRecovery(step, codes[0]!))).to.equal('recoveryCodeWrong');
    expect(codeOf(await withRecovery(step, renewed[9]!))).to.equal(undefined);
  });

  it('are removed with the password, and the recovery codes with the last one', async () => {
    await enrol();
    const remove = async (password = PASSWORD) =>
      codeOf(await factors().remove(SITE, { factor: 'authenticator', password }, session));
    expect(await remove(aPassword('Wrong-Pass-77'))).to.equal('passwordWrong');
    expect(await remove()).to.equal(undefined);
    expect(value(await factors().state(SITE, session))).to.deep.equal({ passkeys: [], recoveryCodes: 0 });
    expect((await signIn(source)).user).to.match(/^\w{64}$/);
  });

  it('refuse what no passkey of the account has signed', async () => {
    await enrol();
    const { options, ticket } = value(await factors().beginPasskey(SITE, PARTY, session));
    expect(options).to.have.nested.property('rp.id', 'irrigation.example');
    expect(options).to.have.nested.property('authenticatorSelection.userVerification', 'required');
    const added = { ticket, response: '{"id":"x"}', party: PARTY, name: 'phone' as never, password: PASSWORD };
    expect(codeOf(await factors().addPasskey(SITE, added, session))).to.equal('passkeyRefused');
    const proof = { type: 'passkey', response: '{"id":"x"}', party: PARTY } as const;
    const step = await firstStep();
    for (const response of ['{"id":"x"}', 'null', 'x'])
      expect(codeOf(await finish(step, { ...proof, response }))).to.equal('passkeyRefused');
  });
}
