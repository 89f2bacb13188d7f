import { addSeconds, parseInstant, type Instant } from '../instant.ts';
import { parseBearerToken } from './bearerToken.ts';

/** Life of a client token in seconds (spec §9). */
export const CLIENT_TOKEN_SECONDS = 82_800;

/** A token with less than this many seconds to live is renewed before anybody has to wait for it. */
export const RENEW_AHEAD_SECONDS = 600;

/** Where a token could not be renewed ahead, this many seconds pass before it is tried again. */
export const RENEW_PAUSE_SECONDS = 10;

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

/** A token as text, for where it is sealed: when it was issued, then what it is. */
export function formatClientToken({ value, issuedAt }: ClientToken): string {
  return `${issuedAt} ${value}`;
}

/** Reads what `formatClientToken` gives; anything else is undefined. */
export function parseClientToken(text: string): ClientToken | undefined {
  const end = text.indexOf(' ');
  const issuedAt = parseInstant(text.slice(0, Math.max(end, 0)));
  const value = parseBearerToken(text.slice(end + 1));
  return issuedAt === undefined || value === undefined ? undefined : { value, issuedAt };
}
