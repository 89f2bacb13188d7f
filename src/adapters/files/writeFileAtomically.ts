import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The ending of a file's name while it is being written. */
export const PARTIAL = '.partial';

interface WriteOptions {
  readonly mode?: number;
  /** Rejects with EEXIST, instead of replacing it, when the file exists. */
  readonly isNew?: boolean;
  /**
   * What reaches the disk before this resolves. 'file': the caller flushes the folder, once for many files, before
   * anything refers to them. 'nothing': a power cut may leave any part of the file; only for what is checked when read.
   */
  readonly flush?: 'file and folder' | 'file' | 'nothing';
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
  { mode, isNew = false, flush = 'file and folder' }: WriteOptions = {},
): Promise<void> {
  const partial = `${path}.${randomUUID()}${PARTIAL}`;
  try {
    await (typeof content === 'function' ? content(partial) : writeFile(partial, content, { mode }));
    if (flush !== 'nothing') await flushToDisk(partial);
    await (isNew ? link : rename)(partial, path);
    if (flush === 'file and folder') await flushToDisk(dirname(path));
  } finally {
    await rm(partial, { force: true });
  }
}

/** @param path of a file, or of a folder, which contains the names of its files */
export async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
