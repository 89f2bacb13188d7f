import type { CookieOptions, Request, Response } from 'express';
import { parsePreferences, PREFERENCES_COOKIE, type Preferences } from '#domain/preferences.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '#domain/locale/locale.ts';

/** Also undefined when an error occurred before cookies were parsed. */
export function cookieOf(request: Request, name: string): string | undefined {
  const value: unknown = (request.cookies as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function preferencesOf(request: Request): Preferences {
  return parsePreferences(cookieOf(request, PREFERENCES_COOKIE));
}

/** Options of every cookie: for the whole site, Secure on https. */
export function cookieOptions(request: Request, seconds: number): CookieOptions {
  return { path: '/', maxAge: seconds * 1000, sameSite: 'lax', secure: request.secure };
}

/** A cookie that goes with a response. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  /** 0 deletes it. */
  readonly seconds: number;
  /** Whether page scripts cannot see it. */
  readonly isHttpOnly?: true;
}

/** Sets cookies. Only for responses that no cache stores: a cookie is one visitor's. */
export function setCookies(response: Response, cookies: readonly CookieToSet[] = []): void {
  for (const { name, value, seconds, isHttpOnly = false } of cookies)
    response.cookie(name, value, { ...cookieOptions(response.req, seconds), httpOnly: isHttpOnly });
}

/** Sets the language cookie (spec §2). Only for responses that no cache stores: a cookie is one visitor's. */
export function rememberLocale(request: Request, response: Response, locale: Locale): void {
  response.cookie(LOCALE_COOKIE, locale, cookieOptions(request, LOCALE_COOKIE_SECONDS));
}
