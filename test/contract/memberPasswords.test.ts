import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import {
  aLogin,
  aMember,
  aPassword,
  aProfileEntry,
  aRegistrationSubmission,
  aVisitor,
  codeOf,
  email,
  EMAIL,
  mailedToken,
  PASSWORD,
  signIn,
  takeMails,
} from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const HOUR = 3_600;
const NEW_PASSWORD = aPassword('Reservoir-Gate-88');

onEveryEngine('Passwords of members', ENGINES, passwordsContract);

function passwordsContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  let member: Awaited<ReturnType<typeof aMember>>;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
    member = await aMember(source);
  });
  afterEach(() => source.close());
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
  const change = async (oldPassword: string = PASSWORD, newPassword = NEW_PASSWORD, site = SITE) => {
    const passwords = { oldPassword: oldPassword as typeof PASSWORD, newPassword };
    const { id } = member.stored.profile;
    return codeOf(await source.members.passwords.change(site, id, passwords, member.session));
  };
  const request = async (address = EMAIL, site = SITE) => {
    await source.members.resets!.request(site, address, aVisitor());
    return await mailedToken(source.outbox);
  };
  const reset = async (token: Awaited<ReturnType<typeof request>>, password = NEW_PASSWORD) =>
    codeOf(await source.members.resets!.reset(SITE, token, password, aVisitor()));
  const opens = async (password: string) =>
    codeOf(await source.members.sessions.signIn(SITE, aLogin(EMAIL, password), aVisitor())) === undefined;
  const isLive = async (session = member.session) =>
    codeOf(await source.members.profiles.profile(SITE, session)) === undefined;

  it('are changed with the old one, which ends the other sessions and causes a mail', async () => {
    const other = await signIn(source);
    await takeMails(source.outbox);
    expect(await change()).to.equal(undefined);
    const [mail] = await takeMails(source.outbox);
    expect([mail!.to, mail!.content.template]).to.deep.equal([EMAIL, 'passwordChanged']);
    expect([await isLive(), await isLive(other)]).to.deep.equal([true, false]);
    expect([await opens(PASSWORD), await opens(NEW_PASSWORD)]).to.deep.equal([false, true]);
  });

  it('stay as they are when the old one is wrong, or the session is none', async () => {
    expect(await change('Wrong-Pass-77')).to.equal('passwordWrong');
    expect(await change(PASSWORD, NEW_PASSWORD, OTHER_SITE)).to.equal('sessionEnded');
    expect(await takeMails(source.outbox)).to.deep.equal([]);
    expect(await opens(PASSWORD)).to.equal(true);
  });

  it('are refused with a name that only the account has', async () => {
    const entry = aProfileEntry({ userName: 'irrigator' as never });
    value(await source.members.profiles.update(SITE, { member: member.stored.profile.id, entry }, member.session));
    expect(await change(PASSWORD, aPassword('Irrigator-2026!'))).to.equal('passwordPersonal');
    const token = await request();
    expect(await reset(token, aPassword('Irrigator-2026!'))).to.equal('passwordPersonal');
    expect(await reset(token), 'the link can be used again').to.equal(undefined);
  });

  it('make the links void that a stranger may have asked for', async () => {
    const token = await request();
    expect(await change()).to.equal(undefined);
    expect(codeOf(await source.members.resets!.check(SITE, token))).to.equal('linkVoid');
    expect(await reset(token, aPassword('Stranger-Pass-1'))).to.equal('linkVoid');
  });

  it('are set by a link once, for an hour, which ends all sessions and causes a mail', async () => {
    const token = await request();
    pass(HOUR - 1);
    expect(codeOf(await source.members.resets!.check(SITE, token)), 'opened').to.equal(undefined);
    expect(await reset(token)).to.equal(undefined);
    expect(await isLive()).to.equal(false);
    expect([await opens(PASSWORD), await opens(NEW_PASSWORD)]).to.deep.equal([false, true]);
    const mails = await takeMails(source.outbox);
    expect(mails.map(({ content }) => content.template)).to.include('passwordChanged');
    expect(await reset(token, PASSWORD)).to.equal('linkUsed');
    const late = await request();
    pass(HOUR);
    expect(await reset(late, PASSWORD)).to.equal('linkExpired');
  });

  it('are set by one of two links, and the other one is void then', async () => {
    const [first, second] = [await request(), await request()];
    expect(await reset(first)).to.equal(undefined);
    expect(await reset(second, PASSWORD)).to.equal('linkVoid');
  });

  it('are not set by a link of another site or for another purpose', async () => {
    value(await source.members.registrations.register(aRegistrationSubmission({}, { site: OTHER_SITE }), aVisitor()));
    expect(await reset(await mailedToken(source.outbox)), 'a verification').to.equal('linkUnknown');
    expect(await reset(await request(EMAIL, OTHER_SITE))).to.equal('linkUnknown');
  });

  it('of an unknown address send no mail', async () => {
    await source.members.resets!.request(SITE, email('unknown@example.org'), aVisitor());
    expect(await takeMails(source.outbox)).to.deep.equal([]);
    expect((await source.outbox.failing()).length).to.equal(0);
  });

  it('that were set by a link confirm the address: the person reads that mailbox', async () => {
    const mary = email('mary@example.org');
    const stranger = aRegistrationSubmission({ email: mary, password: aPassword('Stranger-Pass-1') });
    value(await source.members.registrations.register(stranger, aVisitor()));
    const verification = await mailedToken(source.outbox);
    expect(await reset(await request(mary))).to.equal(undefined);
    const session = await signIn(source, aLogin(mary, NEW_PASSWORD));
    expect(await isLive(session)).to.equal(true);
    const outcome = await source.members.verifications!.confirm(SITE, verification, aVisitor());
    expect(codeOf(outcome)).to.equal('linkVoid');
  });
}
