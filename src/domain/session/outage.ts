import { addSeconds, type Instant } from '../instant.ts';
import { RETRIED_STATUSES } from './retry.ts';

/** After so many failures in a row an API counts as down, and is left alone. */
export const OUTAGE_FAILURES = 5;

/** How often an API that is down is tried, in milliseconds. */
export const PROBE_INTERVAL_MS = 1_000;

/** How long such a try may take, in milliseconds: with the interval, no longer than pages may stay wrong after an outage. */
export const PROBE_DEADLINE_MS = 2_000;

/** What an API, or a proxy before it, says when it can answer nobody. */
const OUTAGE_STATUSES = [429, 502, 503, 504];

/** How long a last good answer may be used, in seconds: what was withdrawn meanwhile must not come back for ever. */
export const MAX_STALE_SECONDS = 7 * 86_400;

/**
 * Whether a failure says that the API is down for everybody: no answer, or 429, 502, 503 or 504. A 500 is about one
 * question, as an answer is that cannot be read: whoever finds such a question could close the site to everybody by
 * asking it.
 *
 * @param status of the answer, undefined when there was none
 */
export function isOutage(status: number | undefined): boolean {
  return status === undefined || OUTAGE_STATUSES.includes(status);
}

/**
 * Whether the last good answer may be used in the place of this one: when the API is down, failing or lying. What it
 * refuses (404, 403, 410 …) stays refused, for it may have been withdrawn.
 *
 * @param status of the answer, undefined when there was none
 */
export function isStaleAllowed(status: number | undefined): boolean {
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  return !isRefusal || [401, ...RETRIED_STATUSES].includes(status);
}

/** How long a newer answer is waited for where a fresh one could be used, in milliseconds: as long as pages feel quick. */
export const TIMEOUT_MS = 500;

/** The same where the one that could be used is old: a slow API is still right, and late parts of a page have a second and a half. */
export const TIMEOUT_WITH_STALE_COPY_MS = 1_200;

/** An answer is old from this age on, in seconds. */
export const OLD_SECONDS = 60;

/**
 * How long a newer answer is waited for where a last good one could be used, in milliseconds: 500, or 1,200 where that
 * one is a minute old or more. But an API that kept somebody waiting in vain, and has said nothing since, gets 500.
 */
export function timeoutMs(asOf: Instant, now: Instant, isSilent: boolean): number {
  return isSilent || now < addSeconds(asOf, OLD_SECONDS) ? TIMEOUT_MS : TIMEOUT_WITH_STALE_COPY_MS;
}
