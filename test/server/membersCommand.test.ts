import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { parseMobile } from '#domain/forms/phone.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import { readMembersCommand } from '#server/cli/membersCommand.ts';
import { createRenderContexts } from '#server/createRenderContexts.ts';
import { readPrivacyCommand } from '#server/cli/privacyCommand.ts';
import { SITE } from '#test/support/builders.ts';
import { aComplaint, aFiling } from '#test/support/complaintBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { needsSecondStep } from '#ports/members/MemberSessions.ts';
import { aLogin, aMember, aVisitor, codeOf, PASSWORD, quickHasher, takeMails } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { aPicture } from '#test/support/testPictures.ts';
import { unzip } from '#test/support/unzip.ts';
import { testClock } from '#test/support/testClock.ts';

const OPERATOR = 'somsri' as Operator;

describe('The commands about members', () => {
  let store: Store;
  let member: Awaited<ReturnType<typeof aMember>>;
  beforeEach(async () => {
    const members = { hasher: quickHasher };
    store = await openStore({ engine: 'sqlite', file: ':memory:' }, testClock(), () => undefined, members);
    await store.publishing.publish(emptySites(), () => undefined);
    member = await aMember(store);
  });
  afterEach(() => store.close());
  const members = async (...args: readonly string[]) =>
    (await readMembersCommand(args, { SITE_ID: SITE })(store.memberRecords.desk, OPERATOR)).join('\n');
  const privacy = (...args: readonly string[]) =>
    readPrivacyCommand(args, { SITE_ID: SITE })({
      ...{ desk: store.memberRecords.desk, operator: OPERATOR, sites: store.sites },
      ...{ contexts: createRenderContexts(''), now: testClock().now() },
    });

  it('find an account by its address, and show who is signed in and what happened', async () => {
    const { id } = member.stored.profile;
    const found = await members('find', 'SOMCHAI@example.org');
    expect(found).to.include(id).and.include('สมชาย ใจดี').and.include('confirmed   2026-11-21T03:00:00.000Z');
    const shown = await members('sessions', id);
    expect(shown).to.include('Firefox, Windows  203.0.113.7').and.include('signedIn').and.include('verified');
    expect(shown).to.include('operatorLooked  somsri');
    expect(shown).not.to.include(member.session.user);
    expect(await members('find', 'unknown@example.org')).to.equal(`The site ${SITE} has no account with this address.`);
  });

  it('end the sessions of an account, which its member sees', async () => {
    const { id } = member.stored.profile;
    expect(await members('end-sessions', id)).to.equal('1 session ended.');
    expect(codeOf(await store.members.profiles.profile(SITE, member.session))).to.equal('sessionEnded');
    expect(await members('sessions', id))
      .to.include('Nobody is signed in.')
      .and.include('operatorEndedSessions  somsri');
  });

  it('remove the second factor of who has lost it, once, which is recorded and mailed', async () => {
    const { id } = member.stored.profile;
    const { secondFactors, secondSteps, sessions } = store.members;
    const signIn = async () => value(await sessions.signIn(SITE, aLogin(), aVisitor()));
    const remove = () => members('remove-second-factor', id);
    expect(await remove()).to.equal('This account has no second factor.');
    const request = { issuer: 'x', ticket: undefined };
    const { secret, ticket } = value(await secondFactors!.beginAuthenticator(SITE, request, member.session));
    const code = new Authenticator(secret).codeAt(testClock().now());
    value(await secondFactors!.addAuthenticator(SITE, { ticket, code, password: PASSWORD }, member.session));
    const step = await signIn();
    if (!needsSecondStep(step)) throw new RangeError('the account has no second factor');
    await takeMails(store.outbox);
    expect(await remove()).to.equal('The second factor was removed.');
    const party = { origin: 'https://irrigation.example', name: 'Irrigation' };
    expect(codeOf(await secondSteps!.choices(SITE, step.secondStep, party))).to.equal('secondStepExpired');
    expect(needsSecondStep(await signIn())).to.equal(false);
    expect((await takeMails(store.outbox)).map(({ content }) => content.template)).to.include('secondFactorChanged');
    expect(await members('sessions', id)).to.include('operatorRemovedSecondFactor  somsri');
    expect(await remove()).to.equal('This account has no second factor.');
  });

  it('export and erase what is stored about an address', async () => {
    value(await store.members.pictures!.change(SITE, await aPicture(), member.session));
    const folder = await mkdtemp(join(tmpdir(), 'thara-privacy-'));
    const to = join(folder, 'archive.zip');
    expect(await privacy('export', 'somchai@example.org', '--to', to)).to.include(to);
    expect((await stat(to)).mode & 0o777).to.equal(0o600);
    const files = await unzip(await readFile(to));
    expect([...files.keys()]).to.deep.equal(['README.txt', 'data.json', 'picture.jpg']);
    expect(JSON.parse(files.get('data.json')!.toString())).to.have.nested.property('members[0].first_name', 'สมชาย');
    await rm(folder, { recursive: true });
    expect(await privacy('erase', 'somchai@example.org')).to.equal('Everything about this address was erased.');
    expect(await members('erase', 'somchai@example.org')).to.equal('There is nothing about this address.');
  });

  it('export and erase the messages and complaints that give a phone number, and no account', async () => {
    const complaint = aComplaint({ phone: value(parseMobile('0811111111')), email: undefined } as never);
    value(await store.complaints.file(aFiling({ complaint }), aVisitor()));
    const folder = await mkdtemp(join(tmpdir(), 'thara-privacy-'));
    const to = join(folder, 'archive.zip');
    expect(await privacy('export', '081-111-1111', '--to', to)).to.equal(
      `Every message and complaint with this phone number is in ${to}.`,
    );
    const data = JSON.parse((await unzip(await readFile(to))).get('data.json')!.toString()) as object;
    expect(data).to.include.keys('complaints', 'complaint_entries').and.not.include.keys('members');
    await rm(folder, { recursive: true });
    expect(await privacy('erase', '๐๘๑ ๑๑๑ ๑๑๑๑')).to.include('was erased.');
    const nothing = 'There is no message or complaint with this phone number.';
    expect(await privacy('erase', '0811111111')).to.equal(nothing);
    expect(await privacy('erase', member.stored.profile.phone)).to.equal(nothing);
    expect(await members('find', 'somchai@example.org')).to.include('สมชาย ใจดี');
  });

  it('say how they are used when they are used otherwise, and that a member is unknown', async () => {
    for (const args of [
      [],
      ['find'],
      ['find', 'a@b.example', 'c'],
      ['look', 'a@b.example'],
      ['sessions', 'x', '--site', '1'],
    ])
      expect(() => readMembersCommand(args, { SITE_ID: SITE }), args.join(' ')).to.throw('usage: npm run members');
    for (const args of [
      [],
      ['export'],
      ['export', 'a@b.example'],
      ['erase', 'a@b.example', '--to', 'x.zip'],
      ['show', 'a@b.example'],
      ['erase', 'no address'],
      ['erase', '12345678'],
      ['export', 'a@b.example', '--x'],
    ])
      expect(() => readPrivacyCommand(args, { SITE_ID: SITE }), args.join(' ')).to.throw('npm run privacy');
    const error: unknown = await members('sessions', 'nobody').catch((reason: unknown) => reason);
    expect(String(error)).to.include('there is no member nobody');
  });
});
