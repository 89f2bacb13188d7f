import { setTimeout as pause } from 'node:timers/promises';
import type { PublishLock, Warn } from './StoreEngine.ts';

const RETRY_INTERVAL_MS = 100;

/** Waits until no other import runs, then does the work. */
export async function withPublishLock<T>(lock: PublishLock, warn: Warn, work: () => Promise<T>): Promise<T> {
  try {
    for (let tries = 0; !(await lock.acquire()); tries++) {
      if (tries === 0) warn('another import is running: waiting for it to end');
      await pause(RETRY_INTERVAL_MS);
    }
    return await work();
  } finally {
    await lock.release();
  }
}
