import { addSeconds, type Instant } from '../instant.ts';

/** Life of a client token in seconds (spec §9). */
export const CLIENT_TOKEN_SECONDS = 82_800;

/** A token with less than this many seconds to live is renewed before anybody has to wait for it. */
export const RENEW_AHEAD_SECONDS = 600;

/** What the application itself shows to the API (spec §6). */
export interface ClientToken {
  readonly value: string;
  readonly issuedAt: Instant;
}

export type TokenState = 'live' | 'expiring' | 'expired';

/**
 * What a client token is good for at a moment: `live`; `expiring` in the last 10 minutes of its 82,800 seconds, when it
 * is still good but a new one is asked for; `expired` from its end on (spec §9). A token from the future, by a clock
 * that was put back, is expired.
 */
export function tokenState({ issuedAt }: ClientToken, now: Instant): TokenState {
  if (now < issuedAt || now >= addSeconds(issuedAt, CLIENT_TOKEN_SECONDS)) return 'expired';
  return now < addSeconds(issuedAt, CLIENT_TOKEN_SECONDS - RENEW_AHEAD_SECONDS) ? 'live' : 'expiring';
}
