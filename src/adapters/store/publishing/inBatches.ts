import { withPause } from '../withPause.ts';

/** Items per transaction, which then takes a few milliseconds. */
export const BATCH_SIZE = 50;

/** Processes values in short batches, with pauses between them. */
export async function inBatches<T>(values: readonly T[], work: (batch: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < values.length; start += BATCH_SIZE) {
    await withPause(() => work(values.slice(start, start + BATCH_SIZE)));
  }
}
