import { setTimeout as pause } from 'node:timers/promises';

/** Items per transaction, which then takes a few milliseconds. */
export const BATCH_SIZE = 50;

/**
 * Processes values in short batches. After each it pauses for as long as the batch took, so that half of the time is
 * left to other writers of the same file, and to the pages of a server in the same process.
 */
export async function inBatches<T>(values: readonly T[], work: (batch: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < values.length; start += BATCH_SIZE) {
    await withPause(() => work(values.slice(start, start + BATCH_SIZE)));
  }
}

export async function withPause<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  await pause(performance.now() - startedAt);
  return result;
}
