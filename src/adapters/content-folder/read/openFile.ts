import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** Why a path cannot be opened as a file. */
export type NoFile = 'missing' | 'noFile';

// Without O_NONBLOCK, opening a named pipe waits until something writes into it.
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

/** Opens a regular file for reading, following links; pipes, devices, sockets and folders are refused at once. */
export async function openFile(path: string): Promise<FileHandle | NoFile> {
  let handle: FileHandle;
  try {
    handle = await open(path, FLAGS);
  } catch (error) {
    return reasonOf(error);
  }
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  return 'noFile';
}

/**
 * The same at once. A symbolic link is refused, unless links are followed.
 *
 * @returns the file's descriptor
 */
export function openFileSync(path: string, follows: boolean): number | NoFile {
  let file: number;
  try {
    file = openSync(path, follows ? FLAGS : FLAGS | constants.O_NOFOLLOW);
  } catch (error) {
    return reasonOf(error);
  }
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  return 'noFile';
}

/** Throws the error when it says nothing about the path. */
function reasonOf(error: unknown): NoFile {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  // Links in a circle, sockets, devices without a driver.
  if (code === 'ELOOP' || code === 'ENXIO' || code === 'ENODEV') return 'noFile';
  throw error;
}

export const NO_FILE_REASON = 'is no file: pipes, devices, sockets and folders cannot be read';
