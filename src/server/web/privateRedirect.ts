import { cacheControl } from '../http/cacheControl.ts';
import type { CookieToSet } from '../http/cookies.ts';

/** A redirect that is one visitor's own. */
export interface PrivateRedirect {
  readonly redirect: string;
  readonly status: 303;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly CookieToSet[];
}

/** To a path, with cookies of the visitor: nothing stores it. */
export function privateRedirect(redirect: string, cookies: readonly CookieToSet[] = []): PrivateRedirect {
  return { redirect, status: 303, headers: { 'Cache-Control': cacheControl.noStore }, cookies };
}
