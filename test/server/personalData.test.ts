import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { SITE } from '#test/support/builders.ts';
import { filesWith } from '#test/support/filesWith.ts';
import { aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { aMember, aVisitor, codeOf, EMAIL, PASSWORD, signIn } from '#test/support/memberBuilders.ts';
import { openStreamed } from '#test/support/openStreamed.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { textOf } from '#test/support/textOf.ts';
import { aPicture } from '#test/support/testPictures.ts';
import { unzip } from '#test/support/unzip.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const PDF = '%PDF-1.7 a map of the canal';

describe('The data of a member', () => {
  let app: TestApp;
  let session: Awaited<ReturnType<typeof aMember>>['session'];
  let source: Parameters<typeof aMember>[0];
  beforeEach(async () => {
    app = await startTestApp();
    source = { members: app.ports.members!, outbox: app.background.outbox };
    ({ session } = await aMember(source));
  });
  afterEach(() => app.close());
  const cookie = () => ({ Cookie: `members_access_token=${session.user}` });
  const open = (path: string) => app.send({ path, headers: cookie() });
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    app.send({
      path,
      method: 'POST',
      headers: { ...FORM, ...cookie() },
      body: new URLSearchParams({ submission: aSubmissionId(), ...fields }).toString(),
    });
  const download = (password: string = PASSWORD) =>
    openStreamed(app.port, {
      path: '/en/members/data',
      headers: { ...FORM, ...cookie() },
      body: new URLSearchParams({ currentPassword: password }).toString(),
    });
  const sendMessageWithFile = async () => {
    const file = { site: SITE, network: undefined, name: 'แผนที่.pdf', content: Readable.from([Buffer.from(PDF)]) };
    const saved = value(await app.ports.attachments.save(file));
    const message = {
      site: SITE,
      id: aSubmissionId(),
      content: aContactMessage({ email: EMAIL }),
      language: 'th',
    } as const;
    return value(await app.ports.inbox.submit({ ...message, files: [saved.id] }));
  };

  it('are one file to download: a text in both languages, the data, the picture and attached files', async () => {
    value(await source.members.pictures!.change(SITE, await aPicture(), session));
    const { reference } = await sendMessageWithFile();
    const { status, headers, body } = await download();
    expect(status, body.toString('utf8', 0, 500)).to.equal(200);
    expect(headers).to.include({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data-2026-11-21.zip"',
      'cache-control': 'private, no-store',
    });
    const files = await unzip(body);
    expect([...files.keys()]).to.deep.equal([
      ...['README.txt', 'data.json', 'picture.jpg'],
      `files/${reference}/1-แผนที่.pdf`,
    ]);
    expect(files.get(`files/${reference}/1-แผนที่.pdf`)!.toString()).to.equal(PDF);
    const readme = files.get('README.txt')!.toString();
    expect(readme).to.include('ข้อมูลทั้งหมดที่').and.include('Everything that').and.include('members (Your account):');
    const data = JSON.parse(files.get('data.json')!.toString()) as Record<string, readonly Record<string, unknown>[]>;
    expect(data['members']![0]).to.include({ email: EMAIL, first_name: 'สมชาย' });
    expect(data['inbox_messages']![0]).to.have.nested.property('content.email', EMAIL);
    expect(files.get('data.json')!.toString()).not.to.match(/argon2|password_hash|digest/);
    expect((await open('/en/members/events')).body).to.include('Everything that is stored about you was downloaded.');
  });

  it('are given only with the password', async () => {
    const wrong = await download('Wrong-pass-word-1');
    expect([wrong.status, wrong.body.includes('This is not your password.')]).to.deep.equal([422, true]);
    const empty = await download('');
    expect([empty.status, empty.body.includes('Please enter your password.')]).to.deep.equal([422, true]);
    const guest = await app.send('/th/members/data');
    expect(guest.headers.location).to.equal('/th/members/login?back=%2Fth%2Fmembers%2Fdata');
  });

  it('are erased with the password and a confirmation, which ends every session', async () => {
    const elsewhere = await signIn(source, undefined, aVisitor());
    const page = await open('/en/members/data/erase');
    expect(textOf(page.body))
      .to.include('What is deleted')
      .and.include('What stays, and why')
      .and.include('2 years after');
    const refused = await post('/en/members/data/erase', { currentPassword: 'Wrong-pass-word-1' });
    expect(refused.status).to.equal(422);
    expect(refused.body).to.include('Please confirm that you want to delete the account.');
    const wrong = await post('/en/members/data/erase', { currentPassword: 'Wrong-pass-word-1', confirmed: 'yes' });
    expect([wrong.status, wrong.body.includes('This is not your password.')]).to.deep.equal([422, true]);
    const erased = await post('/en/members/data/erase', { currentPassword: PASSWORD, confirmed: 'yes' });
    expect(erased.status, erased.body.slice(0, 500)).to.equal(303);
    expect(erased.headers['clear-site-data']).to.equal('"cache", "storage"');
    const cookies = (erased.headers['set-cookie'] ?? []).join();
    for (const name of ['members_access_token', 'members_known_browser']) expect(cookies).to.include(`${name}=;`);
    expect((await app.send(erased.headers.location!)).body).to.include('Your account is deleted');
    expect(codeOf(await source.members.profiles.profile(SITE, elsewhere))).to.equal('sessionEnded');
  });

  it('are not in the files of mails any more after an erasure, nor after an older copy of these was put back', async () => {
    await source.members.resets!.request(SITE, EMAIL, aVisitor());
    await app.deliverMails();
    const folder = join(dirname(app.submissionsFolder), 'outbox');
    const mails = async () => Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const about = async () => (await mails()).filter((mail) => mail.toLowerCase().includes(EMAIL.toLowerCase()));
    const [copy] = await about();
    expect(copy).to.be.a('string');
    await post('/en/members/data/erase', { currentPassword: PASSWORD, confirmed: 'yes' });
    await app.deliverMails();
    expect(await about()).to.deep.equal([]);
    await writeFile(join(folder, 'copy.eml'), copy!);
    await app.background.sweep();
    expect(await about()).to.deep.equal([]);
  });

  it('have a history in plain words, with the time, the kind of browser and the IP address', async () => {
    await source.members.sessions.signIn(
      SITE,
      { name: { type: 'email', email: EMAIL }, password: 'x' as never },
      aVisitor(),
    );
    const en = await open('/en/members/events');
    expect(en.headers['cache-control']).to.equal('private, no-store');
    expect(en.body)
      .to.include('A sign-in failed: the password was wrong.')
      .and.include('Firefox, Windows, IP address 203.0.113.7')
      .and.include('The account was registered.');
    expect((await open('/th/members/events')).body).to.include('เข้าสู่ระบบไม่สำเร็จ');
    expect((await open('/en/members/dashboard')).body).to.include('/en/members/events');
  });

  it('are named beside every form that takes some, with what for, on which ground and until when', async () => {
    for (const [page, kept] of [
      ['/en/members/profile/edit', '90 days'],
      ['/en/members/profile/picture', 'until you remove it, or delete the account'],
      ['/en/members/change-password', '90 days'],
      ['/en/members/e-news/edit', 'until you unsubscribe'],
      ['/en/members/data/erase', '730 days'],
    ] as const) {
      const { body } = await open(page);
      expect(textOf(body), page).to.include(`Kept: ${kept}`).and.include('of the Personal Data Protection Act.');
    }
    for (const page of ['login', 'register', 'forgot-password', 'verify/resend'].map((name) => `/en/members/${name}`))
      expect(textOf((await app.send(page)).body), page)
        .to.include('Kept: 90 days.')
        .and.include('Whom to ask');
  });
});

describe('After an erasure', () => {
  let folder: string;
  let backup: string;
  let running: TestApp | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-erased-'));
    backup = await mkdtemp(join(tmpdir(), 'thara-backup-'));
  });
  afterEach(async () => {
    await stop();
    await Promise.all([folder, backup].map((each) => rm(each, { recursive: true })));
  });
  const start = async () => {
    running = await startTestApp({ environment: { DATA_DIR: folder }, storeFile: join(folder, 'thara.sqlite') });
    return running;
  };
  const stop = async () => {
    await running?.close();
    running = undefined;
  };

  it('nobody finds the member in databases, mails, counts or files, nor in an older copy of them', async () => {
    const first = await start();
    const source = { members: first.ports.members!, outbox: first.background.outbox };
    const { session, stored } = await aMember(source);
    const { id } = stored.profile;
    value(await source.members.pictures!.change(SITE, await aPicture(), session));
    await source.members.resets!.request(SITE, EMAIL, aVisitor());
    await first.deliverMails();
    await first.ports.limits.use({ purpose: 'test', uses: 5, seconds: 60 }, `${SITE} ${EMAIL}`);
    await stop();
    const traces = [id, EMAIL, '0812345678', session.user];
    expect(await filesWith(folder, traces))
      .to.include('thara.sqlite')
      .and.satisfy(hasMail);
    await cp(folder, backup, { recursive: true });

    const second = await start();
    const { personalData } = second.ports.members!;
    value(await personalData!.erase(SITE, PASSWORD, session));
    await second.deliverMails();
    await second.background.sweep();
    expect(await filesWith(folder, traces), 'while it runs').to.deep.equal([]);
    await stop();
    expect(await filesWith(folder, traces)).to.deep.equal([]);

    // The records of erasures are backed up apart, as the guide for operators says.
    const records = await readFile(join(folder, 'erasures'));
    await rm(folder, { recursive: true });
    await cp(backup, folder, { recursive: true });
    expect(await filesWith(folder, traces))
      .to.include('thara.sqlite')
      .and.satisfy(hasMail);
    await writeFile(join(folder, 'erasures'), records);
    await start();
    await stop();
    expect(await filesWith(folder, traces)).to.deep.equal([]);
  });
});

function hasMail(paths: readonly string[]): boolean {
  return paths.some((path) => path.endsWith('.eml'));
}
