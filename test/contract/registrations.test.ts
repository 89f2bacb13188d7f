import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { refused } from '#domain/outcome.ts';
import { secretTokenOf } from '#domain/session/secretToken.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import {
  aLogin,
  aMember,
  aPassword,
  aRegistrationSubmission,
  aVisitor,
  codeOf,
  email,
  EMAIL,
  mailedToken,
  register,
  signIn,
  takeMails,
} from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const DAY = 86_400;
const FOREIGN = secretTokenOf(new Uint8Array(32));

onEveryEngine('Registrations and their confirmation', ENGINES, registrationsContract);

function registrationsContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
  const registerAgain = (...given: Parameters<typeof aRegistrationSubmission>) =>
    source.members.registrations.register(aRegistrationSubmission(...given), aVisitor());
  const confirm = async (token = mailedToken(source.outbox)) =>
    codeOf(await source.members.verifications!.confirm(SITE, await token, aVisitor()));
  const isRefused = async (login = aLogin()) =>
    codeOf(await source.members.sessions.signIn(SITE, login, aVisitor())) === 'signInRefused';

  it('sends a mail with a link in the language of the page, and the account is open when it was confirmed', async () => {
    value(await registerAgain());
    expect(await isRefused()).to.equal(true);
    const [mail, ...others] = await takeMails(source.outbox);
    expect(others).to.deep.equal([]);
    expect(mail).to.deep.include({ to: EMAIL, locale: 'en' });
    const { template, token } = mail!.content as { template: string; token: typeof FOREIGN };
    expect(template).to.equal('verification');
    expect(value(await source.members.verifications!.check(SITE, token))).to.deep.equal({
      purpose: 'verification',
      firstName: 'สมชาย',
      lastName: 'ใจดี',
    });
    expect(await confirm(Promise.resolve(token))).to.equal(undefined);
    const session = await signIn(source);
    const { profile, hasPassword } = value(await source.members.profiles.profile(SITE, session));
    expect(profile).to.deep.include({ firstName: 'สมชาย', lastName: 'ใจดี', email: EMAIL, phone: '0812345678' });
    expect(hasPassword).to.equal(true);
  });

  it('takes a form once that is sent again, also many times at once', async () => {
    const submission = aRegistrationSubmission();
    const send = () => source.members.registrations.register(submission, aVisitor());
    const outcomes = await Promise.all([send(), send(), send()]);
    for (const outcome of [...outcomes, await send()]) value(outcome);
    expect(await takeMails(source.outbox)).to.have.length(1);
  });

  it('tells the owner of an address, changes nothing in the account, and answers as always', async () => {
    await register(source);
    const outcome = await registerAgain({
      email: email('SOMCHAI@example.org'),
      password: aPassword('Another-Pass-99'),
    });
    expect(outcome).to.deep.equal({ ok: true, value: undefined });
    const [mail, ...others] = await takeMails(source.outbox);
    expect(others).to.deep.equal([]);
    expect(mail).to.deep.include({ to: EMAIL, content: { template: 'alreadyRegistered' } });
    expect(await isRefused(aLogin(EMAIL, 'Another-Pass-99'))).to.equal(true);
    const session = await signIn(source);
    const events = value(await source.members.ownSessions!.events(SITE, session));
    expect(events.map(({ kind }) => kind)).to.include('registeredAgain');
  });

  it('replaces an account that was never confirmed, with its password and its links', async () => {
    value(await registerAgain({ password: aPassword('Stranger-Pass-1') }));
    const older = await mailedToken(source.outbox);
    value(await registerAgain());
    expect(await confirm(Promise.resolve(older))).to.equal('linkUnknown');
    expect(await confirm()).to.equal(undefined);
    expect(await isRefused(aLogin(EMAIL, 'Stranger-Pass-1'))).to.equal(true);
    expect(await isRefused()).to.equal(false);
  });

  it('keeps the accounts of two sites apart', async () => {
    value(await registerAgain({}, { site: OTHER_SITE }));
    const token = await mailedToken(source.outbox);
    expect(codeOf(await source.members.verifications!.check(SITE, token))).to.equal('linkUnknown');
    expect(await confirm(Promise.resolve(token))).to.equal('linkUnknown');
    await register(source);
    expect(await isRefused()).to.equal(false);
  });

  it('opens a link once, for 24 hours, and says why it opens nothing', async () => {
    value(await registerAgain());
    const token = await mailedToken(source.outbox);
    pass(DAY - 1);
    expect(codeOf(await source.members.verifications!.check(SITE, token)), 'opened twice').to.equal(undefined);
    expect(await confirm(Promise.resolve(token))).to.equal(undefined);
    expect(await confirm(Promise.resolve(token))).to.equal('linkUsed');
    value(await registerAgain({ email: email('mary@example.org') }));
    const late = await mailedToken(source.outbox);
    pass(DAY);
    expect(codeOf(await source.members.verifications!.check(SITE, late))).to.equal('linkExpired');
    expect(await confirm(Promise.resolve(late))).to.equal('linkExpired');
    expect(await source.members.verifications!.check(SITE, FOREIGN)).to.deep.equal(refused('linkUnknown'));
  });

  it('confirms an address once when its button is pressed twice at once', async () => {
    value(await registerAgain());
    const token = await mailedToken(source.outbox);
    const codes = await Promise.all([confirm(Promise.resolve(token)), confirm(Promise.resolve(token))]);
    expect(codes).to.have.members([undefined, 'linkUsed']);
  });

  it('sends the mail again, to an account that waits for it and to nobody else', async () => {
    value(await registerAgain());
    const first = await mailedToken(source.outbox);
    await source.members.verifications!.resend!(SITE, email('somCHAI@EXAMPLE.org'), aVisitor({ locale: 'th' }));
    await source.members.verifications!.resend!(SITE, email('unknown@example.org'), aVisitor());
    const mails = await takeMails(source.outbox);
    expect(mails.map(({ to, locale }) => [to, locale])).to.deep.equal([[EMAIL, 'th']]);
    expect(await confirm(Promise.resolve(first)), 'the first mail may be read later').to.equal(undefined);
    const { token } = mails[0]!.content as { token: typeof first };
    expect(await confirm(Promise.resolve(token))).to.equal('linkVoid');
    await source.members.verifications!.resend!(SITE, EMAIL, aVisitor());
    expect(await takeMails(source.outbox)).to.deep.equal([]);
  });

  it('lets an account vanish that was not confirmed within 7 days', async () => {
    value(await registerAgain());
    await takeMails(source.outbox);
    pass(7 * DAY);
    await source.members.verifications!.resend!(SITE, EMAIL, aVisitor());
    expect(await takeMails(source.outbox)).to.deep.equal([]);
    value(await registerAgain());
    expect(await confirm()).to.equal(undefined);
  });

  it('deletes an account whose owner says that it was not they', async () => {
    value(await registerAgain());
    const token = await mailedToken(source.outbox);
    value(await source.members.verifications!.decline!(SITE, token, aVisitor()));
    expect(await confirm(Promise.resolve(token))).to.equal('linkUnknown');
    const { session } = await aMember(source);
    expect(codeOf(await source.members.verifications!.decline!(SITE, token, aVisitor()))).to.equal('linkUnknown');
    expect(codeOf(await source.members.profiles.profile(SITE, session))).to.equal(undefined);
  });

  it('have failed when the store does not respond', async () => {
    await source.breakDown();
    const error: unknown = await registerAgain().catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Unavailable);
  });
}
