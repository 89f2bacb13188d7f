import type { Instant } from '#domain/instant.ts';
import type { Tx } from '../Database.ts';
import type { AttachmentTable } from '../StoreTables.ts';
import { appendToLedger, type LedgerSubject } from './appendToLedger.ts';

/** What the path of a file is made from. */
export type ErasedFile = Pick<AttachmentTable, 'id' | 'type' | 'saved_at'>;

/**
 * Deletes complaints with everything that belongs to them. What stays is an entry of the ledger that says when it was done,
 * about nobody: the key of its commitments is deleted, too.
 *
 * @returns the files of the complaints, which are still on the disk; the job that sweeps it deletes them as well
 */
export async function eraseComplaints(
  tx: Tx,
  complaints: readonly LedgerSubject[],
  now: Instant,
): Promise<readonly ErasedFile[]> {
  const files: ErasedFile[] = [];
  for (const complaint of complaints) {
    await appendToLedger(tx, complaint, { event: 'erased', at: now, content: null });
    const entries = tx.selectFrom('complaint_entries').select('id').where('complaint', '=', complaint.id);
    const ofComplaint = tx.deleteFrom('attachments').where('entry', 'in', entries);
    files.push(...(await ofComplaint.returning(['id', 'type', 'saved_at']).execute()));
    await tx.deleteFrom('complaint_entries').where('complaint', '=', complaint.id).execute();
    await tx.deleteFrom('complaints').where('id', '=', complaint.id).execute();
  }
  return files;
}
