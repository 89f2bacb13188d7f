import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openStore } from '#adapters/store/openStore.ts';
import { aSiteArchive } from '#test/support/builders.ts';
import { testClock } from '#test/support/testClock.ts';

describe('The lock of an import', () => {
  it('is released when its process dies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thara-lock-'));
    const file = join(folder, 'thara.sqlite');
    const other = spawn(process.execPath, ['-e', HOLD_LOCK, `${file}.publishing`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    let warned = '';
    const store = await openStore({ engine: 'sqlite', file }, testClock(), (message) => {
      warned = message;
      other.kill('SIGKILL');
    });
    expect(await store.publishing.publish([aSiteArchive()], () => undefined)).to.include({ published: true });
    expect(warned).to.equal('another import is running: waiting for it to end');
    await store.close();
    await rm(folder, { recursive: true });
  });
});

const HOLD_LOCK = `
  const { DatabaseSync } = require('node:sqlite');
  const lock = new DatabaseSync(process.argv[1]);
  lock.exec('begin exclusive');
  console.log('held');
  setInterval(() => lock.isOpen, 1000);
`;
