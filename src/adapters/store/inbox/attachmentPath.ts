import type { AttachmentTable } from '../StoreTables.ts';

/** `2026-11`, the folder of the files that were saved in a month. */
const MONTH_LENGTH = '2026-11'.length;

/** The path of a file within the folder of submissions: `2026-11/0123….pdf`. Nothing in it comes from the sender. */
export function attachmentPath({ id, type, saved_at }: Pick<AttachmentTable, 'id' | 'type' | 'saved_at'>): string {
  return `${saved_at.slice(0, MONTH_LENGTH)}/${id}.${type}`;
}
