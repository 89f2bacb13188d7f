import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { UNCLAIMED_SECONDS } from '#ports/Attachments.ts';
import { aSubmissionId } from '#test/support/inboxBuilders.ts';
import { dumpStore } from '#test/support/dumpStore.ts';
import { multipart, MULTIPART_TYPE, type PostedFile } from '#test/support/multipart.ts';
import { smallDisk, type SmallDisk } from '#test/support/smallDisk.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { filesIn } from '#test/support/testAttachments.ts';
import { textOf } from '#test/support/textOf.ts';

const DISK_MB = 6;
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
const TIP = { text: 'เรียกรับเงินก่อนออกใบอนุญาต', people: 'รถตู้ กข 25', robotCheck: 'none' };

describe('Complaints and tips that arrive while the disk is full', function () {
  this.timeout(60_000);
  let disk: SmallDisk | undefined;
  let app: TestApp | undefined;
  before(async function () {
    disk = smallDisk(DISK_MB);
    if (disk === undefined) return this.skip();
    const publicKey = await identityToRecipient(await generateX25519Identity());
    app = await startTestApp({
      environment: { DATA_DIR: disk.folder, TIPS_PUBLIC_KEY: publicKey },
      storeFile: join(disk.folder, 'thara.sqlite'),
    });
  });
  after(async () => {
    await app?.close();
    disk?.remove();
  });

  const post = (path: string, fields: Readonly<Record<string, string>>, file: PostedFile) =>
    app!.send({
      ...{ path: `${path}?posted`, method: 'POST' },
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': MULTIPART_TYPE },
      body: multipart(Object.entries(fields), [file]),
    });
  const sealed = () => readdir(join(disk!.folder, 'tips')).catch(() => []);
  const complaints = async () =>
    (await dumpStore({ engine: 'sqlite', file: join(disk!.folder, 'thara.sqlite') })).get('complaints')!;

  const complaint = { submission: aSubmissionId(), ...COMPLAINT };
  const tip = { submission: aSubmissionId(), ...TIP };

  it('are answered with what to do and everything that was typed, and leave nothing', async () => {
    await disk!.fill();
    for (const [path, fields, file] of [
      ['/en/complaints', complaint, PICTURE],
      ['/en/report-misconduct', tip, CONTRACT],
    ] as const) {
      const { status, body } = await post(path, fields, file);
      expect(status, textOf(body)).to.equal(503);
      expect(textOf(body))
        .to.include('Form Submission Failed')
        .and.include('Please try again later or contact our support team.');
      for (const [name, typed] of Object.entries(fields))
        if (name !== 'terms' && name !== 'robotCheck') expect(body, name).to.include(typed);
    }
    expect(await sealed()).to.deep.equal([]);
    expect(await filesIn(app!.submissionsFolder)).to.deep.equal([]);
  });

  it('are taken by the same process once there is room, each once', async () => {
    await disk!.free();
    for (let time = 0; time < 2; time++) {
      expect((await post('/en/complaints', complaint, PICTURE)).status).to.equal(303);
      expect((await post('/en/report-misconduct', tip, CONTRACT)).status).to.equal(200);
    }
    expect(await complaints()).to.have.length(1);
    expect(await sealed()).to.have.length(1);
    app!.clock.set(addSeconds(app!.clock.now(), UNCLAIMED_SECONDS + 1));
    await app!.background.sweep();
    expect(await filesIn(app!.submissionsFolder), 'the file of the complaint alone').to.have.length(1);
  });
});
