import { addSeconds, type Instant } from '../instant.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Seconds until a mail is tried again, after its first try, its second, and so on; after the last of them, always as long
 * again. Short at first, because a server that does not know us often accepts the second try after some minutes.
 */
export const TRY_PAUSES: readonly number[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];

/** For how long a mail is tried, in seconds: five days, as RFC 5321 §4.5.4.1 asks for at least four. */
export const TRY_SECONDS = 5 * DAY;

/**
 * When a mail that could not be delivered now is tried again. Undefined when it has been tried for long enough.
 *
 * @param tries how often it has been tried, at least once
 */
export function nextTryAt(tries: number, createdAt: Instant, now: Instant): Instant | undefined {
  const pause = TRY_PAUSES[Math.min(tries, TRY_PAUSES.length) - 1] ?? MINUTE;
  const at = addSeconds(now, pause);
  return at > addSeconds(createdAt, TRY_SECONDS) ? undefined : at;
}
