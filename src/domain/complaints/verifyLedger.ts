import { canonicalText, NO_ENTRY, type HashText, type LedgerEntry, type LedgerHead } from './ledgerEntry.ts';

/**
 * What is wrong with a ledger, and at which entry. `numberWrong`: one is missing, inserted, or in another place.
 * `linkBroken`: it does not follow the entry before. `changed`: it says something else than when it was written.
 * `cutOff`: a head or receipt names an entry after the last one. `rebuilt`: the chain is whole, but is not the one that a
 * head or receipt comes from, even if somebody with all keys of the server made it.
 */
export interface LedgerFault {
  readonly fault: 'numberWrong' | 'linkBroken' | 'changed' | 'cutOff' | 'rebuilt';
  /** The number that the entry has to have. */
  readonly number: number;
}

/**
 * Verifies the ledger of one site.
 *
 * @param entries all of them, in order
 * @param heads statements that were published or printed on receipts, from other places than the ledger
 * @returns the first fault; undefined when the ledger is the one that all heads come from
 */
export function verifyLedger(
  entries: readonly LedgerEntry[],
  heads: readonly LedgerHead[],
  hash: HashText,
): LedgerFault | undefined {
  let previous = NO_ENTRY;
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    if (entry.number !== number) return { fault: 'numberWrong', number };
    if (entry.previous !== previous) return { fault: 'linkBroken', number };
    if (entry.hash !== hash(canonicalText(entry, previous))) return { fault: 'changed', number };
    previous = entry.hash;
  }
  const inOrder = [...heads].sort((one, other) => one.number - other.number);
  for (const { site, number, hash: stated } of inOrder) {
    const entry = entries[number - 1];
    if (entry === undefined) return { fault: 'cutOff', number };
    if (entry.hash !== stated || entry.site !== site) return { fault: 'rebuilt', number };
  }
  return undefined;
}
