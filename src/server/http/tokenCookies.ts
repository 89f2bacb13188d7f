import { parseInstant } from '#domain/instant.ts';
import type { ClientToken } from '#domain/session/clientToken.ts';
import { parseBearerToken } from '#ports/BearerToken.ts';

/** The cookie of a member's token (spec §3). */
export const MEMBER_COOKIE = 'members_access_token';

/** The cookie by which a browser is recognised in which a member was signed in. */
export const KNOWN_BROWSER_COOKIE = 'members_known_browser';

/** The client token's cookie: `{role}_rid_client_token` if the site has a role, else `rid_client_token` (spec §3). */
export function clientCookieName(role?: string): string {
  return role === undefined || role === '' ? 'rid_client_token' : `${role}_rid_client_token`;
}

/** The text that is encrypted into the cookie: the time of issue, a space and the token. */
export function formatClientToken({ value, issuedAt }: ClientToken): string {
  return `${issuedAt} ${value}`;
}

/** Parses what `formatClientToken` returns; anything else is undefined. */
export function parseClientToken(text: string): ClientToken | undefined {
  const end = text.indexOf(' ');
  const issuedAt = parseInstant(text.slice(0, Math.max(end, 0)));
  const value = parseBearerToken(text.slice(end + 1));
  return issuedAt === undefined || value === undefined ? undefined : { value, issuedAt };
}
