import type { Instant } from '../instant.ts';
import type { SiteId } from '../site/siteId.ts';

/** SHA-256 in lower-case hexadecimal digits. */
export type LedgerHash = string & { readonly __brand: 'LedgerHash' };

/** The digest of a text in UTF-8. It is passed in, so that these rules need nothing from outside. */
export type HashText = (text: string) => LedgerHash;

/** What the ledger has entries for: whatever changes a complaint, and what its deletion leaves. */
export const LEDGER_EVENTS = [
  ...(['filed', 'added', 'withdrawn', 'rated', 'reopened'] as const),
  ...(['taken', 'asked', 'answered', 'finished', 'assigned', 'noted'] as const),
  'erased',
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/**
 * What an entry says. There is nothing personal in it: the complaint and what was written are keyed commitments, which
 * nobody can link to them any more once the complaint's key is gone.
 */
export interface LedgerRecord {
  readonly site: SiteId;
  /** 1 for the first entry of a site, one more for each. */
  readonly number: number;
  readonly at: Instant;
  readonly event: LedgerEvent;
  /** Keyed digest of the complaint's id. */
  readonly complaint: LedgerHash;
  /** Keyed digest of everything that the event wrote. */
  readonly content: LedgerHash;
}

/** An entry of the ledger of a site. Each holds the hash of the one before, so that none can be changed unnoticed. */
export interface LedgerEntry extends LedgerRecord {
  /** Of the entry before; of the first one `NO_ENTRY`. */
  readonly previous: LedgerHash;
  readonly hash: LedgerHash;
}

/** A published statement of how far the ledger went, and with which hash. A receipt holds one, too. */
export type LedgerHead = Pick<LedgerEntry, 'site' | 'number' | 'hash'>;

/** Stands for the hash of an entry before the first one. */
export const NO_ENTRY = '0'.repeat(64) as LedgerHash;

const FORMAT = 'thara-ledger-1';

/** The entry that follows another one. */
export function nextEntry(record: LedgerRecord, previous: LedgerHash, hash: HashText): LedgerEntry {
  return { ...record, previous, hash: hash(canonicalText(record, previous)) };
}

/** Exactly what is hashed: a JSON array without blanks, in a fixed order, which other programs can write as well. */
export function canonicalText(record: LedgerRecord, previous: LedgerHash): string {
  const { site, number, at, event, complaint, content } = record;
  return JSON.stringify([FORMAT, site, number, previous, at, event, complaint, content]);
}
