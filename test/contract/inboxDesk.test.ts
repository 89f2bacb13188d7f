import { expect } from 'chai';
import { referenceOf } from '#domain/inbox/reference.ts';
import { done, refused } from '#domain/outcome.ts';
import type { InboxQuery, Operator } from '#ports/InboxDesk.ts';
import { OTHER_SITE, SITE, siteId } from '#test/support/builders.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { aBrokenFileReport, aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const SOMSRI = 'somsri' as Operator;
const PRASIT = 'prasit' as Operator;

onEveryEngine('The desk of the inbox', STORE_ENGINES, inboxDeskContract);

function inboxDeskContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    store = await engine.open(emptySites(), clock);
  });
  afterEach(() => store.close());

  const submit = async (
    content = aContactMessage() as Parameters<typeof store.inbox.submit>[0]['content'],
    site = SITE,
  ) => value(await store.inbox.submit({ site, id: aSubmissionId(), content, files: [], language: 'th' })).reference;
  const list = async (state: InboxQuery['state'], site = SITE) =>
    (await store.inboxDesk.list({ site, state }, SOMSRI)).map(({ reference }) => reference);

  it('lists the messages of a site, newest first, and exports them, oldest first', async () => {
    expect(await list('all')).to.deep.equal([]);
    const first = await submit();
    clock.set('2026-11-21T04:00:00Z');
    const second = await submit(aBrokenFileReport());
    await submit(aContactMessage(), OTHER_SITE);
    expect(await list('all')).to.deep.equal([second, first]);
    const exported = await store.inboxDesk.export({ site: SITE, state: 'all' }, SOMSRI);
    expect(exported.map(({ reference }) => reference)).to.deep.equal([first, second]);
    expect(await list('all', siteId('a\u0000b'))).to.deep.equal([]);
  });

  it('marks a message as done once, with who did it', async () => {
    const [open, finished] = [await submit(), await submit()];
    clock.set('2026-11-21T05:00:00Z');
    expect(await store.inboxDesk.markDone(finished, SOMSRI)).to.deep.equal(done(undefined));
    clock.set('2026-11-21T06:00:00Z');
    expect(await store.inboxDesk.markDone(finished, PRASIT)).to.deep.equal(done(undefined));
    const entry = await store.inboxDesk.show(finished, PRASIT);
    expect(entry!.done).to.deep.equal({ at: '2026-11-21T05:00:00.000Z', by: SOMSRI });
    expect(await list('open')).to.deep.equal([open]);
    expect(await list('done')).to.deep.equal([finished]);
    expect(await list('all')).to.have.members([open, finished]);
  });

  it('has no message with another reference', async () => {
    expect(await store.inboxDesk.show(referenceOf(1), SOMSRI)).to.equal(undefined);
    expect(await store.inboxDesk.markDone(referenceOf(1), SOMSRI)).to.deep.equal(refused('messageNotFound'));
  });

  it('records every use: who, when, and what', async () => {
    const reference = await submit();
    await store.inboxDesk.list({ site: SITE, state: 'open' }, SOMSRI);
    clock.set('2026-11-21T04:00:00Z');
    await store.inboxDesk.show(reference, PRASIT);
    clock.set('2026-11-21T05:00:00Z');
    await store.inboxDesk.markDone(reference, SOMSRI);
    clock.set('2026-11-21T06:00:00Z');
    await store.inboxDesk.export({ site: SITE, state: 'all' }, PRASIT);
    expect(await store.inboxDesk.uses()).to.deep.equal([
      { at: '2026-11-21T06:00:00.000Z', operator: PRASIT, action: 'export', subject: `${SITE} all` },
      { at: '2026-11-21T05:00:00.000Z', operator: SOMSRI, action: 'done', subject: reference },
      { at: '2026-11-21T04:00:00.000Z', operator: PRASIT, action: 'show', subject: reference },
      { at: '2026-11-21T03:00:00.000Z', operator: SOMSRI, action: 'list', subject: `${SITE} open` },
    ]);
  });
}
