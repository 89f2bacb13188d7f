import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addSeconds, instantOf, type Instant } from '#domain/instant.ts';
import type { TipRows } from '#adapters/store/tips/TipRows.ts';

/** Longer than any tip takes to arrive. */
const STRAY_SECONDS = 86_400;
/** Files whose rows are found by one statement. */
const BATCH = 500;
/** The name of a tip, also while it is being written. */
const NAME = /^[0-9a-f]{32}\.age/;

/**
 * Deletes files without a row that are a day old: a process that was killed left them behind.
 *
 * @param folder of sealed tips
 */
export async function sweepTips(rows: TipRows, folder: string, now: Instant): Promise<void> {
  const names = await namesIn(folder);
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH);
    const known: ReadonlySet<string> = new Set(await rows.known(batch));
    for (const name of batch) if (!known.has(name)) await deleteStray(join(folder, name), now);
  }
}

async function deleteStray(path: string, now: Instant): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (instantOf(mtimeMs) <= addSeconds(now, -STRAY_SECONDS)) await rm(path, { force: true });
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => NAME.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
