import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;

/** Checks at an interval until a condition is true; fails after two minutes. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, intervalMs = 1): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not true after ${TIMEOUT_MS} ms: ${condition.toString()}`);
    await pause(intervalMs);
  }
}
