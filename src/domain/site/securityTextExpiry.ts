import { instantOf, type Instant } from '../instant.ts';

const MONTHS_GOOD = 11;

/**
 * Until when what `security.txt` says can be relied on (RFC 9116 §2.5.5): the beginning of a month, more than ten months
 * ahead and never a year. The same all month long, so that copies stay good.
 */
export function securityTextExpiry(now: Instant): Instant {
  const date = new Date(now);
  return instantOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + MONTHS_GOOD, 1));
}
