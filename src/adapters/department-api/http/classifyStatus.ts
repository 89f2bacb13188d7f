import type { ResponseClass } from '#domain/session/outage.ts';

/** The API, or a proxy in front of it, cannot serve any request. */
const UNAVAILABLE = [429, 502, 503, 504];
/** Other statuses after which spec §7 requires a retry. */
const FAILED = [408, 409, 425, 500];

/** The meaning of a status for the domain's rules on outages and retries; undefined is no response at all. */
export function classifyStatus(status: number | undefined): ResponseClass {
  if (status === undefined) return 'none';
  if (UNAVAILABLE.includes(status)) return 'unavailable';
  if (FAILED.includes(status)) return 'failed';
  if (status === 401) return 'unauthorised';
  return status >= 400 && status < 500 ? 'refused' : 'other';
}

/** Any 2xx: the specification says 'returns data' (spec §7). Only the token is read on status 200 alone. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

const IDEMPOTENT_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];

/** Whether sending a request of this method twice has the same effect as sending it once (RFC 9110 §9.2.2). */
export function isIdempotent(method: string): boolean {
  return IDEMPOTENT_METHODS.includes(method);
}
