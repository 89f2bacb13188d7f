import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The ending of a file's name while it is being written. */
export const PARTIAL = '.partial';

interface WriteOptions {
  readonly mode?: number;
  /** Rejects with EEXIST, instead of replacing it, when the file exists. */
  readonly isNew?: boolean;
  /** Without it, a power cut may leave any part of the file: only for what is checked when it is read. */
  readonly isFlushed?: boolean;
}

/**
 * Writes a file so that other processes, and a start after a power cut, find the whole of it or what was there before:
 * it gets its name once its content is on the disk, and the folder, which contains the name, is then flushed too.
 *
 * @param content the content, or a function that writes it to the given path
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array | ((partial: string) => Promise<void>),
  { mode, isNew = false, isFlushed = true }: WriteOptions = {},
): Promise<void> {
  const partial = `${path}.${randomUUID()}${PARTIAL}`;
  try {
    await (typeof content === 'function' ? content(partial) : writeFile(partial, content, { mode }));
    if (isFlushed) await flush(partial);
    await (isNew ? link : rename)(partial, path);
    if (isFlushed) await flush(dirname(path));
  } finally {
    await rm(partial, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
