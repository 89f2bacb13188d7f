import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { ComplaintFile } from '#ports/complaints/Complaints.ts';
import type { DeskEntry } from '#ports/complaints/ComplaintsDesk.ts';
import type { MemberStore } from '../members/MemberStore.ts';
import { openSubmittedFile } from '../members/openSubmittedFile.ts';

/** A file of one of the entries. */
export async function openFileOf(
  entries: readonly DeskEntry[],
  id: AttachmentId,
  folders: MemberStore['folders'],
): Promise<Outcome<ComplaintFile, 'fileNotFound'>> {
  const stored = entries.flatMap(({ files }) => files).find((file) => file.id === id);
  const content = stored && (await openSubmittedFile(folders, stored.path));
  if (stored === undefined || content === undefined) return refused('fileNotFound');
  const { path: _, ...file } = stored;
  return done({ file, content });
}
