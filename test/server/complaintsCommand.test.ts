import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ReplyTemplate } from '#domain/complaints/replyTemplate.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { ComplaintRecord } from '#ports/complaints/ComplaintsDesk.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { readComplaintsCommand } from '#server/cli/complaintsCommand.ts';
import { readReplyTemplates } from '#server/composition/readReplyTemplates.ts';
import { aSiteArchive, SITE } from '#test/support/builders.ts';
import { aComplaint, aFiling } from '#test/support/complaintBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aVisitor } from '#test/support/memberBuilders.ts';
import { testAttachments } from '#test/support/testAttachments.ts';
import { testClock } from '#test/support/testClock.ts';
import { parseLongText } from '#domain/forms/longText.ts';

const FORMULA = '=HYPERLINK("http://other.example")';

describe('Complaints, for those who work on them,', () => {
  const clock = testClock();
  let folder: string;
  let store: Store;
  let files: ReturnType<typeof testAttachments>;
  let code: TrackingCode;
  let templates: readonly ReplyTemplate[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-complaints-'));
    store = await openStore({ engine: 'sqlite', file: ':memory:' }, clock, () => undefined);
    files = testAttachments(store, clock);
    await store.publishing.publish([aSiteArchive()], () => undefined);
    const complaint = aComplaint({ text: value(parseLongText(`${FORMULA}\nbroken`)) });
    ({ code } = value(await store.complaints.file(aFiling({ complaint }), aVisitor())));
  });
  after(async () => {
    await store.close();
    await files.remove();
    await rm(folder, { recursive: true });
  });

  const run = (...args: string[]) =>
    readComplaintsCommand(args, { SITE_ID: '1' })({
      ...{ desk: store.complaintsDesk, operator: 'somsri' as Operator, attachments: files.attachments },
      ...{ folder: '/data', sites: () => Promise.resolve([SITE]), templates },
    });

  it('are listed, taken, asked about, noted on, assigned, answered with a file, finished and exported', async () => {
    expect(await run()).to.equal(`${code}  expected by 2026-12-21    received    damagedStructure`);
    const as = ['--name', 'สมศรี มั่นคง'];
    expect(await run('take', code.replaceAll('-', '').toLowerCase(), ...as)).to.equal(`${code}: taken.`);
    const question = join(folder, 'question.txt');
    await writeFile(question, 'อยู่กิโลเมตรใด\r\nฝั่งใด');
    expect(await run('ask', code, ...as, '--text-file', question)).to.contain('asked.');
    await run('note', code, ...as, '--text', 'ไม่รับสาย');
    expect(await run('note', code, ...as, '--text', 'ไม่รับสาย')).to.contain('It was not done again.');
    await run('assign', code, ...as, '--office', 'office-1', '--email', 'office1@thara.example');
    const picture = join(folder, 'ผล.gif');
    await writeFile(picture, 'GIF89a');
    await run('answer', code, ...as, '--text', 'ตามภาพ', '--file', picture);
    expect(await run('finish', code, ...as, '--text', 'ซ่อมแล้ว')).to.contain('can rate and reopen');

    const shown = await run('show', code);
    for (const part of ['office        office-1', FORMULA, 'อยู่กิโลเมตรใด\nฝั่งใด', 'ไม่รับสาย', 'ผล.gif: /data/'])
      expect(shown).to.contain(part);
    const { progress, timeline } = JSON.parse(await run('show', code, '--format', 'json')) as ComplaintRecord;
    expect(progress.state).to.equal('finished');
    expect(new Set(timeline.slice(1).map(({ operator }) => operator))).to.deep.equal(new Set(['สมศรี มั่นคง']));
    expect(await run()).to.equal('There are no complaints.');
    const exported = await run('export');
    expect(exported).to.match(/^\ufeffcode,site,filed,/);
    expect(exported, 'no formula is run by a spreadsheet program').to.contain(`"'=HYPERLINK(""`);
    expect(exported).to.contain('finished สมศรี มั่นคง ซ่อมแล้ว');
    expect(JSON.parse(await run('list', '--state', 'ended', '--format', 'json'))).to.deep.equal([
      {
        ...{ code, site: SITE, filed: '2026-11-21T03:00:00.000Z', expected: '2026-12-21T16:59:59.999Z' },
        ...{ overdue: 'no', state: 'finished', topic: 'damagedStructure', office: 'office-1', channel: 'web' },
      },
    ]);
  });

  it('are answered with a prepared text', async () => {
    const file = join(folder, 'replies.yaml');
    await writeFile(
      file,
      '- { name: thanks, language: th, text: ขอบคุณครับ }\n- { name: thanks, language: en, text: Thank you. }\n',
    );
    templates = await readReplyTemplates(file);
    expect(await run('templates')).to.equal('thanks (th)\n    ขอบคุณครับ\nthanks (en)\n    Thank you.');
    const { code: other } = value(await store.complaints.file(aFiling(), aVisitor()));
    const as = ['--name', 'สมศรี มั่นคง'];
    await run('take', other, ...as);
    await run('answer', other, ...as, '--template', 'thanks', '--language', 'en');
    expect(await run('show', other)).to.contain('Thank you.');
    expect(await run('answer', other, ...as, '--template', 'none').catch(String)).to.contain('no template none');
    await run('finish', other, ...as, '--template', 'thanks');
    for (const [text, reason] of [
      ['- { name: thanks, language: de, text: Danke }', 'COMPLAINT_REPLIES'],
      ['- { name: thanks, language: th, text: a }\n- { name: thanks, language: th, text: b }', 'is there twice'],
      ['no list', 'replies'],
    ] as const) {
      await writeFile(file, text);
      expect(await readReplyTemplates(file).catch(String)).to.contain(reason);
    }
  });

  it('are filed for who calls, with a code and a password to read aloud', async () => {
    const fields = join(folder, 'call.json');
    const filing = ['file', '--site', '1', '--channel', 'phone', '--fields', fields];
    await writeFile(fields, '{ "text": "น้ำท่วมถนน", "firstName": "บุญมี" }');
    expect(await run(...filing).catch(String)).to.equal('Error: lastName is missing');
    await writeFile(fields, '{ "text": "น้ำท่วมถนน", "firstName": "บุญมี", "lastName": "ดี" }');
    expect(await run(...filing).catch(String)).to.contain('needs an e-mail address');
    const called = { text: 'น้ำท่วมถนน', firstName: 'บุญมี', lastName: 'ดี', phone: '081 234 5678', topic: 'flood' };
    await writeFile(fields, JSON.stringify(called));
    const receipt = await run(...filing);
    const [, filed = '', password] = /code {2}(\S+)\npassword +(\S+)\n/.exec(receipt) ?? [];
    expect(await run('list')).to.contain(filed);
    expect(await run('show', filed))
      .to.contain('channel       phone')
      .and.not.contain(password);
    clock.set('2026-12-31T03:00:00Z');
    expect(await run('overdue')).to.match(new RegExp(`^${filed} {2}overdue since 2026-12-21`));
    clock.set('2026-11-21T03:00:00Z');
  });

  it('explain themselves when they are called in another way', async () => {
    const wrong = [
      ...[['open'], ['list', 'x'], ['list', '--state', 'x'], ['overdue', '--state', 'all'], ['show'], ['take', code]],
      ...[
        ['ask', code, '--name', 'a'],
        ['ask', code, '--name', 'a', '--text', 'b', '--text-file', 'c'],
        ['assign', code, '--name', 'a'],
        ['assign', code, '--name', 'a', '--office', 'Not A Slug'],
        ['file', '--site', '1', '--channel', 'web', '--fields', 'x'],
        ['export', '--format', 'table'],
      ],
    ];
    for (const args of wrong)
      expect(() => readComplaintsCommand(args, { SITE_ID: '9999' }), args.join(' ')).to.throw(/^usage:/);
    expect(() => readComplaintsCommand(['show', 'x'], { SITE_ID: '1' })).to.throw(/is no tracking code/);
    const unknown = '22222-22222-2222';
    expect(await run('show', unknown).catch(String)).to.contain('there is no complaint');
    expect(await run('take', unknown, '--name', 'a').catch(String)).to.contain('there is no complaint');
    expect(await run('take', code, '--name', 'a').catch(String)).to.contain('cannot be done in the state');
  });
});
