import { once } from 'node:events';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect } from 'chai';
import { refused } from '#domain/outcome.ts';
import { parseAttachmentId, type Upload } from '#ports/Attachments.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { OTHER_SITE, SITE, siteId } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { aContactMessage, aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { filesIn, MAX_BYTES, QUOTA_BYTES, SCANNER_FAILS, VIRUS } from '#test/support/testAttachments.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const GIF = 'GIF89a';
const PNG = '\u0089PNG\r\n\u001a\n';

onEveryEngine('The attached files', ENGINES, attachmentContract);

function attachmentContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    source = await engine.open(emptySites(), clock);
  });
  afterEach(() => source.close());

  const save = (content: string | Readable, given: Partial<Upload> = {}) =>
    source.attachments.save({ site: SITE, name: 'photo.gif', content: readable(content), ...given });
  const files = () => filesIn(source.submissionsFolder);
  const failureOf = async (work: Promise<unknown>) => await work.catch((reason: unknown) => reason);

  it('are saved as they are, under names of our own that only the server can read', async () => {
    const content = Buffer.concat([
      Buffer.from(PNG, 'latin1'),
      Buffer.from(Uint8Array.from({ length: 256 }, (_, n) => n)),
    ]);
    const saved = value(
      await save(Readable.from([content.subarray(0, 5), content.subarray(5)]), { name: '../ภาพ ๑.png' }),
    );
    expect(saved).to.deep.equal({ id: saved.id, name: 'ภาพ ๑.png', type: 'png', size: content.length });
    const [file, ...others] = await files();
    expect(others).to.deep.equal([]);
    expect(file).to.equal(join(source.submissionsFolder, '2026-11', `${saved.id}.png`));
    expect(await readFile(file!)).to.deep.equal(content);
    expect((await stat(file!)).mode & 0o777).to.equal(0o600);
    expect((await stat(dirname(file!))).mode & 0o777).to.equal(0o700);
  });

  it('are saved up to the size limit, and leave nothing when they are longer', async () => {
    expect((await save(GIF.padEnd(MAX_BYTES, 'x'))).ok).to.equal(true);
    expect(await save(GIF.padEnd(MAX_BYTES + 1, 'x'))).to.deep.equal(refused('fileTooLarge'));
    expect(await files()).to.have.length(1);
  });

  it('leave nothing when they are empty, of another type, have HTML inside or a virus', async () => {
    expect(await save(Readable.from([]))).to.deep.equal(refused('fileEmpty'));
    expect(await save('<html>')).to.deep.equal(refused('fileType'));
    expect(await save('PK\u0003\u0004 and more', { name: 'plan.pdf' })).to.deep.equal(refused('fileType'));
    expect(await save(`${GIF} <script>alert(1)</script>`)).to.deep.equal(refused('fileType'));
    expect(await save(`${GIF} ${VIRUS}`)).to.deep.equal(refused('fileInfected'));
    expect(await files()).to.deep.equal([]);
  });

  it('leave nothing when they cannot be searched for viruses', async () => {
    expect(await failureOf(save(`${GIF} ${SCANNER_FAILS}`))).to.be.instanceOf(Error);
    expect(await files()).to.deep.equal([]);
  });

  it('leave nothing when their upload breaks off, or is aborted', async () => {
    const broken = new PassThrough();
    broken.write(GIF);
    setImmediate(() => broken.destroy(new Error('the connection was lost')));
    expect(await failureOf(save(broken))).to.be.instanceOf(Error);

    const aborted = new AbortController();
    const endless = new PassThrough();
    endless.write(GIF);
    const saving = source.attachments.save({ site: SITE, name: 'a.gif', content: endless }, aborted.signal);
    setImmediate(() => aborted.abort());
    expect(await failureOf(saving)).to.be.instanceOf(Error);
    endless.destroy();
    // Over HTTP the server notices a moment after the client.
    await waitUntil(async () => (await files()).length === 0);
  });

  it('are limited in bytes for each network and day', async () => {
    const file = GIF.padEnd(MAX_BYTES, 'x');
    for (let sent = 0; sent < QUOTA_BYTES; sent += MAX_BYTES)
      expect((await save(file, { network: '203.0.113.7' })).ok).to.equal(true);
    expect(await save(GIF, { network: '203.0.113.7' })).to.deep.equal(refused('quotaExceeded'));
    expect((await save(GIF, { network: '203.0.113.8' })).ok).to.equal(true);
    expect((await save(GIF)).ok).to.equal(true);
    clock.set('2026-11-22T03:00:01Z');
    expect((await save(GIF, { network: '203.0.113.7' })).ok).to.equal(true);
  });

  it('can be found by their ids until a message has them, at their site only, for a day', async () => {
    const [one, other] = [value(await save(GIF)), value(await save(`${GIF} 2`, { name: 'b.gif' }))];
    const ids = [other.id, one.id];
    expect(await source.attachments.find(SITE, [])).to.deep.equal([]);
    expect(await source.attachments.find(SITE, [...ids, parseAttachmentId('0'.repeat(32))!])).to.deep.equal([
      other,
      one,
    ]);
    expect(await source.attachments.find(OTHER_SITE, ids)).to.deep.equal([]);
    const message = { site: SITE, id: aSubmissionId(), content: aContactMessage(), language: 'th' } as const;
    value(await source.inbox.submit({ ...message, files: [one.id] }));
    expect(await source.attachments.find(SITE, ids)).to.deep.equal([other]);
    clock.set('2026-11-22T03:00:00Z');
    expect(await source.attachments.find(SITE, ids)).to.deep.equal([]);
  });

  it('are deleted after a day without a message, and kept with one', async () => {
    const [kept, waiting] = [value(await save(GIF)), value(await save(GIF))];
    const message = { site: SITE, id: aSubmissionId(), content: aContactMessage(), language: 'th' } as const;
    value(await source.inbox.submit({ ...message, files: [kept.id] }));
    clock.set('2026-11-22T02:59:59.999Z');
    await source.sweep();
    expect(await files()).to.have.length(2);
    clock.set('2026-11-22T03:00:00Z');
    const fresh = value(await save(GIF));
    await source.sweep();
    const names = (await files()).map((file) => file.split('/').at(-1));
    expect(names)
      .to.have.members([`${kept.id}.gif`, `${fresh.id}.gif`])
      .and.not.include(`${waiting.id}.gif`);
    const [entry] = await source.inboxDesk.list({ site: SITE, state: 'all' }, 'somsri' as Operator);
    expect(await readFile(join(source.submissionsFolder, entry!.files[0]!.path), 'utf8')).to.equal(GIF);
  });

  it('that a killed process left behind are deleted after a day, and files of others are not', async () => {
    value(await save(GIF));
    const folder = join(source.submissionsFolder, '2026-11');
    const stray = '0123456789abcdef'.repeat(2);
    const old = new Date('2026-11-20T02:00:00Z');
    for (const name of [`${stray}.gif`, `${stray}.partial`, 'notes.txt']) {
      await writeFile(join(folder, name), GIF);
      await utimes(join(folder, name), old, old);
    }
    const recent = `${stray.replaceAll('0', 'f')}.partial`;
    await writeFile(join(folder, recent), GIF);
    await source.sweep();
    const names = (await files()).map((file) => file.split('/').at(-1));
    expect(names).to.have.length(3).and.include.members(['notes.txt', recent]);
  });

  it('are refused for a site that is not published', async () => {
    expect(await save(GIF, { site: siteId('77') })).to.deep.equal(refused('siteNotFound'));
    expect(await files()).to.deep.equal([]);
    expect(await save(GIF, { site: siteId('a\u0000b') })).to.deep.equal(refused('siteNotFound'));
    expect(await source.attachments.find(siteId('a\u0000b'), [parseAttachmentId('0'.repeat(32))!])).to.deep.equal([]);
    expect((await save(GIF, { name: '\ud83d\u0000' })).ok).to.equal(true);
  });

  it('leave nothing when the store does not respond', async () => {
    await source.breakDown();
    expect(await failureOf(save(GIF))).to.be.instanceOf(Unavailable);
    expect(await files()).to.deep.equal([]);
  });

  it('cannot be saved while something else is in the place of their folder', async () => {
    await writeFile(source.submissionsFolder, '');
    expect(await failureOf(save(GIF))).to.be.instanceOf(Unavailable);
  });

  it('are refused at once, however much follows, and leave the rest to the caller, who may have to read it', async () => {
    let chunksLeft = 40;
    const read = () => void content.push(chunksLeft-- > 0 ? Buffer.alloc(65_536, 'no picture') : null);
    const content = new Readable({ read });
    expect(await save(content)).to.deep.equal(refused('fileType'));
    content.resume();
    if (!content.readableEnded) await once(content, 'end');
  });
}

function readable(content: string | Readable): Readable {
  return typeof content === 'string' ? Readable.from([Buffer.from(content, 'latin1')]) : content;
}
