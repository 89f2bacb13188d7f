import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sinon from 'sinon';
import { hashFile } from '#adapters/content-folder/media/hashFile.ts';
import { prepareMedia } from '#adapters/content-folder/media/prepareMedia.ts';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import { secretKeyFile } from '#adapters/seal/secretKeyFile.ts';

describe('Writing a file atomically', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-atomic-'));
    file = join(folder, 'notes.txt');
  });
  afterEach(async () => {
    sinon.restore();
    await rm(folder, { recursive: true });
  });

  it('creates the file with its content and mode, and replaces an old one', async () => {
    await writeFileAtomically(file, 'old', { mode: 0o600 });
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    await writeFileAtomically(file, Buffer.from('new'));
    expect(await readFile(file, 'utf8')).to.equal('new');
    expect(await readdir(folder)).to.deep.equal(['notes.txt']);
  });

  it('leaves the old file as it was, and nothing else, when writing fails half way', async () => {
    await writeFileAtomically(file, 'old');
    const failing = async (partial: string) => {
      await writeFile(partial, 'half of the n');
      throw new Error('disk full');
    };
    expect(await errorOf(writeFileAtomically(file, failing))).to.have.property('message', 'disk full');
    expect(await readFile(file, 'utf8')).to.equal('old');
    expect(await readdir(folder)).to.deep.equal(['notes.txt']);
  });

  it('leaves nothing behind when the file cannot be renamed', async () => {
    await mkdir(file);
    expect(await errorOf(writeFileAtomically(file, 'text'))).to.have.property('code', 'EISDIR');
    expect(await readdir(folder)).to.deep.equal(['notes.txt']);
  });

  it('rejects when the file must be new and exists, and does not touch it', async () => {
    await writeFileAtomically(file, 'first', { isNew: true });
    expect(await errorOf(writeFileAtomically(file, 'second', { isNew: true }))).to.have.property('code', 'EEXIST');
    expect(await readFile(file, 'utf8')).to.equal('first');
    expect(await readdir(folder)).to.deep.equal(['notes.txt']);
  });

  it('flushes the content to the disk before the file gets its name, and the folder after that', async () => {
    const flushes = await watchFlushes();
    await writeFileAtomically(file, 'text');
    expect(flushes).to.deep.equal(['4 bytes before notes.txt', 'folder with notes.txt']);
  });

  it('does not flush what the caller can check when it is read', async () => {
    const flushes = await watchFlushes();
    await writeFileAtomically(file, 'text', { flush: 'nothing' });
    expect(flushes).to.deep.equal([]);
    expect(await readFile(file, 'utf8')).to.equal('text');
  });

  it('flushes a new secret key and its folder to the disk', async () => {
    const flushes = await watchFlushes();
    await secretKeyFile(folder);
    expect(flushes).to.deep.equal(['44 bytes before secret-key', 'folder with secret-key']);
  });

  it('flushes each media file of an import, and then the media folder once, to the disk', async () => {
    const path = join(folder, 'report.pdf');
    await writeFile(path, '%PDF-1.7');
    const { hash } = await hashFile(path);
    const mediaFolder = join(folder, 'media');
    const sources = ['a.pdf', 'b.pdf'].map((name) => ({ kind: 'file', path, hash, name }) as const);
    const flushes = await watchFlushes(mediaFolder);
    await prepareMedia(sources, mediaFolder, () => undefined);
    expect(flushes.map((flush) => flush.startsWith('8 bytes before'))).to.deep.equal([true, true, false]);
    expect(flushes[2]).to.equal('folder with a.pdf,b.pdf');
  });

  /** Reports each flush: the size of a file and the name that it does not have yet, or the folder with the complete file. */
  async function watchFlushes(watched = folder): Promise<readonly string[]> {
    const flushes: string[] = [];
    const handle = await open(folder);
    await handle.close();
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    const sync = prototype.sync;
    sinon.replace(prototype, 'sync', async function (this: FileHandle) {
      const found = await this.stat();
      const names = (await readdir(watched)).sort();
      flushes.push(
        found.isDirectory()
          ? `folder with ${names.filter((name) => !name.endsWith('.partial')).join()}`
          : `${found.size} bytes before ${names.map((name) => name.replace(/\.[\w-]{36}\.partial$/, '')).join()}`,
      );
      await sync.call(this);
    });
    return flushes;
  }
});

function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}
