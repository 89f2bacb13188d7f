import { createHash } from 'node:crypto';
import { expect } from 'chai';
import {
  LEDGER_EVENTS,
  nextEntry,
  NO_ENTRY,
  type LedgerEntry,
  type LedgerHash,
} from '#domain/complaints/ledgerEntry.ts';
import { verifyLedger } from '#domain/complaints/verifyLedger.ts';
import type { Instant } from '#domain/instant.ts';
import { SITE } from '#test/support/builders.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex') as LedgerHash;
const LENGTH = 24;

/** A ledger as a server writes it. */
function ledger(secret = 'the key of the server', length = LENGTH): readonly LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (let number = 1; number <= length; number++) {
    const event = LEDGER_EVENTS[number % LEDGER_EVENTS.length]!;
    const [complaint, content] = [hash(`${secret} complaint ${number % 5}`), hash(`${secret} content ${number}`)];
    const at = `2026-11-23T03:${String(number).padStart(2, '0')}:00.000Z` as Instant;
    entries.push(
      nextEntry({ site: SITE, number, at, event, complaint, content }, entries.at(-1)?.hash ?? NO_ENTRY, hash),
    );
  }
  return entries;
}

const head = (entries: readonly LedgerEntry[]) => entries.at(-1)!;

describe('The ledger of complaints (verifyLedger)', () => {
  it('has no fault as it was written, with all its heads and receipts, nor when it is empty', () => {
    const entries = ledger();
    expect(verifyLedger(entries, entries, hash)).to.equal(undefined);
    expect(verifyLedger([], [], hash)).to.equal(undefined);
  });

  it('shows each field of each entry that was changed', () => {
    const entries = ledger();
    for (const [index, entry] of entries.entries())
      for (const [field, other] of Object.entries({
        site: 'another',
        at: '2026-11-23T02:00:00.000Z',
        event: entry.event === 'rated' ? 'finished' : 'rated',
        complaint: hash('another'),
        content: hash('another'),
        hash: hash('another'),
      })) {
        const changed = entries.with(index, { ...entry, [field]: other });
        expect(verifyLedger(changed, [], hash), `${field} of ${index}`).to.deep.equal({
          fault: 'changed',
          number: index + 1,
        });
      }
  });

  it('shows an entry that was removed, inserted, repeated or moved', () => {
    const entries = ledger();
    for (let index = 0; index < LENGTH - 1; index++) {
      const number = index + 1;
      expect(verifyLedger(entries.toSpliced(index, 1), [], hash)).to.deep.equal({ fault: 'numberWrong', number });
      const repeated = entries.toSpliced(index, 0, entries[index]!);
      expect(verifyLedger(repeated, [], hash)).to.deep.equal({ fault: 'numberWrong', number: number + 1 });
      const swapped = entries.with(index, entries[index + 1]!).with(index + 1, entries[index]!);
      expect(verifyLedger(swapped, [], hash)).to.deep.equal({ fault: 'numberWrong', number });
      const renumbered = swapped.map((entry, place) => ({ ...entry, number: place + 1 }));
      expect(verifyLedger(renumbered, [], hash)).to.deep.equal({ fault: 'linkBroken', number });
    }
  });

  it('shows an entry whose own hash was made anew, by the entry that follows it', () => {
    const entries = ledger();
    const third = nextEntry({ ...entries[2]!, content: hash('another') }, entries[1]!.hash, hash);
    expect(verifyLedger(entries.with(2, third), [], hash)).to.deep.equal({ fault: 'linkBroken', number: 4 });
  });

  it('shows a tail that was cut off, by any head or receipt after it', () => {
    const entries = ledger();
    for (let length = 0; length < LENGTH; length++) {
      const cut = entries.slice(0, length);
      expect(verifyLedger(cut, [], hash), 'without heads it looks whole').to.equal(undefined);
      expect(verifyLedger(cut, [head(entries)], hash)).to.deep.equal({ fault: 'cutOff', number: LENGTH });
      expect(verifyLedger(cut, entries, hash)).to.deep.equal({ fault: 'cutOff', number: length + 1 });
    }
  });

  it('shows a chain that was built anew from some entry on, by any head or receipt after that', () => {
    const entries = ledger();
    for (let from = 0; from < LENGTH; from++) {
      const rebuilt: LedgerEntry[] = entries.slice(0, from);
      for (const entry of entries.slice(from))
        rebuilt.push(nextEntry({ ...entry, content: hash('another') }, rebuilt.at(-1)?.hash ?? NO_ENTRY, hash));
      expect(verifyLedger(rebuilt, [], hash), 'without heads it looks whole').to.equal(undefined);
      expect(verifyLedger(rebuilt, [head(entries)], hash)).to.deep.equal({ fault: 'rebuilt', number: LENGTH });
      expect(verifyLedger(rebuilt, entries, hash)).to.deep.equal({ fault: 'rebuilt', number: from + 1 });
    }
  });

  it('does not take the head of another site', () => {
    const entries = ledger();
    const other = { ...head(entries), site: 'another' as typeof SITE };
    expect(verifyLedger(entries, [other], hash)).to.deep.equal({ fault: 'rebuilt', number: LENGTH });
  });
});
