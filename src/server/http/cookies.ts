import type { CookieOptions, Request, Response } from 'express';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '#domain/locale/locale.ts';

/** How every cookie of ours is set: for the whole site, Secure on https. */
export function cookieOptions(request: Request, seconds: number): CookieOptions {
  return { path: '/', maxAge: seconds * 1000, sameSite: 'lax', secure: request.secure };
}

/** Remembers the language (spec §2); only on answers that no cache keeps, for a cookie is one visitor's. */
export function rememberLocale(request: Request, response: Response, locale: Locale): void {
  response.cookie(LOCALE_COOKIE, locale, cookieOptions(request, LOCALE_COOKIE_SECONDS));
}
