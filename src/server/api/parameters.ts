import type { Request, Response } from 'express';
import { isContentKind, type ContentKind } from '#domain/content/kinds.ts';
import { parseSlug, type Slug } from '#domain/content/slug.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import { HttpError } from '../http/HttpError.ts';
import { RefusalError } from '../http/RefusalError.ts';

// Each function parses one part of a request, or throws the error of the response.

export function siteOf(request: Request): SiteId {
  const site = knownSiteId(textOf(request, 'site'));
  if (site === undefined) throw new RefusalError('siteNotFound');
  return site;
}

export function localeOf(request: Request): Locale {
  const lang = textOf(request, 'lang');
  if (!isLocale(lang)) throw new HttpError(400);
  return lang;
}

export function kindOf(request: Request): ContentKind {
  const kind = textOf(request, 'kind');
  if (!isContentKind(kind)) throw new HttpError(400);
  return kind;
}

export function slugOf(request: Request): Slug {
  const slug = parseSlug(textOf(request, 'slug'));
  if (slug === undefined) throw new HttpError(400);
  return slug;
}

/** Aborts when the client disconnects. */
export function signalOf(response: Response): AbortSignal {
  return response.locals.context.signal;
}

/** The query; throws 400 when it is malformed. */
export function queryOf<T>(request: Request, fromWire: (query: URLSearchParams) => T): T {
  const start = request.url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : request.url.slice(start));
  return orBadRequest(() => fromWire(query));
}

/** The JSON of the body; an empty body counts as `{}`. Throws 400 when it is malformed. */
export function bodyOf<T>(request: Request, fromWire: (json: unknown) => T): T {
  return orBadRequest(() => fromWire(request.body ?? {}));
}

function orBadRequest<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new HttpError(400, { cause });
  }
}

function textOf(request: Request, name: string): string {
  const part = request.params[name];
  return typeof part === 'string' ? part : '';
}
