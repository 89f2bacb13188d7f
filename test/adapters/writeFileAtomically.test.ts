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
    await writeFileAtomically(file, 'text', { isFlushed: false });
    expect(flushes).to.deep.equal([]);
    expect(await readFile(file, 'utf8')).to.equal('text');
  });

  it('flushes a new secret key and its folder to the disk', async () => {
    const flushes = await watchFlushes();
    await secretKeyFile(folder);
    expect(flushes).to.deep.equal(['44 bytes before secret-key', 'folder with secret-key']);
  });

  it('flushes each media file of an import, and the media folder, to the disk', async () => {
    await writeFile(join(folder, 'report.pdf'), '%PDF-1.7');
    const path = join(folder, 'report.pdf');
    const { hash } = await hashFile(path);
    const mediaFolder = join(folder, 'media');
    const flushes = await watchFlushes(mediaFolder);
    await prepareMedia([{ kind: 'file', path, hash, name: 'report.pdf' }], mediaFolder, () => undefined);
    expect(flushes).to.deep.equal(['8 bytes before report.pdf', 'folder with report.pdf']);
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
      const names = await readdir(watched);
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
