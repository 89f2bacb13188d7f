import type { ResponseClass } from './outage.ts';

/** Pauses before the second and the third attempt, in milliseconds; there is no fourth (spec §7). */
export const RETRY_PAUSES_MS = [100, 300] as const;

/** Responses after which the same request may succeed (spec §7). */
const TEMPORARY: readonly ResponseClass[] = ['connectionLost', 'unavailable', 'failed'];

export interface FailedAttempt {
  /** Whether sending the request twice has the same effect as sending it once. */
  readonly isIdempotent: boolean;
  readonly response: ResponseClass;
  /** The number of attempts so far, including this one. */
  readonly attempts: number;
  /** The pause that the API requests, in milliseconds. */
  readonly requestedPauseMs?: number | undefined;
  /** The rest of the time for all attempts together, in milliseconds. */
  readonly remainingMs: number;
}

/**
 * The pause before a request is sent again, in milliseconds; undefined when it is not. Only idempotent requests are
 * retried, only after a temporary failure (spec §7), and only twice: after 100 and 300 ms, or the pause that the API
 * requests. There is no retry when the pause would be longer than the remaining time.
 */
export function retryPauseMs(failed: FailedAttempt): number | undefined {
  const { isIdempotent, response, attempts, requestedPauseMs = 0, remainingMs } = failed;
  const shortest = RETRY_PAUSES_MS[attempts - 1];
  if (!isIdempotent || !TEMPORARY.includes(response) || shortest === undefined) return undefined;
  const pause = Math.max(shortest, requestedPauseMs);
  return pause < remainingMs ? pause : undefined;
}
