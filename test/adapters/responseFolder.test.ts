import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ResponseFolder } from '#adapters/department-api/cache/ResponseFolder.ts';
import { at } from '#test/support/testClock.ts';

const name = (index: number) => String(index).padStart(64, '0');
const responseOf = (body: string) => ({ body, asOf: at('2026-11-21T03:00:00Z') });

describe('A folder of responses', () => {
  let path: string;
  const open = (limits: { maxFiles?: number; maxBytes?: number } = {}) =>
    new ResponseFolder({
      folder: path,
      maxFiles: 10,
      maxBytes: 10_000,
      warn: (message) => expect.fail(message),
      ...limits,
    });
  beforeEach(async () => (path = await mkdtemp(join(tmpdir(), 'thara-responses-'))));
  afterEach(() => rm(path, { recursive: true }));

  it('has at most as many files as allowed, the most recently used ones', async () => {
    const folder = open({ maxFiles: 3 });
    for (const index of [1, 2, 3]) folder.write(name(index), responseOf('x'));
    await folder.close();
    await folder.read(name(1));
    folder.write(name(4), responseOf('x'));
    await folder.close();
    expect((await readdir(path)).sort()).to.deep.equal([1, 3, 4].map(name));
  });

  it('has at most as many bytes as allowed, and no file that is larger', async () => {
    const folder = open({ maxBytes: 1_000 });
    for (const index of [1, 2, 3]) folder.write(name(index), responseOf('x'.repeat(300)));
    await folder.close();
    expect(await readdir(path)).to.have.length(2);
    folder.write(name(4), responseOf('x'.repeat(2_000)));
    await folder.close();
    expect(await readdir(path)).not.to.include(name(4));
    let bytes = 0;
    for (const file of await readdir(path)) bytes += (await stat(join(path, file))).size;
    expect(bytes).to.be.at.most(1_000);
  });

  it('applies its limits also to the files of earlier processes', async () => {
    const before = open();
    for (let index = 0; index < 8; index++) before.write(name(index), responseOf('x'));
    await before.close();
    await open({ maxFiles: 3 }).close();
    expect(await readdir(path)).to.have.length(3);
  });

  it('ends with the last change of each entry, whatever is pending', async () => {
    const folder = open();
    folder.write(name(1), responseOf('one'));
    folder.remove(name(1));
    folder.write(name(1), responseOf('two'));
    folder.write(name(2), responseOf('one'));
    folder.remove(name(2));
    expect((await folder.read(name(1)))?.body, 'before it is on the disk').to.equal('two');
    await folder.close();
    expect((await folder.read(name(1)))?.body).to.equal('two');
    expect(await folder.read(name(2))).to.equal(undefined);
    expect(await readdir(path)).to.deep.equal([name(1)]);
    folder.remove(name(1));
    expect(await folder.read(name(1)), 'before it is off the disk').to.equal(undefined);
    await folder.close();
  });

  it('removes an entry even while it is still being loaded', async () => {
    const before = open();
    before.write(name(1), responseOf('x'));
    await before.close();
    const folder = open();
    folder.remove(name(1));
    await folder.close();
    expect(await readdir(path)).to.deep.equal([]);
  });
});
