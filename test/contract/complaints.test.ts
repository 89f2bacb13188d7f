import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { expect } from 'chai';
import { parseTrackingCode, trackingCodeOf, TRACKING_CODE_BYTES } from '#domain/complaints/trackingCode.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { refused } from '#domain/outcome.ts';
import { parseAttachmentId, type AttachmentId } from '#ports/Attachments.ts';
import type { ComplainantAct, ComplaintAccess, ComplaintKey, Filing } from '#ports/complaints/Complaints.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { OTHER_SITE, SITE, siteId } from '#test/support/builders.ts';
import { aComplaint, aComplaintPassword, aFiling, COMPLAINT_PASSWORD } from '#test/support/complaintBuilders.ts';
import {
  ENGINES,
  onEveryEngine,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { aMember, aVisitor, email, takeMails } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

onEveryEngine('Complaints', ENGINES, complaintsContract);

function complaintsContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());

  const text = (words: string) => value(parseLongText(words));
  const file = (given: Partial<Filing> = {}) => source.complaints.file(aFiling(given), aVisitor());
  const save = async (content = 'GIF89a', site = SITE): Promise<AttachmentId> =>
    value(await source.attachments.save({ site, name: 'น้ำ.gif', content: Readable.from([Buffer.from(content)]) })).id;
  const openWith = (key: ComplaintKey, site = SITE) => source.complaints.open(site, key, aVisitor());
  const open = async (filing: Partial<Filing> = {}): Promise<ComplaintAccess> => {
    const { code } = value(await file(filing));
    return value(await openWith({ code, password: filing.password ?? COMPLAINT_PASSWORD }));
  };
  const view = async (access: ComplaintAccess) => value(await source.complaints.view(SITE, access));
  const add = (given: Partial<Extract<ComplainantAct, { type: 'add' }>> = {}): ComplainantAct => ({
    ...{ id: aSubmissionId(), type: 'add', text: text('น้ำยังไหล'), files: [], ...given },
  });
  const act = (access: ComplaintAccess, what: ComplainantAct) => source.complaints.act(SITE, access, what);

  it('give a receipt with a tracking code, an expected date and an entry of the ledger, and a mail without the password', async () => {
    const receipt = value(await file());
    expect(value(parseTrackingCode(receipt.code))).to.equal(receipt.code);
    expect(receipt).to.include({ filedAt: '2026-11-21T03:00:00.000Z', expectedAt: '2026-12-21T16:59:59.999Z' });
    expect(receipt.ledger).to.include({ site: SITE, number: 1 });
    expect(receipt.ledger.hash).to.match(/^[0-9a-f]{64}$/);
    const mails = await takeMails(source.outbox);
    expect(mails.map(({ to, content }) => ({ to, content }))).to.deep.equal([
      {
        to: email('malee@example.org'),
        content: { template: 'complaintReceipt', code: receipt.code, expectedAt: receipt.expectedAt },
      },
    ]);
    expect(JSON.stringify(mails)).to.not.include(COMPLAINT_PASSWORD);
  });

  it('are filed once, also when the same form is sent many times at once and later, and a changed form is refused', async () => {
    const filing = aFiling({ files: [await save()] });
    const sent = await Promise.all(Array.from({ length: 5 }, () => source.complaints.file(filing, aVisitor())));
    clock.set('2026-12-24T03:00:00Z');
    sent.push(await source.complaints.file(filing, aVisitor()));
    for (const outcome of sent) expect(outcome).to.deep.equal(sent[0]);
    expect(await takeMails(source.outbox)).to.have.length(1);
    for (const other of [
      { complaint: aComplaint({ text: text('another') }) },
      { password: aComplaintPassword('another password') },
      { files: [] },
      { site: OTHER_SITE, files: [] },
    ])
      expect(await source.complaints.file({ ...filing, ...other }, aVisitor())).to.deep.equal(
        refused('submissionChanged'),
      );
    expect(await file({ site: siteId('404') })).to.deep.equal(refused('siteNotFound'));
  });

  it('are numbered without a gap in the ledger of their site, also when many are filed at once', async () => {
    const filed = await Promise.all(Array.from({ length: 8 }, () => file()));
    const elsewhere = value(await file({ site: OTHER_SITE }));
    const numbers = filed.map((outcome) => value(outcome).ledger.number).sort((one, other) => one - other);
    expect(numbers).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(elsewhere.ledger).to.include({ site: OTHER_SITE, number: 1 });
  });

  it('are opened by code and password alone, at their site, for half an hour', async () => {
    const { code } = value(await file());
    const access = value(await openWith({ code, password: COMPLAINT_PASSWORD }));
    const closed = refused('complaintNotOpened');
    const unknown = trackingCodeOf(new Uint8Array(TRACKING_CODE_BYTES));
    const password = aComplaintPassword('River boat 2569');
    expect(await openWith({ code, password })).to.deep.equal(closed);
    expect(await openWith({ code: unknown, password: COMPLAINT_PASSWORD })).to.deep.equal(closed);
    expect(await openWith({ code, password: COMPLAINT_PASSWORD }, OTHER_SITE)).to.deep.equal(closed);

    expect((await view(access)).code).to.equal(code);
    for (const other of ['', 'made up', `${access.slice(0, -2)}AA`] as ComplaintAccess[])
      expect(await source.complaints.view(SITE, other)).to.deep.equal(refused('complaintClosed'));
    expect(await source.complaints.view(OTHER_SITE, access)).to.deep.equal(refused('complaintClosed'));
    clock.set('2026-11-21T03:30:00Z');
    expect(await source.complaints.view(SITE, access)).to.deep.equal(refused('complaintClosed'));
    expect(await act(access, add())).to.deep.equal(refused('complaintClosed'));
  });

  it('show what was filed and what happened, with files, oldest first', async () => {
    const access = await open({ files: [await save('GIF89a one'), await save('GIF89a two')] });
    clock.set('2026-11-21T03:10:00Z');
    const late = await save('GIF89a three');
    value(await act(access, add({ files: [late] })));
    const { complaint, progress, timeline } = await view(access);
    expect(complaint).to.deep.equal(aComplaint());
    expect(progress).to.deep.equal({ state: 'received', wasReopened: false, isRated: false });
    expect(timeline.map(({ files, ...entry }) => ({ ...entry, files: files.map(({ name }) => name) }))).to.deep.equal([
      { type: 'filed', at: '2026-11-21T03:00:00.000Z', state: 'received', files: ['น้ำ.gif', 'น้ำ.gif'] },
      {
        ...{ type: 'added', at: '2026-11-21T03:10:00.000Z', state: 'received', text: 'น้ำยังไหล' },
        files: ['น้ำ.gif'],
      },
    ]);
    expect(timeline[1]?.files.map(({ id }) => id)).to.deep.equal([late]);
  });

  it('give the files of their timeline to who has opened them, and no others', async () => {
    const [first, second] = [await save('GIF89a of a gate'), await save('GIF89a of another')];
    const access = await open({ files: [first] });
    const other = await open({ files: [second] });
    const opened = value(await source.complaints.openFile(SITE, access, first));
    expect(opened.file).to.include({ id: first, name: 'น้ำ.gif', type: 'gif', size: 16 });
    expect(await readText(opened.content)).to.equal('GIF89a of a gate');
    expect(await source.complaints.openFile(SITE, access, second)).to.deep.equal(refused('fileNotFound'));
    expect(await source.complaints.openFile(SITE, '' as ComplaintAccess, first)).to.deep.equal(
      refused('complaintClosed'),
    );
    expect(await source.complaints.openFile(OTHER_SITE, other, second)).to.deep.equal(refused('complaintClosed'));
  });

  it('are withdrawn once, and take nothing afterwards', async () => {
    const access = await open();
    value(await act(access, { id: aSubmissionId(), type: 'withdraw' }));
    expect((await view(access)).progress.state).to.equal('withdrawn');
    expect(await act(access, { id: aSubmissionId(), type: 'withdraw' })).to.deep.equal(refused('notNow'));
    const file = await save();
    expect(await act(access, add({ files: [file] }))).to.deep.equal(refused('notNow'));
    expect(await source.attachments.find(SITE, [file]), 'the file can still be sent').to.have.length(1);
    expect(await act(access, { id: aSubmissionId(), type: 'rate', rating: '5' })).to.deep.equal(refused('notNow'));
    expect((await view(access)).timeline.map(({ type }) => type)).to.deep.equal(['filed', 'withdrawn']);
  });

  it('do what is sent twice once, and refuse another act with the same id', async () => {
    const access = await open();
    const files = [await save()];
    const message = add({ files });
    const sent = await Promise.all([act(access, message), act(access, message)]);
    for (const outcome of [...sent, await act(access, message)]) value(outcome);
    expect((await view(access)).timeline).to.have.length(2);
    expect(await act(access, { ...message, text: text('other') } as ComplainantAct)).to.deep.equal(
      refused('submissionChanged'),
    );
    expect(await act(access, add({ files }))).to.deep.equal(refused('fileMissing'));
    expect(await act(access, add({ files: [parseAttachmentId('0'.repeat(32))!] }))).to.deep.equal(
      refused('fileMissing'),
    );
    const six = await Promise.all(Array.from({ length: 6 }, (_, index) => save(`GIF89a ${index}`)));
    expect(await act(access, add({ files: six }))).to.deep.equal(refused('tooManyFiles'));
  });

  it('keep their files when others are swept, and take none that belongs to another complaint or message', async () => {
    const files = [await save()];
    const access = await open({ files });
    clock.set('2026-11-22T03:00:00Z');
    await source.sweep();
    clock.set('2026-11-21T03:01:00Z');
    expect((await view(access)).timeline[0]?.files).to.have.length(1);
    expect(await source.attachments.find(SITE, files)).to.deep.equal([]);
    expect(await file({ files })).to.deep.equal(refused('fileMissing'));
  });

  it('of a member who is signed in are among their own, and open without a password', async () => {
    const { session } = await aMember({ members: source.members, outbox: source.outbox });
    const filed = value(await source.complaints.file(aFiling(), session));
    clock.set('2026-11-21T03:10:00Z');
    const { topic: _, ...withoutTopic } = aComplaint();
    const later = value(await source.complaints.file(aFiling({ complaint: withoutTopic }), session));
    await file();
    expect(value(await source.complaints.own(SITE, session)).map(({ code, topic }) => [code, topic])).to.deep.equal([
      [later.code, undefined],
      [filed.code, 'damagedStructure'],
    ]);
    const access = value(await source.complaints.openOwn(SITE, filed.code, session));
    expect((await view(access)).code).to.equal(filed.code);
    const other = value(await file());
    expect(await source.complaints.openOwn(SITE, other.code, session)).to.deep.equal(refused('complaintNotOpened'));
    const nobody = { ...aVisitor(), user: 'nobody' } as typeof session;
    expect(await source.complaints.own(SITE, nobody)).to.deep.equal(refused('sessionEnded'));
    expect(await source.complaints.openOwn(SITE, filed.code, nobody)).to.deep.equal(refused('sessionEnded'));
  });

  it('have their codes mailed to their address, newest first, and nothing to another', async () => {
    const first = value(await file());
    clock.set('2026-11-22T03:00:00Z');
    const second = value(await file());
    await file({ site: OTHER_SITE });
    await takeMails(source.outbox);
    await source.complaints.mailCodes(SITE, { email: email('MALEE@example.org'), language: 'en' }, aVisitor());
    await source.complaints.mailCodes(SITE, { email: email('nobody@example.org'), language: 'en' }, aVisitor());
    const mails = await takeMails(source.outbox);
    expect(mails.map(({ content, locale }) => ({ content, locale }))).to.deep.equal([
      {
        content: {
          template: 'complaintCodes',
          codes: [second, first].map(({ code, filedAt }) => ({ code, filedAt })),
        },
        locale: 'en',
      },
    ]);
  });

  it('are unavailable when the store is', async () => {
    const access = await open();
    await source.breakDown();
    for (const call of [
      () => file(),
      () => source.complaints.view(SITE, access),
      () => act(access, add()),
      () => source.complaints.mailCodes(SITE, { email: email('malee@example.org'), language: 'th' }, aVisitor()),
    ]) {
      const error: unknown = await call().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(Unavailable);
    }
  });
}

