import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import type { LedgerEntry } from '#domain/complaints/ledgerEntry.ts';
import { verifyLedger } from '#domain/complaints/verifyLedger.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { hashText } from '#adapters/store/ledger/commitment.ts';
import { SITE } from '#test/support/builders.ts';
import { aComplaint, aFiling, COMPLAINT_PASSWORD } from '#test/support/complaintBuilders.ts';
import { dumpStore } from '#test/support/dumpStore.ts';
import { filesWith } from '#test/support/filesWith.ts';
import { aSubmissionId, value } from '#test/support/inboxBuilders.ts';
import { aVisitor, email } from '#test/support/memberBuilders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const ADDRESS = 'zangwanchai@example.org';
const MARKERS = ['Zangwanchai', 'Tepaksorn', ADDRESS, 'gate-marker', 'map-marker', 'later-marker'];
const AFTER_TWO_YEARS = '2028-11-21T03:00:00Z';

describe('After the time of a complaint is over', () => {
  let folder: string;
  let backup: string;
  let running: TestApp | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-kept-'));
    backup = await mkdtemp(join(tmpdir(), 'thara-backup-'));
  });
  afterEach(async () => {
    await stop();
    await Promise.all([folder, backup].map((each) => rm(each, { recursive: true })));
  });
  const storeFile = () => join(folder, 'thara.sqlite');
  const start = async () =>
    (running = await startTestApp({ environment: { DATA_DIR: folder }, storeFile: storeFile() }));
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  const text = (words: string) => value(parseLongText(words));
  const name = (words: string) => value(parsePersonName(words));
  /** Files a complaint with a file, adds to it and withdraws it. @returns its receipt */
  const fileAndWithdraw = async ({ ports: { complaints, attachments } }: TestApp) => {
    const content = Readable.from([Buffer.from('%PDF-1.7 map-marker')]);
    const files = [value(await attachments.save({ site: SITE, name: 'gate-marker.pdf', content })).id];
    const person = { firstName: name('Zangwanchai'), lastName: name('Tepaksorn'), email: email(ADDRESS) };
    const complaint = aComplaint({ ...person, text: text('The gate-marker leaks') });
    const receipt = value(await complaints!.file(aFiling({ complaint, files }), aVisitor()));
    const key = { code: receipt.code, password: COMPLAINT_PASSWORD };
    const access = value(await complaints!.open(SITE, key, aVisitor()));
    const added = { id: aSubmissionId(), type: 'add', text: text('later-marker'), files: [] } as const;
    value(await complaints!.act(SITE, access, added));
    value(await complaints!.act(SITE, access, { id: aSubmissionId(), type: 'withdraw' }));
    return receipt;
  };
  const ledger = async () => {
    const rows = (await dumpStore({ engine: 'sqlite', file: storeFile() })).get('complaint_ledger') ?? [];
    return (rows as unknown as LedgerEntry[]).toSorted((one, other) => one.number - other.number);
  };
  const events = async () => (await ledger()).map(({ event }) => event);

  it('nobody finds it in databases, mails or files, nor in an older copy of them, and the ledger is whole', async () => {
    const first = await start();
    const receipt = await fileAndWithdraw(first);
    await first.deliverMails();
    await stop();
    expect((await filesWith(folder, MARKERS)).length, 'store, attached file and mail').to.be.at.least(3);
    await cp(folder, backup, { recursive: true });

    for (const copy of ['as it is', 'put back']) {
      if (copy === 'put back') {
        await rm(folder, { recursive: true });
        await cp(backup, folder, { recursive: true });
      }
      const app = await start();
      app.clock.set(AFTER_TWO_YEARS);
      await app.background.sweep();
      expect(await filesWith(folder, MARKERS), `${copy}, while it runs`).to.deep.equal([]);
      await stop();
      expect(await filesWith(folder, MARKERS), copy).to.deep.equal([]);
      expect(await events()).to.deep.equal(['filed', 'added', 'withdrawn', 'erased']);
      expect(verifyLedger(await ledger(), [receipt.ledger], hashText)).to.equal(undefined);
    }
  });
});
