import { Readable } from 'node:stream';
import { expect } from 'chai';
import { TRACKING_CODE_BYTES, trackingCodeOf, type TrackingCode } from '#domain/complaints/trackingCode.ts';
import { parseSlug } from '#domain/content/slug.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { refused } from '#domain/outcome.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { ComplaintQuery, DeskAct } from '#ports/complaints/ComplaintsDesk.ts';
import { OTHER_SITE, SITE } from '#test/support/builders.ts';
import { aComplaint, aFiling, COMPLAINT_PASSWORD } from '#test/support/complaintBuilders.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { aVisitor, email, takeMails } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const SOMSRI = 'somsri' as Operator;
const WORKER = { operator: SOMSRI, name: value(parsePersonName('สมศรี มั่นคง')) };

onEveryEngine('The desk of complaints', STORE_ENGINES, complaintsDeskContract);

function complaintsDeskContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    store = await engine.open(emptySites(), clock);
  });
  afterEach(() => store.close());

  const text = (words: string) => value(parseLongText(words));
  const file = async (given: Parameters<typeof aFiling>[0] = {}) =>
    value(await store.complaints.file(aFiling(given), aVisitor())).code;
  const act = (code: TrackingCode, what: DeskAct) => store.complaintsDesk.act(code, what, WORKER);
  const list = async (state: ComplaintQuery['state'], site = SITE) =>
    (await store.complaintsDesk.list({ site, state }, SOMSRI)).map(({ code }) => code);
  const openedBy = async (code: TrackingCode) => {
    const access = value(await store.complaints.open(SITE, { code, password: COMPLAINT_PASSWORD }, aVisitor()));
    return { access, view: value(await store.complaints.view(SITE, access)) };
  };
  const finish = async (code: TrackingCode) => {
    value(await act(code, { type: 'take' }));
    value(await act(code, { type: 'finish', text: text('ซ่อมแล้ว'), files: [] }));
  };

  it('takes, asks, answers and finishes: the complainant sees each with its worker, and gets a mail without its words', async () => {
    const code = await file();
    const acts: readonly DeskAct[] = [
      { type: 'take' },
      { type: 'ask', text: text('อยู่กิโลเมตรใด') },
      { type: 'answer', text: text('จะไปตรวจพรุ่งนี้'), files: [] },
      { type: 'finish', text: text('ซ่อมประตูน้ำแล้ว'), files: [] },
    ];
    await takeMails(store.outbox);
    for (const each of acts) value(await act(code, each));
    const { view } = await openedBy(code);
    expect(view.progress).to.include({ state: 'finished', finishedAt: '2026-11-21T03:00:00.000Z' });
    expect(view.timeline.map(({ type, operator, text: words }) => [type, operator, words])).to.deep.equal([
      ['filed', undefined, undefined],
      ['taken', 'สมศรี มั่นคง', undefined],
      ['asked', 'สมศรี มั่นคง', 'อยู่กิโลเมตรใด'],
      ['answered', 'สมศรี มั่นคง', 'จะไปตรวจพรุ่งนี้'],
      ['finished', 'สมศรี มั่นคง', 'ซ่อมประตูน้ำแล้ว'],
    ]);
    const mails = await takeMails(store.outbox);
    expect(mails.map(({ to, locale, content }) => ({ to, locale, content }))).to.have.deep.members(
      ['asked', 'answered', 'finished'].map((news) => ({
        ...{ to: email('malee@example.org'), locale: 'th' },
        content: { template: 'complaintNews', code, news },
      })),
    );
  });

  it('does once what is given again within an hour, and mails once', async () => {
    const code = await file();
    value(await act(code, { type: 'take' }));
    await takeMails(store.outbox);
    const saveFile = async () => {
      const upload = { site: SITE, name: 'gate.gif', content: Readable.from([Buffer.from('GIF89a')]) };
      return [value(await store.attachments.save(upload)).id];
    };
    const acts: readonly (() => Promise<DeskAct>)[] = [
      () => Promise.resolve({ type: 'ask', text: text('อยู่ฝั่งใด') }),
      async () => ({ type: 'answer', text: text('ตามภาพ'), files: await saveFile() }),
      () => Promise.resolve({ type: 'note', text: text('โทรแล้วไม่รับ') }),
      async () => ({ type: 'finish', text: text('ซ่อมแล้ว'), files: await saveFile() }),
    ];
    for (const each of acts) {
      const outcomes = await Promise.all([act(code, await each()), act(code, await each())]);
      expect(outcomes.map(value)).to.have.members(['done', 'doneBefore']);
    }
    const types = async () => (await store.complaintsDesk.show(code, SOMSRI))!.timeline.map(({ type }) => type);
    expect(await types()).to.deep.equal(['filed', 'taken', 'asked', 'answered', 'noted', 'finished']);
    expect(await takeMails(store.outbox)).to.have.length(3);
  });

  it('notes again what happens again, later or after something else', async () => {
    const code = await file();
    const note: DeskAct = { type: 'note', text: text('โทรแล้วไม่รับ') };
    const { access } = await openedBy(code);
    expect(value(await act(code, note))).to.equal('done');
    const message = { id: aSubmissionId(), type: 'add', text: text('ยังท่วม'), files: [] } as const;
    value(await store.complaints.act(SITE, access, message));
    expect(value(await act(code, note))).to.equal('done');
    clock.set('2026-11-21T04:00:00Z');
    expect(value(await act(code, note))).to.equal('done');
  });

  it('refuses what cannot be done now, and knows no other code', async () => {
    const code = await file();
    for (const type of ['answer', 'finish'] as const)
      expect(await act(code, { type, text: text('แล้ว'), files: [] })).to.deep.equal(refused('notNow'));
    await finish(code);
    expect(await act(code, { type: 'take' })).to.deep.equal(refused('notNow'));
    const unknown = trackingCodeOf(new Uint8Array(TRACKING_CODE_BYTES));
    expect(await act(unknown, { type: 'take' })).to.deep.equal(refused('complaintNotFound'));
    expect(await store.complaintsDesk.show(unknown, SOMSRI)).to.equal(undefined);
    expect((await openedBy(code)).view.timeline).to.have.length(3);
  });

  it('lets the complainant rate and reopen what is finished, and has it again', async () => {
    const code = await file();
    await finish(code);
    expect(await list('open')).to.deep.equal([]);
    const { access } = await openedBy(code);
    value(await store.complaints.act(SITE, access, { id: aSubmissionId(), type: 'rate', rating: '2' }));
    clock.set('2026-11-21T03:20:00Z');
    const reopening = { id: aSubmissionId(), type: 'reopen', text: text('ยังรั่ว') } as const;
    value(await store.complaints.act(SITE, access, reopening));
    expect(await list('open')).to.deep.equal([code]);
    value(await act(code, { type: 'answer', text: text('จะไปอีก'), files: [] }));
    expect((await store.complaintsDesk.show(code, SOMSRI))!.timeline.map(({ type }) => type)).to.deep.equal([
      ...['filed', 'taken', 'finished', 'rated', 'reopened', 'answered'],
    ]);
  });

  it('keeps notes and assignments to itself, and mails the office that it has work', async () => {
    const code = await file();
    await takeMails(store.outbox);
    value(await act(code, { type: 'note', text: text('โทรหาแล้วไม่รับ') }));
    const office = parseSlug('office-1')!;
    value(await act(code, { type: 'assign', office, email: email('office1@thara.example') }));
    expect((await openedBy(code)).view.timeline.map(({ type }) => type)).to.deep.equal(['filed']);
    const record = (await store.complaintsDesk.show(code, SOMSRI))!;
    expect(record).to.include({ office, channel: 'web', isOverdue: false });
    expect(record.timeline.map(({ type, text: words }) => [type, words])).to.deep.equal([
      ['filed', undefined],
      ['noted', 'โทรหาแล้วไม่รับ'],
      ['assigned', 'office-1'],
    ]);
    expect((await takeMails(store.outbox)).map(({ to, content }) => [to, content.template])).to.deep.equal([
      [email('office1@thara.example'), 'complaintAssigned'],
    ]);
  });

  it('lists what is open, overdue and ended of a site, what is expected soonest first', async () => {
    const first = await file();
    clock.set('2026-11-22T03:00:00Z');
    const second = await file();
    const ended = await file();
    await finish(ended);
    const elsewhere = await file({ site: OTHER_SITE });
    expect(await list('open')).to.deep.equal([first, second]);
    expect(await list('ended')).to.deep.equal([ended]);
    expect(await list('all')).to.have.members([first, second, ended]);
    expect(await list('open', OTHER_SITE)).to.deep.equal([elsewhere]);
    expect(await list('overdue')).to.deep.equal([]);
    clock.set('2026-12-21T16:59:59.999Z');
    expect(await list('overdue')).to.deep.equal([]);
    clock.set('2026-12-21T17:00:00Z');
    expect(await list('overdue')).to.deep.equal([first]);
    const exported = await store.complaintsDesk.export({ site: SITE, state: 'open' }, SOMSRI);
    expect(exported.map(({ code, isOverdue }) => [code, isOverdue])).to.deep.equal([
      [first, true],
      [second, false],
    ]);
  });

  it('files for somebody who called, without their consent on a page', async () => {
    const { consent: _, ...called } = aComplaint();
    const filing = aFiling({ complaint: aComplaint({ ...called, consent: undefined } as never) });
    const { code } = value(await store.complaintsDesk.file(filing, 'phone', SOMSRI));
    expect(await store.complaintsDesk.show(code, SOMSRI)).to.include({ channel: 'phone' });
    expect((await openedBy(code)).view.progress.state).to.equal('received');
    expect((await store.inboxDesk.uses()).map(({ action, subject }) => [action, subject])).to.deep.include([
      ...['fileComplaint', code],
    ]);
  });

  it('answers with files, which the complainant sees, and which belong to no other act', async () => {
    const code = await file();
    value(await act(code, { type: 'take' }));
    const content = Readable.from([Buffer.from('GIF89a')]);
    const { id } = value(await store.attachments.save({ site: SITE, name: 'ผล.gif', content }));
    value(await act(code, { type: 'answer', text: text('ตามภาพ'), files: [id] }));
    expect((await openedBy(code)).view.timeline.at(-1)!.files.map(({ name }) => name)).to.deep.equal(['ผล.gif']);
    const [answered] = (await store.complaintsDesk.show(code, SOMSRI))!.timeline.at(-1)!.files;
    expect(answered!.path).to.include(id);
    expect(await act(code, { type: 'answer', text: text('อีกครั้ง'), files: [id] })).to.deep.equal(refused('fileMissing'));
  });

  it('records every use: who, when, and what', async () => {
    const code = await file();
    await list('overdue');
    value(await act(code, { type: 'take' }));
    await store.complaintsDesk.show(code, SOMSRI);
    await store.complaintsDesk.export({ site: SITE, state: 'all' }, SOMSRI);
    const uses = await store.inboxDesk.uses();
    expect(new Set(uses.map(({ operator }) => operator))).to.deep.equal(new Set([SOMSRI]));
    expect(uses.map(({ action, subject }) => `${action} ${subject}`)).to.have.members([
      ...[`listComplaints ${SITE} overdue`, `takeComplaint ${code}`, `showComplaint ${code}`],
      `exportComplaints ${SITE} all`,
    ]);
  });
}
