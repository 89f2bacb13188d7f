import { mkdir, mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { BoundedFolder } from '#adapters/department-api/cache/BoundedFolder.ts';

const ALL = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('A bounded folder', () => {
  let folder: string;
  let files: BoundedFolder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-bounded-'));
    const names = { fileOf: (name: string) => name, parse: (file: string) => ({ name: file }) };
    files = new BoundedFolder({ folder, maxFiles: 2, maxBytes: 1_000, names });
    await files.load();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = async (name: string) => {
    await writeFile(join(folder, name), name);
    files.add(name, 1);
  };

  it('removes every evicted file when several callers clear it at the same time', async () => {
    for (const name of ALL) await write(name);
    await Promise.all([files.clearEvicted(), files.clearEvicted(), files.clearEvicted()]);
    expect(await readdir(folder)).to.have.members(['e', 'f']);
  });

  it('removes a file that is evicted while others are being removed', async () => {
    for (const name of ALL.slice(0, 5)) await write(name);
    const clearing = files.clearEvicted();
    files.add('f', 1);
    await clearing;
    await files.clearEvicted();
    expect(await readdir(folder)).to.have.members(['e']);
  });

  it('retries a removal that failed', async () => {
    for (const name of ALL.slice(0, 3)) await write(name);
    await rm(join(folder, 'a'));
    await mkdir(join(folder, 'a')); // is not removed like a file
    const fault: unknown = await files.clearEvicted().catch((reason: unknown) => reason);
    expect(fault).to.be.instanceOf(Error);
    await rmdir(join(folder, 'a'));
    await writeFile(join(folder, 'a'), 'a');
    await files.clearEvicted();
    expect(await readdir(folder)).to.have.members(['b', 'c']);
  });
});
