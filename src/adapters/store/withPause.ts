import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does a short piece of work, then pauses for as long as it took, so that half of the time is left to other writers of the
 * same file, and to the pages of a server in the same process.
 */
export async function withPause<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  await pause(performance.now() - startedAt);
  return result;
}
