import { nextEntry, NO_ENTRY, type LedgerEntry, type LedgerEvent } from '#domain/complaints/ledgerEntry.ts';
import type { Instant } from '#domain/instant.ts';
import type { Tx } from '../Database.ts';
import type { ComplaintTable } from '../ComplaintTables.ts';
import { commitment, hashText } from './commitment.ts';
import { lastEntry } from './lastEntry.ts';

/** Whom an event is about: the key is the complaint's own. */
export type LedgerSubject = Pick<ComplaintTable, 'id' | 'site' | 'commitment_key'>;

/**
 * Appends an event of a complaint to the ledger of its site, in the transaction of the act. Two acts at once cannot both
 * follow the same entry: one of the transactions is repeated, and a number is there once.
 *
 * @param content everything that the event wrote
 */
export async function appendToLedger(
  tx: Tx,
  { id, site, commitment_key: key }: LedgerSubject,
  { event, at, content }: { readonly event: LedgerEvent; readonly at: Instant; readonly content: unknown },
): Promise<LedgerEntry> {
  const last = await lastEntry(tx, site);
  const record = {
    ...{ site, number: (last?.number ?? 0) + 1, at, event },
    ...{ complaint: commitment(key, id), content: commitment(key, content) },
  };
  const entry = nextEntry(record, last?.hash ?? NO_ENTRY, hashText);
  await tx.insertInto('complaint_ledger').values(entry).execute();
  return entry;
}
