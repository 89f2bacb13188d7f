import { parseLinkToken, type SecretToken } from '#domain/session/secretToken.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';

/** The routes that mails link to. */
export type LinkRoute = 'verify' | 'resetPassword';

/** How long the page of a link can be used after it was opened, in seconds. */
const LINK_COOKIE_SECONDS = 900;

const COOKIES: Readonly<Record<LinkRoute, string>> = {
  verify: 'members_verify_link',
  resetPassword: 'members_reset_link',
};

// Of the redirect alone: on a page with a form, browsers would send 'Origin: null'.
const LINK_HEADERS = { 'Referrer-Policy': 'no-referrer' };

/**
 * Moves the token of a link out of the address, before anything is shown: an address is in histories, in `Referer` headers
 * and in what people copy. Undefined when there is none in it.
 */
export function moveLinkToken(route: LinkRoute, { query, context }: PageRequest): PrivateRedirect | undefined {
  const text = query.get('token');
  if (text === null) return undefined;
  const value = parseLinkToken(text) ?? 'unknown';
  const cookie = { name: COOKIES[route], value, seconds: LINK_COOKIE_SECONDS, isHttpOnly: true } as const;
  const moved = privateRedirect(context.to(route), [cookie]);
  return { ...moved, headers: { ...moved.headers, ...LINK_HEADERS } };
}

/** The token of the link that was opened. 'none' when no link was opened, undefined when it is no token of ours. */
export function linkToken(route: LinkRoute, { visitor }: PageRequest): SecretToken | 'none' | undefined {
  const text = visitor.cookie(COOKIES[route]);
  return text === undefined ? 'none' : parseLinkToken(text);
}

/** Deletes the token once the link was used. */
export function forgetLink(route: LinkRoute): CookieToSet {
  return { name: COOKIES[route], value: '', seconds: 0 };
}
