import type { WrittenAct } from '#domain/complaints/isRepeatedAct.ts';
import type { Tx } from '../Database.ts';

/** The last thing that happened to a complaint. */
export async function lastAct(tx: Tx, complaint: string): Promise<WrittenAct | undefined> {
  const entry = await tx
    .selectFrom('complaint_entries')
    .select(['id', 'type', 'at', 'operator', 'text'])
    .where('complaint', '=', complaint)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (entry === undefined) return undefined;
  const files = await tx
    .selectFrom('attachments')
    .select(['name', 'hash'])
    .where('entry', '=', entry.id)
    .orderBy('position')
    .execute();
  const { id: _, operator, text, ...written } = entry;
  return { ...written, ...(operator !== null && { operator }), ...(text !== null && { text }), files };
}
