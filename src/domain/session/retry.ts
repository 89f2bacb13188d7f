/** Methods that may be sent twice without doing anything twice. */
export const IDEMPOTENT_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const;

/** Statuses on which idempotent requests are tried again (spec §7), and no others. */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** How long to wait before the second and the third try, in milliseconds; there is no fourth. */
export const RETRY_PAUSES_MS = [100, 300] as const;

export interface FailedTry {
  readonly method: string;
  /** Of the answer; 'brokenOff' when the connection ended before there was one. */
  readonly status: number | 'brokenOff';
  /** This one included. */
  readonly tries: number;
  /** What `Retry-After` asks for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** What is left of the time for all tries together, in milliseconds. */
  readonly remainingMs: number;
}

/**
 * How long to wait before a request is tried again, in milliseconds; undefined when it is not: idempotent requests on
 * the statuses of spec §7 or a connection that was broken off, twice, after 100 and 300 ms or as long as `Retry-After`
 * asks for. Whoever asks for more patience than the deadline has is not asked again.
 */
export function retryPauseMs({ method, status, tries, retryAfterMs = 0, remainingMs }: FailedTry): number | undefined {
  const isAllowed = has(IDEMPOTENT_METHODS, method) && (status === 'brokenOff' || has(RETRIED_STATUSES, status));
  const pause = RETRY_PAUSES_MS[tries - 1];
  if (!isAllowed || pause === undefined) return undefined;
  const wanted = Math.max(pause, retryAfterMs);
  return wanted < remainingMs ? wanted : undefined;
}

function has<T>(list: readonly T[], value: T): boolean {
  return list.includes(value);
}
