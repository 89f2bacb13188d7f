import { setTimeout as pause } from 'node:timers/promises';

/** Items that one transaction writes: a few milliseconds' work. */
export const BATCH_SIZE = 50;

/**
 * Works through values in short batches. After each it rests for as long as it took, so that half of the time belongs
 * to others: those who wait to write to the same file, and the pages of a server in the same process.
 */
export async function inBatches<T>(values: readonly T[], work: (batch: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < values.length; start += BATCH_SIZE) {
    await withRest(() => work(values.slice(start, start + BATCH_SIZE)));
  }
}

export async function withRest<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  await pause(performance.now() - startedAt);
  return result;
}
