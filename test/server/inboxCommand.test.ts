import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { parseLongText } from '#domain/forms/longText.ts';
import { parseSubject } from '#domain/forms/subject.ts';
import type { ReportedPage } from '#domain/inbox/reportedPage.ts';
import type { InboxEntry, Operator, StoredFile } from '#ports/InboxDesk.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { describeList, describeMessage, describeUses } from '#server/cli/describeInbox.ts';
import { readInboxCommand } from '#server/cli/inboxCommand.ts';
import { aSiteArchive, OTHER_SITE, SITE } from '#test/support/builders.ts';
import { aBrokenFileReport, aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { at, testClock } from '#test/support/testClock.ts';

const FORMULA = '=HYPERLINK("http://other.example")';
const MESSAGE = aContactMessage({
  subject: value(parseSubject(FORMULA)),
  message: value(parseLongText('first line\n"second", line')),
});

describe('The inbox, for those who answer it,', () => {
  let folder: string;
  let store: Store;
  let reference: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-inbox-'));
    store = await openStore({ engine: 'sqlite', file: join(folder, 'thara.sqlite') }, testClock(), () => undefined);
    await store.publishing.publish([aSiteArchive()], () => undefined);
    const message = { site: SITE, id: aSubmissionId(), content: MESSAGE, files: [], language: 'th' } as const;
    ({ reference } = value(await store.inbox.submit(message)));
  });
  after(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('is listed, shown, marked as done and exported', async () => {
    expect(await run('list', '--site', '1')).to.equal(
      `${reference}  2026-11-21  open  contact               ${FORMULA}`,
    );
    expect(JSON.parse(await run('list', '--site', '1', '--format', 'json'))).to.deep.equal([
      {
        ...{ reference, received: '2026-11-21T03:00:00.000Z', type: 'contact' },
        ...{ sender: 'สมชาย ใจดี', subject: FORMULA, files: 0 },
      },
    ]);
    const { content } = JSON.parse(await run('show', reference.replace('-', ''), '--format', 'json')) as InboxEntry;
    expect(content).to.deep.equal(MESSAGE);
    expect(await run('show', reference)).to.contain('\n\nmessage:\nfirst line\n"second", line');
    expect(await run('done', reference)).to.equal(`${reference} is done.`);
    expect(await run('list', '--site', '1')).to.equal('There are no messages.');
    expect(await run('list', '--site', '1', '--state', 'done', '--format', 'csv')).to.match(
      /^\ufeffreference,received,type,sender,subject,files,done\r\n/,
    );
    expect(JSON.parse(await run('export', '--site', '1', '--format', 'json'))).to.have.length(1);
  });

  it('is exported for spreadsheet programs, without formulas, by a command that is recorded', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli/inbox.ts', 'export', '--site', '1'], {
      env: { ...process.env, DATA_DIR: folder, SUDO_USER: 'somsri' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exported = (await buffer(child.stdout)).toString();
    expect(exported).to.match(/^\ufeffreference,received,type,/);
    expect(exported).to.contain(`,"'=HYPERLINK(""http://other.example"")",`);
    expect(exported).to.contain('"first line\n""second"", line"');
    const [use] = await store.inboxDesk.uses();
    expect(use).to.include({ operator: `somsri as ${userInfo().username}`, action: 'export', subject: '1 all' });
    expect(await run('uses')).to.contain(`  somsri as ${userInfo().username}  export  1 all`);
  });

  it('explains itself when it is called in another way', async () => {
    const wrong = [
      ...[['open'], ['list', '--format', 'xml'], ['list', 'x', '--site', '1'], ['show'], ['done'], ['show', 'a', 'b']],
      ...[
        ['export', '--state', 'x'],
        ['list', '--colour', 'red'],
        ['export', '--site', '1', '--format', 'table'],
      ],
    ];
    for (const args of wrong)
      expect(() => readInboxCommand(args, { SITE_ID: '9999' }), args.join(' ')).to.throw(/^usage:/);
    expect(() => readInboxCommand(['list', '--site', '0'], { SITE_ID: '1' })).to.throw('there is no site 0');
    expect(() => readInboxCommand(['show', '00000-00001'], { SITE_ID: '1' })).to.throw(/is no reference/);
    for (const name of ['show', 'done'])
      expect(await run(name, '00000-00000').catch(String)).to.equal('Error: there is no message 00000-00000');
  });

  it('is described in lines that fit a terminal', () => {
    const file = { id: 'a', name: 'ภาพ.jpg', type: 'jpg', size: 1, path: '2026-11/a.jpg' } as unknown as StoredFile;
    const entry = {
      reference,
      receivedAt: at('2026-11-21T03:00:00Z'),
      site: SITE,
      content: aBrokenFileReport({ details: value(parseLongText('It is gone')) }),
      files: [file],
      done: { at: at('2026-11-22T03:00:00Z'), by: 'somsri' },
    } as unknown as InboxEntry;
    expect(describeList([entry])).to.deep.equal([
      `${reference}  2026-11-21  done  broken file  1 file   เปิดลิงก์แล้วไม่พบหน้าเว็บ / A link leads nowhere`,
    ]);
    expect(describeList([])).to.deep.equal(['There are no messages.']);
    expect(describeMessage(entry, '/data')).to.deep.equal([
      `reference        ${reference}`,
      'received         2026-11-21T03:00:00.000Z',
      'type             brokenFile',
      'topic            link / เปิดลิงก์แล้วไม่พบหน้าเว็บ / A link leads nowhere',
      'firstName        Mary',
      'lastName         Smith',
      'phone            026695071',
      'email            mary@example.org',
      'done             2026-11-22T03:00:00.000Z',
      'doneBy           somsri',
      'file             ภาพ.jpg: /data/2026-11/a.jpg',
      '',
      'details:',
      'It is gone',
    ]);
    expect(describeUses([])).to.deep.equal(['Nobody has used the inbox.']);
  });

  it('lists the messages of every site when it is not told which', async () => {
    expect(await run()).to.equal('There are no messages.');
    await store.publishing.publish([aSiteArchive({ id: OTHER_SITE })], () => undefined);
    const content = aBrokenFileReport();
    const message = { site: OTHER_SITE, id: aSubmissionId(), content, files: [], language: 'en' } as const;
    const sent = value(await store.inbox.submit(message));
    expect(await run()).to.equal(
      `Site ${SITE}\nThere are no messages.\n\nSite ${OTHER_SITE}\n${sent.reference}  2026-11-21  open  broken file           เปิดลิงก์แล้วไม่พบหน้าเว็บ / A link leads nowhere`,
    );
    expect(await run('list', '--site', SITE)).to.equal('There are no messages.');
  });

  it('is exported with the names of the form, and a choice as its code and in both languages', async () => {
    const message = aContactMessage({ message: value(parseLongText('one line\nanother line')) });
    const content = aBrokenFileReport();
    const old = { ...content, topic: 'ลิงก์เสีย' } as unknown as typeof content; // as it was stored before there were codes
    for (const each of [message, content, old])
      await store.inbox.submit({ site: SITE, id: aSubmissionId(), content: each, files: [], language: 'th' });
    const [head = '', ...rows] = (await run('export', '--site', SITE, '--state', 'open')).split('\r\n');
    expect(head).to.match(/^\ufeffreference,received,type,name,surname,subject,message,/);
    expect(head).to.include(',topic,topic.th,topic.en,fileName,details,firstName,lastName,');
    expect(rows.join('\n'), 'a text with lines of its own').to.include(',"one line\nanother line",');
    expect(rows.join('\n')).to.include(',link,เปิดลิงก์แล้วไม่พบหน้าเว็บ,A link leads nowhere,').and.include(',ลิงก์เสีย,,,');
    const exported = JSON.parse(
      await run('export', '--site', SITE, '--state', 'open', '--format', 'json'),
    ) as unknown[];
    expect(JSON.stringify(exported)).to.include(
      '"labels":{"topic":{"th":"เปิดลิงก์แล้วไม่พบหน้าเว็บ","en":"A link leads nowhere"}}',
    );
  });

  it('prints no characters that could steer a terminal, whatever is stored', async () => {
    const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
    const page = '/en/\u009b31m\u202e' as ReportedPage;
    const message = {
      site: SITE,
      id: aSubmissionId(),
      content: aBrokenFileReport({ page }),
      files: [],
      language: 'th',
    } as const;
    const { reference: other } = value(await store.inbox.submit(message));
    await run('list', '--site', '\u009d0;title\u009c');
    const commands = [
      ['show', other],
      ['show', other, '--format', 'json'],
      ['export', '--site', '1'],
      ['export', '--site', '1', '--format', 'json'],
      ['uses'],
    ];
    for (const command of commands) {
      const printed = (await run(...command)).replace(/^\ufeff/, '').replaceAll(/[\r\n]/g, '');
      expect(printed, command.join(' ')).not.to.match(steering);
      if (command[0] !== 'uses') expect(printed).to.include('/en/\ufffd31m\ufffd');
    }
  });

  function run(...args: readonly string[]): Promise<string> {
    const operator = 'prasit' as Operator;
    const sites = async () => (await store.sites.all()).map(({ id }) => id);
    return readInboxCommand(args, { SITE_ID: '9999' })({ desk: store.inboxDesk, operator, folder, sites });
  }
});
