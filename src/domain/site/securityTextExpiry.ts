import { instantOf, type Instant } from '../instant.ts';

const MONTHS_VALID = 11;

/**
 * The `Expires` time of `security.txt` (RFC 9116 §2.5.5): the first instant of a month, more than ten months and less
 * than a year ahead. It stays the same for a whole calendar month (UTC), so that cached copies stay valid.
 */
export function securityTextExpiry(now: Instant): Instant {
  const date = new Date(now);
  return instantOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + MONTHS_VALID, 1));
}
