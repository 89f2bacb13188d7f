import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { SITE } from '#test/support/builders.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import {
  aMember,
  aRegistrationSubmission,
  aVisitor,
  codeOf,
  EMAIL,
  mailedToken,
  register,
  signIn,
  takeMails,
} from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const DAY = 86_400;

onEveryEngine('Records of members', STORE_ENGINES, recordsContract);

function recordsContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let source: OpenedStore;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));

  it('are deleted when their time is over, and not before', async () => {
    const { session } = await aMember(source);
    await source.members.resets!.request(SITE, EMAIL, aVisitor());
    const reset = await mailedToken(source.outbox);
    const check = async () => codeOf(await source.members.resets!.check(SITE, reset));
    pass(7 * DAY - 1);
    await source.memberRecords.sweep();
    expect(await check()).to.equal('linkExpired');
    pass(1);
    await source.memberRecords.sweep();
    expect(await check()).to.equal('linkUnknown');
    const events = async () =>
      value(await source.members.ownSessions!.events(SITE, await signIn(source, undefined, session))).length;
    const before = await events();
    pass(90 * DAY);
    await source.memberRecords.sweep();
    expect([before, await events()]).to.deep.equal([5, 1]);
    expect(await source.members.sessions.isBrowserKnown(SITE, { type: 'email', email: EMAIL }, session.knownBrowser!))
      .to //
      .equal(true);
  });

  it('are deleted with an account that nobody confirmed, and an account that somebody did stays', async () => {
    await register(source);
    const waiting = aRegistrationSubmission({ email: 'mary@example.org' as never });
    value(await source.members.registrations.register(waiting, aVisitor()));
    await takeMails(source.outbox);
    pass(7 * DAY);
    await source.memberRecords.sweep();
    // The id of the submission is free again, because its record is deleted as well.
    value(await source.members.registrations.register(waiting, aVisitor()));
    expect((await takeMails(source.outbox)).map(({ content }) => content.template)).to.deep.equal(['verification']);
    await signIn(source);
  });
}
