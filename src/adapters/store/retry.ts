import { setTimeout as pause } from 'node:timers/promises';

/** For how long a busy store is tried again before it counts as unavailable. */
const TIMEOUT_MS = 5000;
const MAX_PAUSE_MS = 25;

/** Repeats an attempt for up to 5 s, as long as `mayRetry` allows it; the pauses do not block the process. */
export async function retry<T>(attempt: () => Promise<T> | T, mayRetry: (error: unknown) => boolean): Promise<T> {
  const endsAt = performance.now() + TIMEOUT_MS;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRetry(error) || performance.now() > endsAt) throw error;
      // Random pauses, so that two processes that collided once do not collide again and again.
      await pause(Math.min(MAX_PAUSE_MS, 2 ** tries) * (0.5 + Math.random() / 2));
    }
  }
}
