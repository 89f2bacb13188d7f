import { expect } from 'chai';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FolderMedia } from '#adapters/files/FolderMedia.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { ContentFolders } from '#test/support/contentFolder.ts';

const HASH = '0123456789abcdef0123456789abcdef';

describe('The media folder', () => {
  const folders = new ContentFolders();
  let folder: string;
  let media: FolderMedia;

  beforeEach(async () => {
    const home = await folders.emptyFolder();
    folder = join(home, 'media');
    await mkdir(folder);
    await writeFile(join(home, 'secret.pdf'), 'secret');
    media = new FolderMedia(folder);
  });
  afterEach(() => folders.remove());

  it('opens a file with its type and size, and streams it', async () => {
    await writeFile(join(folder, `${HASH}-400w.webp`), 'bytes of a picture');
    const file = await media.open(`${HASH}-400w.webp`);
    expect(file).to.deep.include({ type: 'image/webp', size: 18 });
    expect(String(await buffer(file!.stream()))).to.equal('bytes of a picture');
  });

  it('has a type for every extension that a media name may have', async () => {
    for (const ending of ['webp', 'jpg', 'png', 'gif', 'svg', 'pdf', 'mp4', 'vtt', 'csv', 'xlsx', 'docx', 'zip']) {
      await writeFile(join(folder, `${HASH}.${ending}`), '');
      expect(await media.open(`${HASH}.${ending}`), ending).to.not.equal(undefined);
    }
  });

  it('has no file under a name that was not imported', async () => {
    expect(await media.open(`${HASH}.pdf`)).to.equal(undefined);
  });

  for (const name of [
    '../secret.pdf',
    '..%2fsecret.pdf',
    '/etc/passwd',
    `${HASH}.pdf/../../secret.pdf`,
    `..\\secret.pdf`,
    `${HASH}.pdf\u0000.jpg`,
    `${HASH}.html`,
    `${HASH}.pdf\n`,
    '.',
    '',
  ])
    it(`opens no file under the malformed name ${JSON.stringify(name)}`, async () => {
      expect(await media.open(name)).to.equal(undefined);
    });

  it('does not follow a symbolic link', async () => {
    await symlink(join(folder, '../secret.pdf'), join(folder, `${HASH}.pdf`));
    expect(await media.open(`${HASH}.pdf`)).to.equal(undefined);
  });

  it('does not open a folder as a file', async () => {
    await mkdir(join(folder, `${HASH}.pdf`));
    expect(await media.open(`${HASH}.pdf`)).to.equal(undefined);
  });

  it('stops reading when the client disconnects', async () => {
    await writeFile(join(folder, `${HASH}.pdf`), Buffer.alloc(1_000_000));
    const client = new AbortController();
    const stream = (await media.open(`${HASH}.pdf`, client.signal))!.stream();
    client.abort();
    const outcome = await buffer(stream).then(
      () => 'read',
      (error: unknown) => (error as Error).name,
    );
    expect(outcome).to.equal('AbortError');
    expect(stream.destroyed).to.equal(true);
  });

  it('is unavailable when it cannot be read, and not empty', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const error = await new FolderMedia(file).open(`${HASH}.pdf`).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(error).to.be.instanceOf(Unavailable).with.property('source', 'files');
  });
});
