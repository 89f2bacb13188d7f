import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';

const CHECK = 'src/server/requireTools.cjs';

describe('A command that is run from the sources', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-tools-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = (check: string) =>
    spawnSync(process.execPath, ['-r', check, join(folder, 'contentImport.ts')], { encoding: 'utf8' });

  it('says which command to run instead where there are no development dependencies', async () => {
    const check = join(folder, 'requireTools.cjs');
    await copyFile(CHECK, check);
    const { status, stderr } = run(check);
    expect(status).to.equal(1);
    expect(stderr).to.match(
      /^Thara is installed here without .* run node_modules\/\.bin\/node dist\/server\/contentImport\.js .*\n$/,
    );
  });

  it('says nothing where there are', () => {
    expect(run(`./${CHECK}`).stderr).to.not.include('without its development dependencies');
  });
});
