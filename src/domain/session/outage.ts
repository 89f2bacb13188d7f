import { addSeconds, type Instant } from '../instant.ts';

/** After this many failures in a row the API counts as down, and requests to it stop. */
export const OUTAGE_FAILURES = 5;

/** The interval between two requests (probes) to an API that is down, in milliseconds. */
export const PROBE_INTERVAL_MS = 1_000;

/**
 * The time limit of a probe, in milliseconds. With the interval, it determines how soon pages recover after an outage.
 */
export const PROBE_DEADLINE_MS = 2_000;

/** How long a stale copy may be used, in seconds: what was withdrawn meanwhile must not stay visible for ever. */
export const MAX_STALE_SECONDS = 7 * 86_400;

/** What a response says about the API. */
export type ResponseClass =
  /** There was no response: no connection, or a timeout. */
  | 'none'
  /** There was no response: the connection was closed before it. */
  | 'connectionLost'
  /** The API, or a proxy in front of it, cannot serve any request at the moment. */
  | 'unavailable'
  /** The API failed to process this request. */
  | 'failed'
  /** The API does not accept our token. */
  | 'unauthorised'
  /** The API refuses this request: not found, withdrawn, forbidden, invalid. */
  | 'refused'
  /** Anything else: a success (perhaps unreadable), a redirect. */
  | 'other';

/**
 * Whether a response says that the API is down for everybody: there was no response, or the API cannot serve any
 * request. A failure of one request, or an unreadable response, does not count: otherwise a visitor who finds such a
 * request could close the site for everybody by repeating it.
 */
export function isOutage(response: ResponseClass): boolean {
  return response === 'none' || response === 'connectionLost' || response === 'unavailable';
}

/**
 * Whether a stale copy may be used instead of this response: when the API is down, has failed, rejects our token or
 * cannot be understood. What it refuses stays refused, for it may have been withdrawn.
 */
export function isStaleAllowed(response: ResponseClass): boolean {
  return response !== 'refused';
}

/** How long a response is awaited when a recent copy could be used instead, in milliseconds: pages stay fast. */
export const TIMEOUT_MS = 500;

/**
 * The same when the copy is old: a slow response is better than an old copy, and deferred parts of a page have 1.5
 * seconds.
 */
export const TIMEOUT_WITH_OLD_COPY_MS = 1_200;

/** A copy is old from this age on, in seconds. */
export const OLD_SECONDS = 60;

/** How long a response is awaited when a recent or an old copy could be used instead, in milliseconds. */
export interface CopyTimeouts {
  readonly recent: number;
  readonly old: number;
}

export const COPY_TIMEOUTS: CopyTimeouts = { recent: TIMEOUT_MS, old: TIMEOUT_WITH_OLD_COPY_MS };

/**
 * How long a response is awaited when a stale copy could be used instead, in milliseconds: 500, or 1,200 when the copy
 * is a minute old or more. After a request that timed out, it is 500 until the API has responded again.
 */
export function timeoutMs(
  asOf: Instant,
  now: Instant,
  isSilent: boolean,
  { recent, old }: CopyTimeouts = COPY_TIMEOUTS,
): number {
  return isSilent || now < addSeconds(asOf, OLD_SECONDS) ? recent : old;
}
