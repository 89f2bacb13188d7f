import { parseInstant, type Instant } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';

/** A clock that stays at one time until it is set. */
export interface TestClock extends Clock {
  set(text: string): void;
}

export function testClock(text = '2026-11-21T03:00:00Z'): TestClock {
  let now = at(text);
  return { now: () => now, set: (later) => (now = at(later)) };
}

/** An instant as tests write it. */
export function at(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === undefined) throw new RangeError(`not an instant: ${text}`);
  return instant;
}
