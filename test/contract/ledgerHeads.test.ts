import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { LedgerHead } from '#domain/complaints/ledgerEntry.ts';
import { headKeyFile } from '#adapters/ledger/headKeyFile.ts';
import { headSigner, isSigned } from '#adapters/ledger/headSigner.ts';
import { OTHER_SITE, SITE, siteId } from '#test/support/builders.ts';
import { aFiling } from '#test/support/complaintBuilders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { aVisitor } from '#test/support/memberBuilders.ts';
import { emptySites } from '#test/support/testArchives.ts';
import { testClock } from '#test/support/testClock.ts';

onEveryEngine('LedgerHeads', ENGINES, headsContract);

function headsContract(engine: Engine): void {
  const clock = testClock();
  const sign = headSigner(generateKeyPairSync('ed25519').privateKey);
  let store: Source;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    store = await engine.open(emptySites(), clock);
  });
  afterEach(async () => {
    await store.close();
  });

  const file = async (): Promise<LedgerHead> => value(await store.complaints.file(aFiling(), aVisitor())).ledger;
  const publish = () => store.headPublishing.publishHeads(sign);

  it('say how far the ledger went, once a day, newest first, signed', async () => {
    await publish();
    expect(await store.ledgerHeads.heads(SITE), 'before the first entry').to.deep.equal([]);
    const first = await file();
    await Promise.all([publish(), publish()]);
    await file();
    await publish();
    clock.set('2026-11-21T17:00:00Z'); // midnight in Bangkok
    const third = await file();
    await publish();
    const heads = await store.ledgerHeads.heads(SITE);
    expect(heads.map(({ publicKey: _, signature: __, ...head }) => head)).to.deep.equal([
      { ...third, day: '2026-11-22' },
      { ...first, day: '2026-11-21' },
    ]);
    expect(heads.every(isSigned)).to.equal(true);
    expect(isSigned({ ...heads[0]!, number: 2 })).to.equal(false);
    expect(isSigned({ ...heads[0]!, signature: heads[1]!.signature })).to.equal(false);
    for (const other of [OTHER_SITE, siteId('7777'), siteId('a\u0000b')])
      expect(await store.ledgerHeads.heads(other)).to.deep.equal([]);
  });

  it('are made for no day before the last one, also when a clock is set back', async () => {
    await file();
    await publish();
    const heads = await store.ledgerHeads.heads(SITE);
    clock.set('2026-11-20T03:00:00Z');
    await file();
    await publish();
    expect(await store.ledgerHeads.heads(SITE)).to.deep.equal(heads);
  });
}

describe('The key that signs heads of the ledger', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-ledger-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is made once, for its owner only, and is the same for several processes', async () => {
    const path = join(folder, 'ledger-key');
    const keys = await Promise.all([headKeyFile(path), headKeyFile(path)]);
    const again = createPrivateKey(await readFile(path, 'utf8'));
    for (const key of keys) expect(key.equals(again)).to.equal(true);
    expect((await stat(path)).mode & 0o777).to.equal(0o600);
  });

  it('is not replaced when its file contains something else', async () => {
    const path = join(folder, 'ledger-key');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (const text of ['', 'no key', privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()]) {
      await writeFile(path, text);
      expect(await headKeyFile(path).catch(String)).to.contain('contains no private key of Ed25519');
      expect(await readFile(path, 'utf8')).to.equal(text);
    }
  });
});
