import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import type { NewsType } from '#domain/site/newsType.ts';
import type { ProfileEntry } from '#domain/members/profileForm.ts';
import type { UserName } from '#domain/members/userName.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import {
  ENGINES,
  onEveryEngine,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import {
  aLogin,
  aMember,
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

const DAY = 86_400;
const NEW = email('new@example.org');
const MARY = email('mary@example.org');
const NEWS = ['water', 'dams'] as unknown as readonly [NewsType, NewsType];
const TO_NEW = { email: NEW, isNewAddress: true, currentPassword: PASSWORD };

onEveryEngine('Profiles of members', ENGINES, profilesContract);
onEveryEngine('Newsletter choices', STORE_ENGINES, newsletterContract);

function profilesContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  let member: Awaited<ReturnType<typeof aMember>>;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
    member = await aMember(source);
  });
  afterEach(() => source.close());
  const update = (entry: Partial<ProfileEntry>, version?: string, of = member) =>
    source.members.profiles.update(
      SITE,
      { member: of.stored.profile.id, entry: aProfileEntry(entry), ...(version !== undefined && { version }) },
      of.session,
    );
  const stored = async ({ session } = member) => value(await source.members.profiles.profile(SITE, session));
  const confirm = async (token: Awaited<ReturnType<typeof mailedToken>>, visitor = aVisitor()) =>
    codeOf(await source.members.verifications!.confirm(SITE, token, visitor));

  it('are replaced as a whole: a field that is left empty is deleted', async () => {
    const entry = aProfileEntry({ gender: 'male', userName: 'somchai' as UserName });
    expect(value(await update(entry))).to.deep.equal({ isConfirmationSent: false });
    const { firstName, lastName, phone, birthday, gender, userName } = entry;
    const { id } = member.stored.profile;
    expect((await stored()).profile).to.deep.equal({
      ...{ id, firstName, lastName, phone, birthday, gender, userName, email: EMAIL },
    });
    value(await update({ email: email('SOMCHAI@example.org') }));
    const { profile } = await stored();
    expect(profile).not.to.have.any.keys('gender', 'userName');
    expect(profile.email, 'the same address, written otherwise').to.equal('SOMCHAI@example.org');
    expect(await takeMails(source.outbox)).to.deep.equal([]);
  });

  it('are not overwritten by a second tab that shows an older one', async () => {
    const { version } = await stored();
    value(await update({ gender: 'male' }, version));
    expect(codeOf(await update({ gender: 'female' }, version))).to.equal('profileChangedMeanwhile');
    expect((await stored()).profile.gender).to.equal('male');
    value(await update({ gender: 'female' }, (await stored()).version));
  });

  it('have a user name that nobody else has at the site', async () => {
    const mary = await aMember(source, { email: MARY });
    const userName = 'irrigator' as UserName;
    value(await update({ userName }));
    expect(codeOf(await update({ email: MARY, userName }, undefined, mary))).to.equal('userNameTaken');
    value(await update({ userName }));
  });

  it('are of the member whose session it is, at the site of the session', async () => {
    const mary = await aMember(source, { email: MARY });
    const change = { member: mary.stored.profile.id, entry: aProfileEntry() };
    expect(codeOf(await source.members.profiles.update(SITE, change, member.session))).to.equal('sessionEnded');
    expect(codeOf(await source.members.profiles.update(OTHER_SITE, change, mary.session))).to.equal('sessionEnded');
  });

  it('keep their address until the new one is confirmed, which ends other sessions and tells both addresses', async () => {
    const other = await signIn(source);
    await takeMails(source.outbox);
    expect(value(await update(TO_NEW))).to.deep.equal({ isConfirmationSent: true });
    const [mail, ...others] = await takeMails(source.outbox);
    expect([mail!.to, mail!.content.template, others]).to.deep.equal([NEW, 'emailChange', []]);
    expect(await stored()).to.have.nested.include({ 'profile.email': EMAIL, pendingEmail: NEW });
    const { token } = mail!.content as { token: Awaited<ReturnType<typeof mailedToken>> };
    expect(value(await source.members.verifications!.check(SITE, token))).to.deep.equal({
      purpose: 'emailChange',
      email: NEW,
    });
    expect(await confirm(token, member.session)).to.equal(undefined);
    const now = await stored();
    expect(now.profile.email).to.equal(NEW);
    expect(now).not.to.have.property('pendingEmail');
    expect(codeOf(await source.members.profiles.profile(SITE, other))).to.equal('sessionEnded');
    const mails = await takeMails(source.outbox);
    expect(mails.map(({ to, content }) => [to, content.template])).to.have.deep.members([
      [EMAIL, 'emailChanged'],
      [NEW, 'emailChanged'],
    ]);
    await signIn(source, aLogin(NEW));
    expect(codeOf(await source.members.sessions.signIn(SITE, aLogin(), aVisitor()))).to.equal('signInRefused');
  });

  it('ask for the password with a new address, and change nothing without it', async () => {
    for (const currentPassword of [undefined, 'Wrong-Pass-77' as typeof PASSWORD]) {
      const entry = { ...TO_NEW, gender: 'male' as const, currentPassword };
      expect(codeOf(await update(entry as Partial<ProfileEntry>))).to.equal('passwordWrong');
    }
    expect((await stored()).profile).to.deep.equal(member.stored.profile);
    expect(await takeMails(source.outbox)).to.deep.equal([]);
  });

  it('show the same when the new address is a member’s, whom a mail tells', async () => {
    await aMember(source, { email: MARY });
    expect(value(await update({ ...TO_NEW, email: MARY }))).to.deep.equal({ isConfirmationSent: true });
    expect((await stored()).pendingEmail).to.equal(MARY);
    const mails = await takeMails(source.outbox);
    expect(mails.map(({ to, content }) => [to, content])).to.deep.equal([[MARY, { template: 'alreadyRegistered' }]]);
  });

  it('do not get an address that was confirmed by another account meanwhile', async () => {
    value(await update(TO_NEW));
    const token = await mailedToken(source.outbox);
    await aMember(source, { email: NEW });
    expect(await confirm(token)).to.equal('addressTaken');
    expect((await stored()).profile.email).to.equal(EMAIL);
  });

  it('get an address at which an account waits that nobody confirmed', async () => {
    value(await update(TO_NEW));
    const token = await mailedToken(source.outbox);
    value(await source.members.registrations.register(aRegistrationSubmission({ email: NEW }), aVisitor()));
    expect(await confirm(token, member.session)).to.equal(undefined);
    expect((await stored()).profile.email).to.equal(NEW);
    expect(await confirm(await mailedToken(source.outbox))).to.equal('linkUnknown');
  });

  it('forget a new address that was declined, was asked for in vain, or was followed by another one', async () => {
    value(await update(TO_NEW));
    const first = await mailedToken(source.outbox);
    value(await update({ ...TO_NEW, email: MARY }));
    expect(await confirm(first)).to.equal('linkVoid');
    value(await source.members.verifications!.decline!(SITE, await mailedToken(source.outbox), aVisitor()));
    expect(await stored()).not.to.have.property('pendingEmail');
    value(await update(TO_NEW));
    clock.set(addSeconds(clock.now(), DAY));
    expect(await stored({ ...member, session: await signIn(source) })).not.to.have.property('pendingEmail');
  });

  it('have newsletter choices for their own address', async () => {
    const { newsletter } = source.members;
    const subscription = { email: EMAIL, types: NEWS, locale: 'th' } as const;
    expect(await newsletter.choices(SITE, EMAIL, member.session)).to.deep.equal([]);
    await newsletter.save(SITE, subscription, member.session);
    expect(await newsletter.choices(SITE, EMAIL, member.session)).to.deep.equal(NEWS);
    await newsletter.save(SITE, { ...subscription, types: [NEWS[1]] }, member.session);
    expect(await newsletter.choices(SITE, EMAIL, member.session)).to.deep.equal([NEWS[1]]);
    for (let times = 0; times < 2; times++) await newsletter.unsubscribe(SITE, EMAIL, member.session);
    expect(await newsletter.choices(SITE, EMAIL, member.session)).to.deep.equal([]);
  });
}

