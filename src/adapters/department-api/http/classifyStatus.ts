import type { ResponseClass } from '#domain/session/outage.ts';

/** The API, or a proxy before it, can serve nobody. */
const UNAVAILABLE = [429, 502, 503, 504];
/** Besides those above, the statuses on which spec §7 retries. */
const FAILED = [408, 409, 425, 500];

/** The meaning of a status for the domain's rules on outages and retries; undefined is no response at all. */
export function classifyStatus(status: number | undefined): ResponseClass {
  if (status === undefined) return 'none';
  if (UNAVAILABLE.includes(status)) return 'unavailable';
  if (FAILED.includes(status)) return 'failed';
  if (status === 401) return 'unauthorised';
  return status >= 400 && status < 500 ? 'refused' : 'other';
}

const IDEMPOTENT_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];

/** Whether a method may be sent twice without doing anything twice (RFC 9110 §9.2.2). */
export function isIdempotent(method: string): boolean {
  return IDEMPOTENT_METHODS.includes(method);
}
