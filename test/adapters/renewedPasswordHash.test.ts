import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Argon2Hasher } from '#adapters/passwords/Argon2Hasher.ts';
import { openStore, type Store } from '#adapters/store/openStore.ts';
import { SITE } from '#test/support/builders.ts';
import { dumpStore } from '#test/support/dumpStore.ts';
import { aLogin, aVisitor, codeOf, quickHasher, register, signIn } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

const DEARER = new Argon2Hasher({ cost: { memory: 128, passes: 1, parallelism: 1 } });

describe('The hash of a password that was made when hashing was cheaper', () => {
  let folder: string;
  let store: Store | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-hash-'));
  });
  afterEach(async () => {
    await store?.close();
    await rm(folder, { recursive: true });
  });

  it('is replaced when the member signs in, and not by a wrong password', async () => {
    const settings = { engine: 'sqlite', file: join(folder, 'thara.sqlite') } as const;
    const costs = async () => {
      const rows = (await dumpStore(settings)).get('members') ?? [];
      return rows.map(({ password_hash: hash }) => /m=\d+/.exec(String(hash))?.[0]);
    };
    const reopen = async (hasher: Argon2Hasher) => {
      await store?.close();
      return (store = await openStore(settings, testClock(), () => undefined, { hasher }));
    };
    const before = await reopen(quickHasher);
    await before.publishing.publish(emptySites(), () => undefined);
    await register(before);
    const after = await reopen(DEARER);
    const wrong = aLogin(undefined, 'Wrong-guess-77');
    expect(codeOf(await after.members.sessions.signIn(SITE, wrong, aVisitor()))).to.equal('signInRefused');
    expect(await costs()).to.deep.equal(['m=64']);
    await signIn(after);
    expect(await costs()).to.deep.equal(['m=128']);
  });
});