/** Of any address: only the API tier compares it with that of the session. */
function newsletterContract(engine: Engine<OpenedStore>): void {
  let source: OpenedStore;
  let member: Awaited<ReturnType<typeof aMember>>;
  beforeEach(async () => {
    source = await engine.open(emptySites(), testClock());
    member = await aMember(source);
  });
  afterEach(() => source.close());
  const update = async (entry: Partial<ProfileEntry>) => {
    const change = { member: member.stored.profile.id, entry: aProfileEntry(entry) };
    value(await source.members.profiles.update(SITE, change, member.session));
  };
  const confirm = async () =>
    value(await source.members.verifications!.confirm(SITE, await mailedToken(source.outbox), member.session));
  const choices = (address = EMAIL, site = SITE) => source.members.newsletter.choices(site, address, member.session);
  const save = (types: readonly [NewsType, ...NewsType[]], address = EMAIL) =>
    source.members.newsletter.save(SITE, { email: address, types, locale: 'th' }, member.session);

  it('are kept in their order, by the address in any case, and replaced by new ones', async () => {
    expect(await choices()).to.deep.equal([]);
    await save(NEWS);
    expect(await choices(email('SOMCHAI@example.org'))).to.deep.equal(NEWS);
    expect(await choices(EMAIL, OTHER_SITE)).to.deep.equal([]);
    await save([NEWS[1]]);
    expect(await choices()).to.deep.equal([NEWS[1]]);
  });

  it('are gone after unsubscribing, also when it is repeated', async () => {
    await save(NEWS);
    await save(NEWS, MARY);
    for (let times = 0; times < 2; times++) await source.members.newsletter.unsubscribe(SITE, EMAIL, member.session);
    expect([await choices(), await choices(MARY)]).to.deep.equal([[], NEWS]);
  });

  it('go along to a new address, unless that has its own', async () => {
    await save(NEWS);
    await update(TO_NEW);
    await confirm();
    expect([await choices(), await choices(NEW)]).to.deep.equal([[], NEWS]);
    await save([NEWS[0]], MARY);
    await update({ ...TO_NEW, email: MARY });
    await confirm();
    expect([await choices(NEW), await choices(MARY)]).to.deep.equal([[], [NEWS[0]]]);
  });
}
