import { addSeconds, type Instant } from '../instant.ts';

/** Life of a client token, and of its cookie, in seconds (spec §9). */
export const CLIENT_TOKEN_SECONDS = 82_800;

/** A token with less than this many seconds to live is renewed in the background, before a request has to wait. */
export const RENEW_AHEAD_SECONDS = 600;

/** When an early renewal has failed, it is repeated after this many seconds. */
export const RENEW_PAUSE_SECONDS = 10;

/** A token that was issued less than this many seconds ago is hardly the reason for a 401 that a wrong password can have. */
export const FRESH_TOKEN_SECONDS = 60;

/** The token by which the department's API recognises this website (spec §6). */
export interface ClientToken {
  readonly value: string;
  readonly issuedAt: Instant;
}

export type TokenState = 'live' | 'expiring' | 'expired';

/**
 * The state of a client token at a moment: `live`; `expiring` in the last 10 minutes of its 82,800 seconds, when it is
 * still valid but is renewed; `expired` from its end on (spec §9). A token from the future (the clock was set back) is
 * expired.
 */
export function tokenState({ issuedAt }: ClientToken, now: Instant): TokenState {
  if (now < issuedAt || now >= addSeconds(issuedAt, CLIENT_TOKEN_SECONDS)) return 'expired';
  return now < addSeconds(issuedAt, CLIENT_TOKEN_SECONDS - RENEW_AHEAD_SECONDS) ? 'live' : 'expiring';
}
