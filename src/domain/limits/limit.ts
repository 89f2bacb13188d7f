import { addSeconds, type Instant } from '../instant.ts';

const HOUR_SECONDS = 3_600;

/** How often one client may do something: `uses` times in a window of `seconds`, which begins with the first use. */
export interface Limit {
  /** What is limited: a client has one count for each purpose. */
  readonly purpose: string;
  readonly uses: number;
  readonly seconds: number;
}

/** So many uses an hour. */
export function hourlyLimit(purpose: string, uses: number): Limit {
  return { purpose, uses, seconds: HOUR_SECONDS };
}

export interface LimitWindow {
  readonly startedAt: Instant;
  readonly uses: number;
}

/**
 * The window in which a use counts now: the recorded one until its end, then a new one. A window that has not begun yet,
 * because the clock was ahead when it was recorded, begins now.
 */
export function windowAt(
  recorded: LimitWindow | undefined,
  { seconds }: Pick<Limit, 'seconds'>,
  now: Instant,
): LimitWindow {
  if (recorded === undefined || now >= addSeconds(recorded.startedAt, seconds)) return { startedAt: now, uses: 0 };
  return recorded.startedAt > now ? { ...recorded, startedAt: now } : recorded;
}

/**
 * Seconds until the next `amount` of uses is allowed; 0 when it is allowed now. Never more than the window has.
 *
 * @param window as `windowAt` gives it for the same instant
 */
export function secondsToWait({ startedAt, uses }: LimitWindow, limit: Limit, now: Instant, amount = 1): number {
  return uses + amount <= limit.uses ? 0 : secondsLeft({ startedAt }, limit, now);
}

/** Seconds until the end of the window, after which all uses are allowed again. */
export function secondsLeft({ startedAt }: Pick<LimitWindow, 'startedAt'>, limit: Limit, now: Instant): number {
  return Math.ceil((Date.parse(startedAt) - Date.parse(now)) / 1000) + limit.seconds;
}
