import { CLIENT_TOKEN_SECONDS } from './clientToken.ts';

/** The cookie of a member's token (spec §3). */
export const MEMBER_COOKIE = 'members_access_token';

/** Life of a member's token cookie in seconds (spec §9). */
export const MEMBER_COOKIE_SECONDS = 86_400;

/** Life of the client token's cookie in seconds: the token's own (spec §9). */
export const CLIENT_COOKIE_SECONDS = CLIENT_TOKEN_SECONDS;

/** The client token's cookie: `{role}_rid_client_token` where the site has a role, else `rid_client_token` (spec §3). */
export function clientCookieName(role?: string): string {
  return role === undefined || role === '' ? 'rid_client_token' : `${role}_rid_client_token`;
}
