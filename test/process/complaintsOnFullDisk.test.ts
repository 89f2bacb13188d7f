import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { UNCLAIMED_SECONDS } from '#ports/Attachments.ts';
import { sweepInbox } from '#adapters/attachments/sweepInbox.ts';
import { openStore } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { dumpStore } from '#test/support/dumpStore.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { send, type TestRequest } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { smallDisk, type SmallDisk } from '#test/support/smallDisk.ts';
import { filesIn } from '#test/support/testAttachments.ts';
import { textOf } from '#test/support/textOf.ts';

const DISK_MB = 6;
/** The site of the smallest content folder. */
const HOST = 'office.test';
const PICTURE: PostedFile = { name: 'gate.gif', content: 'GIF89a'.padEnd(100_000) };
const CONTRACT: PostedFile = { name: 'contract.pdf', content: '%PDF-1.7'.padEnd(100_000) };
const COMPLAINT = {
  text: 'ประตูน้ำคลองสามชำรุด',
  place: 'หมู่ 4',
  firstName: 'มาลี',
  lastName: 'ใจดี',
  phone: '0812345678',
  terms: 'yes',
};
const LONG = 'ท่วม'.repeat(1_000);
const PASSWORD = 'river boat 2569';
const CODE = /[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4}/;
const TIP = { text: 'เรียกรับเงินก่อนออกใบอนุญาต', people: 'รถตู้ กข 25', robotCheck: 'none' };

describe('Complaints and tips that arrive while the disk is full', function () {
  let disk: SmallDisk | undefined;
  const contents = new ContentFolders();
  let server: ServerProcess | undefined;
  before(async function () {
    disk = smallDisk(DISK_MB);
    if (disk === undefined) return this.skip();
    const publicKey = await identityToRecipient(await generateX25519Identity());
    server = await ServerProcess.start({
      ...{ HOST: '127.0.0.1', DATA_DIR: disk.folder, TIPS_PUBLIC_KEY: publicKey },
      FIRST_CONTENT: await contents.make(),
    });
  });
  after(async () => {
    await server?.stop();
    await contents.remove();
    disk?.remove();
  });

  const sendHere = (request: TestRequest) => send(Number(new URL(server!.origin).port), { ...request, host: HOST });
  const post = (path: string, fields: Readonly<Record<string, string>>, files: readonly PostedFile[]) =>
    sendHere({
      ...{ path: `${path}?posted`, method: 'POST' },
      headers: {
        ...{ 'Sec-Fetch-Site': 'same-origin', 'Content-Type': MULTIPART_TYPE },
        Cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: multipart(Object.entries(fields), files),
    });
  const sealed = () => readdir(join(disk!.folder, 'tips')).catch(() => []);
  const submissions = () => join(disk!.folder, 'submissions');
  const storeSettings = () => ({ engine: 'sqlite', file: join(disk!.folder, 'thara.sqlite') }) as const;
  const dump = () => dumpStore(storeSettings());
  const stored = async () => {
    const tables = await dump();
    return ['complaints', 'complaint_entries', 'complaint_ledger', 'attachments', 'outbox'].map((name) =>
      tables.get(name),
    );
  };

  const browser = new MemberBrowser({
    send: sendHere,
    solveRobotCheck: () => Promise.resolve('none'),
  });
  const forms = [
    { path: '/en/complaints', fields: { submission: aSubmissionId(), ...COMPLAINT }, files: [PICTURE] },
    { path: '/en/complaints', fields: { submission: aSubmissionId(), ...COMPLAINT, text: LONG }, files: [] },
    { path: '/en/complaints/opened/add', fields: { submission: aSubmissionId(), text: 'น้ำยังท่วมอยู่' }, files: [PICTURE] },
    { path: '/en/complaints/opened/add', fields: { submission: aSubmissionId(), text: LONG }, files: [] },
  ];
  const tip = { path: '/en/report-misconduct', fields: { submission: aSubmissionId(), ...TIP }, files: [CONTRACT] };

  it('are answered with what to do and everything that was typed, and leave nothing', async () => {
    const filing = { submission: aSubmissionId(), ...COMPLAINT, password: PASSWORD };
    const filed = await browser.post('/en/complaints', filing);
    const [trackingCode = ''] = CODE.exec((await browser.open(filed.headers.location!)).body) ?? [];
    await browser.post('/en/complaints/track', { trackingCode, password: PASSWORD });
    const before = await stored();
    await disk!.fill();
    for (const { path, fields, files } of [...forms, tip]) {
      const { status, body } = await post(path, fields, files);
      expect(status, `${path} ${textOf(body)}`).to.equal(503);
      expect(textOf(body))
        .to.include('Form Submission Failed')
        .and.include('Please try again later or contact our support team.');
      for (const [name, typed] of Object.entries(fields))
        if (name !== 'terms' && name !== 'robotCheck') expect(body, name).to.include(typed);
    }
    expect(await sealed()).to.deep.equal([]);
    expect(await filesIn(submissions())).to.deep.equal([]);
    expect(await stored()).to.deep.equal(before);
    expect((await browser.open('/en/complaints/opened')).status, 'reading goes on').to.equal(200);
  });

  it('are taken by the same process once there is room, each once', async () => {
    await disk!.free();
    for (let time = 0; time < 2; time++) {
      for (const { path, fields, files } of forms) expect((await post(path, fields, files)).status).to.equal(303);
      expect((await post(tip.path, tip.fields, tip.files)).status).to.equal(200);
    }
    const tables = await dump();
    expect(tables.get('complaints')).to.have.length(3);
    const entries = tables.get('complaint_entries')!.map(({ type }) => type);
    expect(entries).to.have.members(['filed', 'filed', 'filed', 'added', 'added']);
    expect(await sealed()).to.have.length(1);
    expect(await server!.stop()).to.equal(0);
    const store = await openStore(storeSettings(), systemClock, () => undefined);
    await sweepInbox(store.attachmentRows, submissions(), addSeconds(systemClock.now(), UNCLAIMED_SECONDS + 60));
    await store.close();
    expect(await filesIn(submissions()), 'of one complaint and one addition').to.have.length(2);
  });
});
