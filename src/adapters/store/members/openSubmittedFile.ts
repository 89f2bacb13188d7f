import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { attachmentPath } from '../inbox/attachmentPath.ts';
import type { AttachmentTable } from '../StoreTables.ts';
import type { MemberFolders } from './MemberStore.ts';

/** The content of an attached file; undefined when it is not in its folder. */
export async function openSubmittedFile(
  { submissions }: MemberFolders,
  row: Pick<AttachmentTable, 'id' | 'type' | 'saved_at'>,
): Promise<Readable | undefined> {
  if (submissions === undefined) return undefined;
  try {
    return (await open(join(submissions, attachmentPath(row)))).createReadStream();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
