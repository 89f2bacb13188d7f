import type { Request, Response } from 'express';
import { CONTENT_KINDS, isContentKind, type ContentKind } from '#domain/content/kinds.ts';
import { parseSlug, type Slug } from '#domain/content/slug.ts';
import { isLocale, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import { SchemaError } from '#adapters/schema/readSchema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { BadRequestError } from './BadRequestError.ts';

// Each function parses one part of a request, or throws the error of the response.

export function siteOf(request: Request): SiteId {
  const site = knownSiteId(textOf(request, 'site'));
  if (site === undefined) throw new RefusalError('siteNotFound');
  return site;
}

export function localeOf(request: Request): Locale {
  const lang = textOf(request, 'lang');
  if (!isLocale(lang)) throw wrongPart('lang', lang, LOCALES);
  return lang;
}

export function kindOf(request: Request): ContentKind {
  const kind = textOf(request, 'kind');
  if (!isContentKind(kind)) throw wrongPart('kind', kind, CONTENT_KINDS);
  return kind;
}

export function slugOf(request: Request): Slug {
  const text = textOf(request, 'slug');
  const slug = parseSlug(text);
  if (slug === undefined) throw wrongPart('slug', text);
  return slug;
}

function wrongPart(name: string, sent: string, allowed?: readonly string[]): BadRequestError {
  const reason =
    allowed === undefined
      ? 'must be a slug: lower-case words joined by hyphens'
      : `must be one of ${allowed.join(', ')}`;
  return new BadRequestError([{ in: 'path', path: [name], reason, sent }]);
}

/** Aborts when the client disconnects. */
export function signalOf(response: Response): AbortSignal {
  return response.locals.context.signal;
}

/** The query; throws 400 when it is malformed. */
export function queryOf<T>(request: Request, fromWire: (query: URLSearchParams) => T): T {
  const start = request.url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : request.url.slice(start));
  return orBadRequest('query', () => fromWire(query));
}

/** The JSON of the body; an empty body counts as `{}`. Throws 400 when it is malformed. */
export function bodyOf<T>(request: Request, fromWire: (json: unknown) => T): T {
  return orBadRequest('body', () => fromWire(request.body ?? {}));
}

/** What is read from a part of the request; throws 400 when it is malformed. */
export function orBadRequest<T>(part: 'query' | 'body', read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new BadRequestError(
      error.errors.map(({ path, reason }) => ({ in: part, path, reason })),
      error,
    );
  }
}

function textOf(request: Request, name: string): string {
  const part = request.params[name];
  return typeof part === 'string' ? part : '';
}
