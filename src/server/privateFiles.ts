import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Of the access of the group and of others. */
const OTHERS = 0o077;

/** The folders in the data folder that this program makes. */
const FOLDERS: readonly string[] = ['media', 'submissions', 'media-copies', 'last-good'];

/** Every file and folder that this process or its children create from now on is for their user alone. */
export function createPrivately(): void {
  process.umask(OTHERS);
}

/**
 * Takes the access of other users away from what earlier versions created in a data folder. The folder itself is the
 * operator's: it may be shared on purpose.
 */
export async function makePrivate(dataFolder: string, warn: (message: string, error: unknown) => void): Promise<void> {
  const entries = await readdir(dataFolder, { withFileTypes: true });
  for (const entry of entries) {
    const isFolder = entry.isDirectory() && FOLDERS.includes(entry.name);
    if (!isFolder && !(entry.isFile() && entry.name.includes('.sqlite'))) continue;
    const path = join(dataFolder, entry.name);
    await chmod(path, isFolder ? PRIVATE_FOLDER : PRIVATE_FILE).catch((error: unknown) => {
      // Another process may have removed its `-wal` file just now, and files may belong to another user.
      if (!isGone(error)) warn(`${path} cannot be made private`, error);
    });
  }
}

function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
