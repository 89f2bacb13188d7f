import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** Containers may have 64 MB only. */
const LEAST_FREE_MEMORY = 4 * 2 ** 30;

/** Where databases of tests are: in memory where the system has enough of it, as nothing waits for a disk there. */
export function fastFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize < LEAST_FREE_MEMORY ? tmpdir() : MEMORY_FOLDER;
}
