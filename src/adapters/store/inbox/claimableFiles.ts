import { addSeconds, type Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { UNCLAIMED_SECONDS, type AttachmentId } from '#ports/Attachments.ts';
import type { Tx } from '../Database.ts';
import type { AttachmentTable } from '../StoreTables.ts';

export type SavedRow = Pick<AttachmentTable, 'id' | 'name' | 'hash' | 'message' | 'entry' | 'saved_at'>;

/** The files in the order of the ids; undefined when the site does not have all of them, or one is named twice. */
export async function findFiles(
  tx: Tx,
  site: SiteId,
  ids: readonly AttachmentId[],
): Promise<readonly SavedRow[] | undefined> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('attachments')
    .select(['id', 'name', 'hash', 'message', 'entry', 'saved_at'])
    .where('site', '=', site)
    .where('id', 'in', ids)
    .execute();
  const found = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return found.length === ids.length && rows.length === ids.length ? found : undefined;
}

/** Whether a file can become part of what is sent now: one that is a day old may be deleted at any moment. */
export function canBeClaimed({ message, entry, saved_at }: SavedRow, now: Instant): boolean {
  return message === null && entry === null && saved_at > addSeconds(now, -UNCLAIMED_SECONDS);
}

/** Makes files part of what is sent. */
export async function claimFiles(
  tx: Tx,
  ids: readonly AttachmentId[],
  owner: Partial<Pick<AttachmentTable, 'message' | 'entry'>>,
): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx
      .updateTable('attachments')
      .set({ ...owner, position })
      .where('id', '=', id)
      .execute();
}
