import { setTimeout as pause } from 'node:timers/promises';
import type { PublishLock, Warn } from '../StoreEngine.ts';

const ASK_AGAIN_MS = 100;

/** Does the work when no other import runs, waiting for as long as one does. */
export async function withPublishLock<T>(lock: PublishLock, warn: Warn, work: () => Promise<T>): Promise<T> {
  try {
    for (let tries = 0; !(await lock.take()); tries++) {
      if (tries === 0) warn('another import is running: waiting for it to end');
      await pause(ASK_AGAIN_MS);
    }
    return await work();
  } finally {
    await lock.release();
  }
}
