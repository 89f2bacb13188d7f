import type { Logger } from 'pino';

const HOUR_MS = 3_600_000;

/**
 * Sweeps now and every hour.
 *
 * @returns a function that ends it, and waits for a sweep that is under way
 */
export function sweepHourly(sweep: () => Promise<void>, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = sweep().catch((error: unknown) => {
      logger.warn({ err: error }, 'messages and attached files whose time is over could not be deleted');
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
