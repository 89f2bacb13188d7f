import { expect } from 'chai';
import { createHash } from 'node:crypto';
import {
  canonicalText,
  LEDGER_EVENTS,
  nextEntry,
  NO_ENTRY,
  type LedgerHash,
  type LedgerRecord,
} from '#domain/complaints/ledgerEntry.ts';
import type { Instant } from '#domain/instant.ts';
import { SITE } from '#test/support/builders.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex') as LedgerHash;
const [complaint, content] = [hash('complaint'), hash('content')];
const FIRST: LedgerRecord = {
  site: SITE,
  number: 1,
  at: '2026-11-23T03:00:00.000Z' as Instant,
  event: 'filed',
  complaint,
  content,
};

describe('An entry of the ledger of complaints (nextEntry, canonicalText)', () => {
  it('is hashed as a text that other programs can write as well', () => {
    const text = `["thara-ledger-1","${SITE}",1,"${NO_ENTRY}","2026-11-23T03:00:00.000Z","filed","${complaint}","${content}"]`;
    expect(canonicalText(FIRST, NO_ENTRY)).to.equal(text);
    expect(nextEntry(FIRST, NO_ENTRY, hash).hash).to.equal(hash(text));
  });

  it('holds the hash of the entry before, which stands for everything earlier', () => {
    const first = nextEntry(FIRST, NO_ENTRY, hash);
    const second = nextEntry({ ...FIRST, number: 2, event: 'taken' }, first.hash, hash);
    expect(second).to.include({ previous: first.hash, number: 2, event: 'taken' });
    expect(second.hash).to.equal(hash(canonicalText(second, first.hash)));
    expect(first.previous).to.equal(NO_ENTRY);
  });

  it('is there for everything that changes a complaint, and for its deletion', () => {
    expect(LEDGER_EVENTS).to.have.members([
      ...['filed', 'added', 'withdrawn', 'rated', 'reopened', 'taken', 'asked', 'answered', 'finished'],
      ...['assigned', 'noted', 'erased'],
    ]);
  });
});
