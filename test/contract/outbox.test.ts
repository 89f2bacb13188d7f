import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { TRY_SECONDS } from '#domain/mail/nextTry.ts';
import { done, refused } from '#domain/outcome.ts';
import { LEASE_SECONDS, type MailId } from '#ports/Outbox.ts';
import { SITE } from '#test/support/builders.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { aBrokenFileReport, aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { at, testClock } from '#test/support/testClock.ts';

const START = at('2026-11-21T03:00:00Z');

onEveryEngine('The outbox', STORE_ENGINES, outboxContract);

function outboxContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    clock.set(START);
    store = await engine.open(emptySites(), clock);
  });
  afterEach(() => store.close());
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
  const submit = async (content: Parameters<typeof store.inbox.submit>[0]['content'] = aContactMessage()) =>
    value(await store.inbox.submit({ site: SITE, id: aSubmissionId(), content, language: 'en', files: [] }));

  it('has a mail for every message whose sender gave an address, in the language of the page', async () => {
    const { reference, receivedAt } = await submit();
    const mail = await store.outbox.claim();
    expect(mail).to.deep.include({ site: SITE, locale: 'en', recipient: 'somchai@example.org', tries: 1 });
    expect(mail!.content).to.deep.equal({ template: 'messageReceipt', reference, receivedAt });
    expect(mail!.messageId).to.match(/^<[\w-]{36}@[\w.-]+>$/);
    const { email: _, ...anonymous } = aContactMessage({ wantsAnswer: false });
    await submit(anonymous);
    expect(await store.outbox.claim()).to.equal(undefined);
  });

  it('has one mail for a message that is sent twice', async () => {
    const message = {
      site: SITE,
      id: aSubmissionId(),
      content: aBrokenFileReport(),
      language: 'th',
      files: [],
    } as const;
    await Promise.all([store.inbox.submit(message), store.inbox.submit(message)]);
    await store.inbox.submit(message);
    expect((await store.outbox.claim())!.recipient).to.equal('mary@example.org');
    expect(await store.outbox.claim()).to.equal(undefined);
  });

  it('has no mail for a message that is refused', async () => {
    const id = aSubmissionId();
    const message = { site: SITE, id, content: aBrokenFileReport(), language: 'th', files: [] } as const;
    await store.inbox.submit(message);
    await store.inbox.submit({ ...message, content: aContactMessage() });
    await store.outbox.drop((await store.outbox.claim())!.id);
    expect(await store.outbox.claim()).to.equal(undefined);
  });

  it('gives a mail to one of many who want one at the same time', async () => {
    await submit();
    await submit(aBrokenFileReport());
    const claimed = await Promise.all(Array.from({ length: 6 }, () => store.outbox.claim()));
    const ids = claimed.flatMap((mail) => mail?.id ?? []);
    expect(new Set(ids)).to.have.length(2);
    expect(ids).to.have.length(2);
  });

  it('gives a mail to another process when the first one has died, under the same Message-ID', async () => {
    await submit();
    const first = await store.outbox.claim();
    pass(LEASE_SECONDS - 1);
    expect(await store.outbox.claim()).to.equal(undefined);
    pass(1);
    const other = await store.reopen();
    expect(await other.outbox.claim()).to.deep.equal({ ...first, tries: 2 });
    await other.close();
  });

  it('forgets to whom a mail was sent, and what it said, and then the mail', async () => {
    await submit();
    const { id } = (await store.outbox.claim())!;
    await store.outbox.markSent(id);
    pass(TRY_SECONDS);
    expect(await store.outbox.claim()).to.equal(undefined);
    expect(await store.outbox.failing()).to.deep.equal([]);
    expect(await store.outbox.retry(id)).to.deep.equal(refused('mailNotFound'));
  });

  it('tries a mail again later, and after five days no more', async () => {
    await submit();
    const { id, messageId } = (await store.outbox.claim())!;
    await store.outbox.markFailed(id, '451 not now', false);
    expect(await store.outbox.claim()).to.equal(undefined);
    expect(await store.outbox.failing()).to.deep.equal([
      {
        ...{ id, site: SITE, template: 'messageReceipt', createdAt: START, tries: 1 },
        ...{ nextTryAt: addSeconds(START, 60), error: '451 not now' },
      },
    ]);
    pass(60);
    expect(await store.outbox.claim()).to.deep.include({ id, messageId, tries: 2 });
    pass(TRY_SECONDS);
    await store.outbox.markFailed(id, '451 not now', false);
    const [failed] = await store.outbox.failing();
    expect(failed).not.to.have.property('nextTryAt');
  });

  it('tries a mail that was refused for good no more, until an operator wants it, and deletes it after a week', async () => {
    await submit();
    const { id } = (await store.outbox.claim())!;
    await store.outbox.markFailed(id, '550 no such user', true);
    pass(LEASE_SECONDS);
    expect(await store.outbox.claim()).to.equal(undefined);
    await store.outbox.retryAll();
    expect(await store.outbox.claim()).to.equal(undefined);
    expect(await store.outbox.retry(id)).to.deep.equal(done(undefined));
    expect((await store.outbox.claim())!.id).to.equal(id);
    await store.outbox.markFailed(id, '550 no such user', true);
    pass(7 * 86_400 - 1);
    await store.outbox.sweep();
    expect(await store.outbox.failing()).to.have.length(1);
    pass(1);
    await store.outbox.sweep();
    expect(await store.outbox.failing()).to.deep.equal([]);
  });

  it('makes all mails due that wait for another try', async () => {
    for (const content of [aContactMessage(), aBrokenFileReport()]) {
      await submit(content);
      await store.outbox.markFailed((await store.outbox.claim())!.id, 'no connection', false);
    }
    await store.outbox.retryAll();
    expect([await store.outbox.claim(), await store.outbox.claim()]).not.to.include(undefined);
  });

  it('does not know a mail that is none', async () => {
    for (const id of ['', 'x', '\u0000'])
      expect(await store.outbox.retry(id as MailId)).to.deep.equal(refused('mailNotFound'));
  });
}
