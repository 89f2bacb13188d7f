import type { Instant } from '#domain/instant.ts';
import type { ComplaintTable } from '../ComplaintTables.ts';
import type { Tx } from '../Database.ts';
import { appendToLedger } from './appendToLedger.ts';

/**
 * Deletes complaints with everything that belongs to them. What stays is an entry of the ledger that says when it was done,
 * about nobody: the key of its commitments is deleted, too. The files on the disk are deleted by the job that sweeps them.
 */
export async function eraseComplaints(tx: Tx, complaints: readonly ComplaintTable[], now: Instant): Promise<void> {
  for (const complaint of complaints) {
    await appendToLedger(tx, complaint, { event: 'erased', at: now, content: null });
    const entries = tx.selectFrom('complaint_entries').select('id').where('complaint', '=', complaint.id);
    await tx.deleteFrom('attachments').where('entry', 'in', entries).execute();
    await tx.deleteFrom('complaint_entries').where('complaint', '=', complaint.id).execute();
    await tx.deleteFrom('complaints').where('id', '=', complaint.id).execute();
  }
}
