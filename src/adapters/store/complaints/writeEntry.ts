import { randomUUID } from 'node:crypto';
import type { LedgerEntry } from '#domain/complaints/ledgerEntry.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { ComplaintEntryTable } from '../ComplaintTables.ts';
import type { Tx } from '../Database.ts';
import { claimFiles, type SavedRow } from '../inbox/claimableFiles.ts';
import { appendToLedger, type LedgerSubject } from '../ledger/appendToLedger.ts';

interface NewEntry extends Pick<ComplaintEntryTable, 'type' | 'at' | 'state'> {
  /** Who of the department. */
  readonly operator?: string;
  readonly text?: string | null;
  readonly rating?: ComplaintEntryTable['rating'];
  /** Of the form that caused it, which may be sent again. */
  readonly sent?: { readonly submission: string; readonly digest: string };
  /** In the order of the form; each can be claimed. */
  readonly files: readonly SavedRow[];
}

/**
 * Writes what happened to a complaint: its entry, the claims of its files, and the entry of the ledger.
 *
 * @param written what the ledger's entry stands for, besides the files
 */
export async function writeEntry(
  tx: Tx,
  complaint: LedgerSubject,
  { type, at, state, operator, text = null, rating = null, sent, files }: NewEntry,
  written: readonly unknown[],
): Promise<LedgerEntry> {
  const id = randomUUID();
  await tx
    .insertInto('complaint_entries')
    .values({
      ...{ id, complaint: complaint.id, number: await nextNumber(tx, complaint.id), type, at, state, text, rating },
      ...{ operator: operator ?? null, submission: sent?.submission ?? null, digest: sent?.digest ?? null },
    })
    .execute();
  const ids: readonly AttachmentId[] = files.map((file) => file.id);
  await claimFiles(tx, ids, { entry: id });
  const hashes = files.map(({ name, hash }) => [name, hash]);
  return await appendToLedger(tx, complaint, { event: type, at, content: [...written, hashes] });
}

async function nextNumber(tx: Tx, complaint: string): Promise<number> {
  const last = await tx
    .selectFrom('complaint_entries')
    .select('number')
    .where('complaint', '=', complaint)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.number ?? 0) + 1;
}
