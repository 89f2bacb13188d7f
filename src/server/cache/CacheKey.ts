import { isDefault, formatPreferences, parsePreferences, type Preferences } from '#domain/preferences.ts';

/** Names one cached response of one site. */
export interface CacheKey {
  readonly text: string;
  /** Whether a query or the visitor's preferences are part of it, of which anybody can make many. */
  readonly isVariant: boolean;
}

/** What a request is for, without its site. */
export interface CacheAddress {
  /** As requested, with the base path. */
  readonly path: string;
  /** The part of the query that the response depends on, in one order; empty without one. */
  readonly query: string;
  readonly preferences: Preferences;
}

/**
 * The query of an address in its one form: only the parameters that its response depends on. Undefined when the response
 * must not be cached, for example because the query contains what a person typed.
 *
 * @param path without the base path
 * @param search `?page=2`
 */
export type CacheableQuery = (path: string, search: string) => string | undefined;

/** Pages and their data, and what programs read: feeds are below a language. */
const CACHEABLE = /^\/(?:(?:th|en)(?:\/|$)|sitemap[./]|data\/|robots\.txt$|\.well-known\/)/;
const MAX_LENGTH = 500;
const PREFERENCES = /(?:^|;) *prefs=([^;]*)/;

/** The address of a request, read with as little work as possible; undefined when its response is never cached. */
export function cacheAddress(
  url: string,
  cookies: string | undefined,
  basePath: string,
  cacheableQuery: CacheableQuery,
): CacheAddress | undefined {
  if (url.length > MAX_LENGTH || !url.startsWith(basePath)) return undefined;
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const pathOfSite = path.slice(basePath.length);
  if (!CACHEABLE.test(pathOfSite) || !isCanonical(path)) return undefined;
  const query = queryStart < 0 ? '' : cacheableQuery(pathOfSite, url.slice(queryStart));
  const preferences = preferencesIn(cookies);
  return query === undefined || preferences === undefined ? undefined : { path, query, preferences };
}

export function cacheKey(site: string, { path, query, preferences }: CacheAddress): CacheKey {
  const variant = isDefault(preferences) ? '' : formatPreferences(preferences);
  return { text: `${site} ${variant} ${path}?${query}`, isVariant: variant !== '' || query !== '' };
}

/** Whether nothing in a path is escaped that need not be: otherwise one page has many addresses. */
function isCanonical(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return path.split('/').every((segment) => encodeURIComponent(decodeURIComponent(segment)) === segment);
  } catch {
    return false;
  }
}

/** Undefined when the cookie is not in the form in which this website sets it: the page then decides. */
function preferencesIn(cookies: string | undefined): Preferences | undefined {
  const cookie = cookies === undefined ? undefined : PREFERENCES.exec(cookies)?.[1];
  return cookie === undefined || /^[a-z.]*$/.test(cookie) ? parsePreferences(cookie) : undefined;
}
