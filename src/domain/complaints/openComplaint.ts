import { addSeconds, type Instant } from '../instant.ts';

/** For how long a complaint stays open after its password was given, in seconds. */
export const OPEN_SECONDS = 1_800;

/** Whether a complaint that was opened at an instant is still open. */
export function isStillOpen(openedAt: Instant, now: Instant): boolean {
  return now < addSeconds(openedAt, OPEN_SECONDS);
}
