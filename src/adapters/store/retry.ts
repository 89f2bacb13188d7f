import { setTimeout as pause } from 'node:timers/promises';

/** How long a busy store is asked again before it counts as unavailable. */
const PATIENCE_MS = 5000;
const LONGEST_PAUSE_MS = 25;

/** Tries again while `mayRetry` says so, up to 5 s; between tries the process goes on with other work. */
export async function retry<T>(attempt: () => Promise<T> | T, mayRetry: (fault: unknown) => boolean): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (fault) {
      if (!mayRetry(fault) || performance.now() > giveUpAt) throw fault;
      // Uneven pauses, so that two who met once do not meet again and again.
      await pause(Math.min(LONGEST_PAUSE_MS, 2 ** tries) * (0.5 + Math.random() / 2));
    }
  }
}
