import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { FRESH_PROOF_SECONDS } from '#domain/members/freshProof.ts';
import type { Identity } from '#domain/members/identity.ts';
import { parseProviderId } from '#domain/members/providerId.ts';
import { parseSubjectDigest } from '#domain/members/subjectDigest.ts';
import type { SocialLogins, SocialRegistrationSubmission } from '#ports/members/SocialLogins.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import {
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
  register,
  takeMails,
  withSession,
} from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const [THAID, GOOGLE] = [parseProviderId('thaid')!, parseProviderId('google')!];
const SOMSRI = email('somsri@example.org');

onEveryEngine('Social login', ENGINES, socialLoginContract);

function socialLoginContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  let social: SocialLogins;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
    social = source.members.socialLogins!;
  });
  afterEach(() => source.close());
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
  const templates = async () => (await takeMails(source.outbox)).map(({ content }) => content.template);
  const kinds = async (session: MemberSession) =>
    value(await source.members.ownSessions!.events(SITE, session)).map(({ kind }) => kind);
  const signInWith = async (identity: Identity, given: Partial<VisitorSession> = {}) =>
    await social.signIn(SITE, identity, aVisitor(given));
  const signedIn = async (identity: Identity): Promise<MemberSession> => ({
    ...aVisitor(),
    user: withSession(value(await signInWith(identity))).token,
  });
  const linked = async (session: MemberSession) =>
    value(await social.links(SITE, session)).links.map(({ provider }) => provider);
  const registerWith = async (identity: Identity, given: Partial<SocialRegistrationSubmission> = {}) =>
    await social.register(aSocialRegistration(identity, given), aVisitor());
  /** A member without a password. */
  const socialMember = async (identity = anIdentity()): Promise<MemberSession> => {
    const { signedIn: session } = value(await registerWith(identity));
    return { ...aVisitor(), user: withSession(session!).token };
  };
  const profileOf = async (session: MemberSession) => value(await source.members.profiles.profile(SITE, session));

  it('gives a member without a password a copy of all data, and erases them, after a fresh proof alone', async () => {
    const session = await socialMember();
    const personalData = source.members.personalData!;
    pass(FRESH_PROOF_SECONDS);
    for (const act of [personalData.export(SITE, undefined, session), personalData.erase(SITE, undefined, session)])
      expect(codeOf(await act)).to.equal('proofNeeded');
    value(await social.prove(SITE, anIdentity(), session));
    const { tables } = value(await personalData.export(SITE, undefined, session));
    expect(tables['provider_links']!.kind).to.equal('providers');
    value(await personalData.erase(SITE, undefined, session));
    expect(codeOf(await signInWith(anIdentity()))).to.equal('identityUnknown');
  });

  it('knows nobody whom a provider names for the first time', async () => {
    expect(codeOf(await signInWith(anIdentity()))).to.equal('identityUnknown');
  });

  it('registers whose address the provider has confirmed: at once, without a password', async () => {
    const session = await socialMember();
    const { profile, hasPassword } = await profileOf(session);
    expect(profile).to.include({ firstName: 'สมชาย', lastName: 'ใจดี', email: SOMSRI, phone: '0812345678' });
    expect(hasPassword).to.equal(false);
    expect(await kinds(session)).to.have.members(['registered', 'signedIn']);
    expect(await templates()).to.deep.equal([]);
    const again = await signedIn(anIdentity());
    expect((await profileOf(again)).profile.id).to.equal(profile.id);
    expect(codeOf(await social.signIn(OTHER_SITE, anIdentity(), aVisitor()))).to.equal('identityUnknown');
  });

  it('has any other address confirmed by a mail first', async () => {
    const identity = anIdentity({ confirmedEmail: undefined });
    expect(value(await registerWith(identity)).signedIn).to.equal(undefined);
    expect(codeOf(await signInWith(identity))).to.equal('identityUnconfirmed');
    value(await source.members.verifications!.confirm(SITE, await mailedToken(source.outbox), aVisitor()));
    expect((await profileOf(await signedIn(identity))).profile.email).to.equal(SOMSRI);
  });

  it('does nothing when a registration is sent twice', async () => {
    const submission = aSocialRegistration(anIdentity({ confirmedEmail: undefined }));
    for (let sent = 0; sent < 2; sent += 1)
      expect(value(await social.register(submission, aVisitor()))).to.deep.equal({});
    expect(await templates()).to.deep.equal(['verification']);
    const confirmed = aSocialRegistration(anIdentity({}, GOOGLE));
    for (let sent = 0; sent < 2; sent += 1)
      expect(value(await social.register(confirmed, aVisitor())).signedIn).to.not.equal(undefined);
  });

  it('never says of an address that nobody has confirmed whether it has an account', async () => {
    const { session } = await aMember(source);
    const { registration } = aSocialRegistration(anIdentity());
    const identity = anIdentity({ confirmedEmail: undefined });
    expect(value(await registerWith(identity, { registration: { ...registration, email: EMAIL } }))).to.deep.equal({});
    expect(await templates()).to.deep.equal(['alreadyRegistered']);
    expect(codeOf(await signInWith(identity))).to.equal('identityUnknown');
    expect(await linked(session)).to.deep.equal([]);
  });

  it('leaves an account with the same address alone until its owner links it', async () => {
    const { session } = await aMember(source);
    const identity = anIdentity({ confirmedEmail: EMAIL });
    expect(codeOf(await signInWith(identity))).to.equal('addressHasAccount');
    const { registration } = aSocialRegistration(identity);
    const registered = await registerWith(identity, { registration: { ...registration, email: EMAIL } });
    expect(codeOf(registered)).to.equal('addressHasAccount');
    value(await social.link(SITE, { identity, password: PASSWORD }, session));
    expect(await templates()).to.deep.equal(['providerLinked']);
    expect((await profileOf(await signedIn(identity))).profile.email).to.equal(EMAIL);
    expect((await kinds(session)).filter((kind) => kind === 'providerLinked')).to.have.length(1);
  });

  it('links and unlinks only for a member who has just proved who they are', async () => {
    const { session } = await aMember(source);
    const identity = anIdentity();
    const link = async (password?: string) =>
      codeOf(await social.link(SITE, { identity, password: password as never }, session));
    pass(FRESH_PROOF_SECONDS);
    expect(value(await social.links(SITE, session))).to.deep.equal({ links: [], hasFreshProof: false });
    expect([await link(), await link('Wrong-Pass-77')]).to.deep.equal(['proofNeeded', 'passwordWrong']);
    expect([await link(PASSWORD), await linked(session)]).to.deep.equal([undefined, [THAID]]);
    const unlink = async (password?: string) =>
      codeOf(await social.unlink(SITE, { provider: THAID, password: password as never }, session));
    expect([await unlink(), await unlink('Wrong-Pass-77')]).to.deep.equal(['proofNeeded', 'passwordWrong']);
    expect([await unlink(PASSWORD), await linked(session)]).to.deep.equal([undefined, []]);
    expect(codeOf(await signInWith(identity))).to.equal('identityUnknown');
    expect(await templates()).to.have.members(['providerLinked', 'providerUnlinked']);
  });

  it('needs no second proof right after the password', async () => {
    const { session } = await aMember(source);
    expect(value(await social.links(SITE, session)).hasFreshProof).to.equal(true);
    value(await social.link(SITE, { identity: anIdentity() }, session));
    expect(await linked(session)).to.deep.equal([THAID]);
  });

  it('has one account of each provider, and each of them in one account here', async () => {
    const { session } = await aMember(source);
    await socialMember();
    expect(codeOf(await social.link(SITE, { identity: anIdentity(), password: PASSWORD }, session))).to.equal(
      'identityTaken',
    );
    const [first, second] = ['first', 'second'].map((name) =>
      anIdentity({ subject: digest(name), confirmedEmail: undefined }),
    ) as [Identity, Identity];
    for (const identity of [first, first, second])
      value(await social.link(SITE, { identity, password: PASSWORD }, session));
    expect(await linked(session)).to.deep.equal([THAID]);
    expect(codeOf(await signInWith(first))).to.equal('identityUnknown');
    await signedIn(second);
  });

  it('leaves no account without a way in', async () => {
    const session = await socialMember();
    value(await social.prove(SITE, anIdentity(), session));
    const unlink = async () => codeOf(await social.unlink(SITE, { provider: THAID }, session));
    expect(await unlink()).to.equal('lastWayIn');
    value(await social.link(SITE, { identity: anIdentity({}, GOOGLE) }, session));
    expect([await unlink(), await linked(session)]).to.deep.equal([undefined, [GOOGLE]]);
  });

  it('is no fresh proof by itself: the provider may have known the person since last week', async () => {
    const session = await socialMember();
    expect(value(await social.links(SITE, session)).hasFreshProof).to.equal(false);
    const other = anIdentity({ subject: digest('other') });
    expect(codeOf(await social.prove(SITE, other, session))).to.equal('identityOther');
    value(await social.prove(SITE, anIdentity(), session));
    expect(value(await social.links(SITE, session)).hasFreshProof).to.equal(true);
    pass(FRESH_PROOF_SECONDS);
    expect(value(await social.links(SITE, session)).hasFreshProof).to.equal(false);
  });

  it('changes the address of a member without a password after a fresh proof', async () => {
    const session = await socialMember();
    const { profile } = await profileOf(session);
    const entry = aProfileEntry({ email: email('new@example.org'), isNewAddress: true });
    const update = async () => await source.members.profiles.update(SITE, { member: profile.id, entry }, session);
    expect(codeOf(await update())).to.equal('proofNeeded');
    expect((await profileOf(session)).pendingEmail).to.equal(undefined);
    value(await social.prove(SITE, anIdentity(), session));
    expect(value(await update()).isConfirmationSent).to.equal(true);
  });

  it('goes on beside a password that the member sets by mail', async () => {
    const session = await socialMember();
    await takeMails(source.outbox);
    await source.members.resets!.request(SITE, SOMSRI, session);
    value(
      await source.members.resets!.reset(SITE, await mailedToken(source.outbox), aPassword('Sluice-Gate-77'), session),
    );
    const again = await signedIn(anIdentity());
    expect((await profileOf(again)).hasPassword).to.equal(true);
    expect(codeOf(await social.unlink(SITE, { provider: THAID, password: 'Sluice-Gate-77' as never }, again))).to.equal(
      undefined,
    );
  });

  it('opens no account to who registered the address of somebody else', async () => {
    const stranger = anIdentity({ confirmedEmail: undefined });
    value(await registerWith(stranger));
    await takeMails(source.outbox);
    await source.members.resets!.request(SITE, SOMSRI, aVisitor());
    value(
      await source.members.resets!.reset(
        SITE,
        await mailedToken(source.outbox),
        aPassword('Sluice-Gate-77'),
        aVisitor(),
      ),
    );
    expect(codeOf(await signInWith(stranger))).to.equal('identityUnknown');
    // Nor where the owner registers it again.
    const other = anIdentity({ confirmedEmail: undefined, subject: digest('other') });
    const { registration } = aSocialRegistration(other);
    value(await registerWith(other, { registration: { ...registration, email: EMAIL } }));
    await takeMails(source.outbox);
    await register(source);
    expect(codeOf(await signInWith(other))).to.equal('identityUnknown');
  });

  it('asks for a session that is alive', async () => {
    const session = await socialMember();
    await source.members.sessions.signOut(SITE, session);
    const ended = [
      await social.links(SITE, session),
      await social.link(SITE, { identity: anIdentity() }, session),
      await social.unlink(SITE, { provider: THAID }, session),
      await social.prove(SITE, anIdentity(), session),
    ];
    expect(ended.map(codeOf)).to.deep.equal(Array(4).fill('sessionEnded'));
  });
}

function digest(name: string) {
  return parseSubjectDigest(name.padEnd(43, '-'))!;
}

function anIdentity(given: Partial<Record<keyof Identity, unknown>> = {}, provider = THAID): Identity {
  const identity = { provider, subject: digest('somsri'), confirmedEmail: SOMSRI, ...given };
  return Object.fromEntries(Object.entries(identity).filter(([, part]) => part !== undefined)) as unknown as Identity;
}

function aSocialRegistration(
  identity: Identity,
  given: Partial<SocialRegistrationSubmission> = {},
): SocialRegistrationSubmission {
  const { registration, ...submission } = aRegistrationSubmission();
  const { password: _, ...person } = registration;
  return { ...submission, identity, registration: { ...person, email: SOMSRI }, ...given };
}
