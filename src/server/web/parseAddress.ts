import type { Request } from 'express';
import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from '#domain/locale/locale.ts';
import { cookieOf } from '../http/cookies.ts';

/** The address of a web request, parsed once. */
export interface RequestAddress {
  /** The raw path, without base path and query; of a payload, the path of its page. */
  readonly path: string;
  /** `?page=2`; empty without a query. */
  readonly search: string;
  /** The path's language, else the visitor's. */
  readonly locale: Locale;
  /** Whether the payload (the data of the page as JSON) is requested, not the page (spec §7). */
  readonly isPayload: boolean;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** Set on web routes. */
      address: RequestAddress;
    }
  }
}

/** Of the address of a page's data. */
export const PAYLOAD_SUFFIX = '/_payload.json';
const LANGUAGE = /^\/([^/]*)/;

export function parseAddress(request: Request): RequestAddress {
  const path = withoutPayloadSuffix(request.path);
  const isPayload = path !== request.path;
  const queryStart = request.url.indexOf('?');
  return {
    path,
    search: queryStart < 0 ? '' : request.url.slice(queryStart),
    locale: localeOfPath(path) ?? chooseLocale(cookieOf(request, LOCALE_COOKIE), request.acceptsLanguages()),
    isPayload,
  };
}

/** The path of a page, from that of the page or of its data. */
export function withoutPayloadSuffix(path: string): string {
  if (path === PAYLOAD_SUFFIX) return '/';
  return path.endsWith(PAYLOAD_SUFFIX) ? path.slice(0, -PAYLOAD_SUFFIX.length) : path;
}

/** Undefined for a path without a language, such as `/` or an unknown one. */
export function localeOfPath(path: string): Locale | undefined {
  const language = LANGUAGE.exec(path)?.[1] ?? '';
  return isLocale(language) ? language : undefined;
}

/** The same path in another language; a path without a language stays as it is. */
export function pathInLocale(path: string, locale: Locale): string {
  return localeOfPath(path) === undefined ? path : path.replace(LANGUAGE, `/${locale}`);
}
