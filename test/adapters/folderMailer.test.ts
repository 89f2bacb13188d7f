import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { addSeconds, instantOf } from '#domain/instant.ts';
import { FolderMailer } from '#adapters/mail/FolderMailer.ts';
import { aMail } from '#test/support/mailBuilders.ts';
import { parseMail } from '#test/support/mailServer.ts';

const WEEK_SECONDS = 7 * 86_400;

describe('Mails without a mail server', () => {
  let parent: string;
  let folder: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'thara-mails-'));
    folder = join(parent, 'outbox');
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('are files that mail programs open, readable for the server’s user alone', async () => {
    expect(await new FolderMailer(folder).send(aMail())).to.deep.equal({ accepted: true });
    const [name = ''] = await readdir(folder);
    expect(name).to.equal('1@water.example.eml');
    const mail = parseMail(await readFile(join(folder, name), 'utf8'));
    expect(mail.headers.get('subject')).to.equal(aMail().subject);
    expect(mail.headers.get('from')).to.equal('กรมตัวอย่าง <noreply@water.example>');
    expect(mail.parts.get('text/plain')!.trim()).to.equal(aMail().text.trim());
    expect((await stat(join(folder, name))).mode & 0o777).to.equal(0o600);
    expect((await stat(folder)).mode & 0o777).to.equal(0o700);
  });

  it('stay in their folder, whatever their id is', async () => {
    await new FolderMailer(folder).send(aMail({ messageId: '<../../x/y\\z@water.example>' }));
    expect(await readdir(parent)).to.deep.equal(['outbox']);
    expect(await readdir(folder)).to.have.length(1);
  });

  it('wait when they cannot be written', async () => {
    await writeFile(folder, 'not a folder');
    expect(await new FolderMailer(folder).send(aMail())).to.deep.include({ accepted: false, again: 'later' });
  });

  it('are deleted after a week; other files are not', async () => {
    const mailer = new FolderMailer(folder);
    const now = instantOf(Date.now());
    await mailer.sweep(now); // there is no folder yet
    await mailer.send(aMail());
    await writeFile(join(folder, 'notes.txt'), '');
    await mailer.sweep(addSeconds(now, WEEK_SECONDS - 60));
    expect(await readdir(folder)).to.have.length(2);
    await mailer.sweep(addSeconds(now, WEEK_SECONDS + 60));
    expect(await readdir(folder)).to.deep.equal(['notes.txt']);
  });
});
