import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { MemberFolders } from './MemberStore.ts';

/** The content of an attached file, by its path in the folder of submissions; undefined when it is not in its folder. */
export async function openSubmittedFile({ submissions }: MemberFolders, path: string): Promise<Readable | undefined> {
  if (submissions === undefined) return undefined;
  try {
    return (await open(join(submissions, path))).createReadStream();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
