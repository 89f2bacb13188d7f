import type { StoredFile } from '#ports/InboxDesk.ts';
import type { AttachmentTable } from '../StoreTables.ts';
import { attachmentPath } from './attachmentPath.ts';

/** An attached file as those of the department find it. */
export function storedFile(row: AttachmentTable): StoredFile {
  const { id, name, type, size } = row;
  return { id, name, type, size, path: attachmentPath(row) };
}
