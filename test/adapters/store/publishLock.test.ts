import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { aSiteArchive } from '#test/support/builders.ts';
import { testClock } from '#test/support/testClock.ts';

describe('The lock of an import', () => {
  let folder: string;
  let other: ChildProcess | undefined;
  let store: Store | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-lock-'));
  });
  afterEach(async () => {
    other?.kill('SIGKILL');
    await store?.close();
    await rm(folder, { recursive: true });
  });

  it('is released when its process dies', async () => {
    const file = join(folder, 'thara.sqlite');
    const holder = spawn(process.execPath, ['-e', HOLD_LOCK, `${file}.publishing`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    other = holder;
    await once(holder.stdout, 'data');
    let warned = '';
    store = await openStore({ engine: 'sqlite', file }, testClock(), (message) => {
      warned = message;
      holder.kill('SIGKILL');
    });
    expect(await store.publishing.publish([aSiteArchive()], () => undefined)).to.include({ published: true });
    expect(warned).to.equal('another import is running: waiting for it to end');
  });
});

const HOLD_LOCK = `
  const { DatabaseSync } = require('node:sqlite');
  const lock = new DatabaseSync(process.argv[1]);
  lock.exec('begin exclusive');
  console.log('held');
  setInterval(() => lock.isOpen, 1000);
`;
