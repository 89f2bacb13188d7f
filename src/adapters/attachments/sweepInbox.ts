import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addSeconds, instantOf, type Instant } from '#domain/instant.ts';
import { parseAttachmentId, UNCLAIMED_SECONDS, type AttachmentId } from '#ports/Attachments.ts';
import { attachmentPath } from '#adapters/store/inbox/attachmentPath.ts';
import type { AttachmentRows } from '#adapters/store/inbox/AttachmentRows.ts';

/** Files whose rows are found by one statement. */
const BATCH = 500;
const ID_LENGTH = 32;

/**
 * Deletes files that have waited for a message for a day, and files without a row that are a day old: a process that was
 * killed left them behind.
 *
 * @param folder of submissions
 */
export async function sweepInbox(rows: AttachmentRows, folder: string, now: Instant): Promise<void> {
  const before = addSeconds(now, -UNCLAIMED_SECONDS);
  for (const row of await rows.deleteUnclaimed(before)) await rm(join(folder, attachmentPath(row)), { force: true });
  for (const month of await namesIn(folder)) {
    const names = await namesIn(join(folder, month));
    for (let start = 0; start < names.length; start += BATCH)
      await deleteStrays(rows, join(folder, month), names.slice(start, start + BATCH), before);
  }
}

async function deleteStrays(
  rows: AttachmentRows,
  folder: string,
  names: readonly string[],
  before: Instant,
): Promise<void> {
  const known: ReadonlySet<AttachmentId> = new Set(await rows.known(names.flatMap((name) => idOf(name) ?? [])));
  for (const name of names) {
    const id = idOf(name);
    if (id === undefined || known.has(id)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (instantOf(mtimeMs) <= before) await rm(join(folder, name), { force: true });
  }
}

/** Undefined for a file that is not ours, which is left alone. */
function idOf(name: string): AttachmentId | undefined {
  return parseAttachmentId(name.slice(0, ID_LENGTH));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
