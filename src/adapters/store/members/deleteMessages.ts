import type { Reference } from '#domain/inbox/reference.ts';
import type { Tx } from '../Database.ts';

/** Deletes messages. Their files on the disk have no rows then, and are deleted by the job that sweeps them. */
export async function deleteMessages(tx: Tx, references: readonly Reference[]): Promise<void> {
  if (references.length === 0) return;
  await tx.deleteFrom('attachments').where('message', 'in', references).execute();
  await tx.deleteFrom('inbox_messages').where('reference', 'in', references).execute();
}