onEveryEngine('Complaints that are erased', STORE_ENGINES, (engine) => {
  let source: OpenedStore;
  beforeEach(async () => {
    source = await engine.open(emptySites(), testClock());
  });
  afterEach(() => source.close());
  const file = (files: readonly AttachmentId[] = []) => source.complaints.file(aFiling({ files }), aVisitor());

  it('are deleted on request with their files, and leave an entry about nobody in the ledger', async () => {
    const saved = { site: SITE, name: 'น้ำ.gif', content: Readable.from([Buffer.from('GIF89a')]) };
    const files = [value(await source.attachments.save(saved)).id];
    const { code } = value(await file(files));
    const { operator, desk } = { operator: 'somsri' as Operator, desk: source.memberRecords.desk };
    const archive = await desk.export(SITE, email('malee@example.org'), operator);
    expect(archive.tables).to.include.keys('complaints', 'complaint_entries', 'attachments');
    expect(archive.files.map(({ of }) => of)).to.deep.equal([code]);
    expect(JSON.stringify(archive)).to.not.include('commitment_key').and.not.include('argon2id');
    await desk.erase(SITE, email('malee@example.org'), operator);
    expect(await source.complaints.open(SITE, { code, password: COMPLAINT_PASSWORD }, aVisitor())).to.deep.equal(
      refused('complaintNotOpened'),
    );
    expect(value(await file()).ledger, 'filing, erasure, this one').to.include({ number: 3 });
  });
});
