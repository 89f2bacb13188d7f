import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { DEFAULT_IDLE_SECONDS } from '#domain/session/memberSession.ts';
import { secretTokenOf } from '#domain/session/secretToken.ts';
import { parseBearerToken } from '#ports/BearerToken.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import {
  aLogin,
  aMember,
  aProfileEntry,
  aVisitor,
  codeOf,
  EMAIL,
  register,
  signIn,
  takeMails,
} from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const HOUR = 3_600;
const DAY = 86_400;

onEveryEngine('Sessions of members', ENGINES, sessionsContract);

function sessionsContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
  const isLive = async (session: MemberSession, site = SITE) =>
    codeOf(await source.members.profiles.profile(site, session)) === undefined;
  const refusal = async (login: ReturnType<typeof aLogin>) =>
    codeOf(await source.members.sessions.signIn(SITE, login, aVisitor()));
  const kinds = async (session: MemberSession) =>
    value(await source.members.ownSessions!.events(SITE, session)).map(({ kind }) => kind);

  it('begin with a new token each time, by the address in any case or by the user name', async () => {
    const { session, stored } = await aMember(source);
    const entry = aProfileEntry({ userName: 'somchai.j' as never });
    value(await source.members.profiles.update(SITE, { member: stored.profile.id, entry }, session));
    const others = [await signIn(source, aLogin('SOMCHAI@example.org')), await signIn(source, aLogin('Somchai.J'))];
    expect(new Set([session, ...others].map(({ user }) => user))).to.have.length(3);
    for (const other of others) expect(await isLive(other)).to.equal(true);
  });

  it('have one refusal: for an unknown name, a wrong password and an address that was never confirmed', async () => {
    await register(source);
    for (const login of [aLogin(EMAIL, 'Wrong-Pass-77'), aLogin('unknown@example.org'), aLogin('unknown')])
      expect(await refusal(login)).to.equal('signInRefused');
    const session = await signIn(source);
    expect(await kinds(session)).to.have.members(['signedIn', 'signInFailed', 'verified', 'registered']);
  });

  it('are valid at one site', async () => {
    const { session } = await aMember(source);
    expect(await isLive(session, OTHER_SITE)).to.equal(false);
    expect(await isLive(session)).to.equal(true);
  });

  it('are none with a token that nobody has, or that has another form', async () => {
    await register(source);
    for (const token of [secretTokenOf(new Uint8Array(32)), 'x', 'a.b.c'])
      expect(await isLive({ ...aVisitor(), user: parseBearerToken(token)! })).to.equal(false);
  });

  it('end after two hours without use, and after 24 hours in any case', async () => {
    const { session } = await aMember(source);
    for (let used = 0; used < DAY - HOUR; used += HOUR) {
      pass(HOUR);
      expect(await isLive(session), `after ${used + HOUR} s`).to.equal(true);
    }
    pass(HOUR);
    expect(await isLive(session)).to.equal(false);
    const other = await signIn(source);
    pass(DEFAULT_IDLE_SECONDS - 1);
    const forgotten = await signIn(source);
    expect(await isLive(other)).to.equal(true);
    pass(DEFAULT_IDLE_SECONDS);
    expect(await isLive(forgotten)).to.equal(false);
  });

  it('end at sign-out, also when it is repeated, and others stay', async () => {
    const { session } = await aMember(source);
    const other = await signIn(source);
    await source.members.sessions.signOut(SITE, session);
    await source.members.sessions.signOut(SITE, session);
    expect(await isLive(session)).to.equal(false);
    expect(await isLive(other)).to.equal(true);
    expect((await kinds(other)).filter((kind) => kind === 'signedOut')).to.have.length(1);
  });

  it('end when the same browser signs in again', async () => {
    const { session } = await aMember(source);
    const { user } = await signIn(source, aLogin(), { user: session.user });
    expect(await isLive(session)).to.equal(false);
    expect(await isLive({ ...session, user: user })).to.equal(true);
  });

  it('are listed with where they began, that of the request first, and the others can be ended', async () => {
    const { session } = await aMember(source);
    pass(120);
    const other = await signIn(source, aLogin(), { network: '198.51.100.0', browser: {} });
    const expired = { startedAt: clock.now(), lastUsedAt: clock.now() };
    const list = value(await source.members.ownSessions!.list(SITE, session));
    expect(list).to.deep.equal([
      {
        ...{ isThis: true, startedAt: '2026-11-21T03:00:00.000Z', lastUsedAt: clock.now() },
        ...{ browser: { browser: 'Firefox', system: 'Windows' }, network: '203.0.113.7' },
      },
      { isThis: false, ...expired, browser: {}, network: '198.51.100.0' },
    ]);
    value(await source.members.ownSessions!.endOthers(SITE, session));
    expect(await isLive(other)).to.equal(false);
    expect(value(await source.members.ownSessions!.list(SITE, session))).to.have.length(1);
    expect(codeOf(await source.members.ownSessions!.endOthers(SITE, other))).to.equal('sessionEnded');
  });

  it('cause a mail from a browser that is not recognised, and none from one that is, for 180 days', async () => {
    await register(source);
    await signIn(source);
    expect(await takeMails(source.outbox), 'none about the first sign-in').to.deep.equal([]);
    const session = await signIn(source);
    const [mail] = await takeMails(source.outbox);
    expect(mail!.content).to.deep.equal({
      ...{ template: 'newSignIn', at: clock.now(), browser: { browser: 'Firefox', system: 'Windows' } },
    });
    const { knownBrowser } = session;
    const isKnown = (name = EMAIL as string) =>
      source.members.sessions.isBrowserKnown(SITE, aLogin(name).name, knownBrowser!);
    expect(await isKnown()).to.equal(true);
    expect(await isKnown('unknown@example.org')).to.equal(false);
    pass(179 * DAY);
    const again = await signIn(source, aLogin(), { knownBrowser });
    expect(again.knownBrowser).to.equal(knownBrowser);
    expect(await takeMails(source.outbox)).to.deep.equal([]);
    pass(180 * DAY);
    expect(await isKnown()).to.equal(false);
    await signIn(source, aLogin(), { knownBrowser });
    expect(await takeMails(source.outbox)).to.have.length(1);
  });

  it('are not begun for another account by a browser that one account knows', async () => {
    const { session } = await aMember(source);
    const mary = aLogin('mary@example.org');
    await aMember(source, { email: 'mary@example.org' as never });
    const { knownBrowser } = session;
    expect(await source.members.sessions.isBrowserKnown(SITE, mary.name, knownBrowser!)).to.equal(false);
    expect((await signIn(source, mary, { knownBrowser })).knownBrowser).not.to.equal(knownBrowser);
    expect(await takeMails(source.outbox)).to.have.length(1);
  });
}
