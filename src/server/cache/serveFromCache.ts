import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import type { Logger } from 'pino';
import type { Instant } from '#domain/instant.ts';
import type { HostName } from '#domain/site/host.ts';
import type { PageValidity } from '#domain/site/pageValidity.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import { isShared } from '../http/cacheControl.ts';
import { hostNameOf } from '../http/hostName.ts';
import { logRequest } from '../http/logRequest.ts';
import { requestIdOf } from '../http/requestContext.ts';
import { STALE_MESSAGE, staleFields, type Stale } from '../http/staleness.ts';
import { cacheAddress, cacheKey, type CacheableQuery, type CacheAddress, type CacheKey } from './CacheKey.ts';
import { CachedResponse, type CachedFrom, type ResponseToCache } from './CachedResponse.ts';
import { Flight } from './Flight.ts';
import type { PageCache } from './PageCache.ts';
import { sendCached } from './sendCached.ts';

/** The site of a host, and how long what is made of it now is valid. */
export interface CachedSite {
  readonly id: SiteId;
  /** Undefined when it is not known. */
  readonly version: string | undefined;
  /** Present while the source does not respond. */
  readonly stale: Stale | undefined;
  validity(): PageValidity;
}

export interface CacheParts {
  readonly cache: PageCache;
  findSite(host: HostName, now: Instant): CachedSite | undefined | Promise<CachedSite | undefined>;
  readonly cacheableQuery: CacheableQuery;
  /** Sets the language cookie of a page's path, which belongs to private responses (spec §2). */
  readonly rememberLocale: (request: Request, response: Response, path: string) => void;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly basePath: string;
}

/** Saves the response that is being made. */
export interface CacheFill {
  /** @returns the ETag of the response, when it is cached */
  save(response: ResponseToCache): string | undefined;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** Present when the response, if it is the same for many visitors, should be cached. */
      cacheFill?: CacheFill;
    }
  }
}

/**
 * Sends cached responses before anything else looks at the request: cookies are not parsed, and no logger or id of the
 * request is made. A response that is not cached is made once, by the handlers behind, for all clients that request it
 * at the same time.
 */
export function serveFromCache(parts: CacheParts): RequestHandler {
  const { cache, clock, basePath, cacheableQuery } = parts;
  const flights = new Map<string, Flight>();

  const serve = (visit: Visit, site: CachedSite, next: () => void): void => {
    const { request, response, address, now } = visit;
    const key = cacheKey(site.id, address);
    const cached = cache.get(key);
    if (site.version === undefined) {
      next();
      return;
    }
    if (cached?.isValid(site.version, site.stale, now)) {
      send(parts, visit, site, cached);
      return;
    }
    if (request.method !== 'GET' || site.stale !== undefined) {
      next();
      return;
    }
    // Of another version is another response, although its address is the same.
    const name = `${site.version} ${key.text}`;
    const flight = flights.get(name);
    if (flight === undefined) {
      if (cache.admits(key)) takeOff(visit, site, { key, name, version: site.version });
      next();
      return;
    }
    void flight.join(response).then((made) => {
      if (response.destroyed) return;
      if (made === undefined) next();
      else send(parts, visit, site, made);
    });
  };

  /** Makes the response of this request that of all who request the same. */
  const takeOff = (
    { response, now }: Visit,
    site: CachedSite,
    { key, name, version }: { readonly key: CacheKey; readonly name: string; readonly version: string },
  ): void => {
    const from: CachedFrom = { version, validity: site.validity(), madeAt: now };
    const end = () => {
      if (flights.get(name) === flight) flights.delete(name);
    };
    const flight = new Flight(response, end);
    flights.set(name, flight);
    // Otherwise those who wait would wait for a slow client to receive what is not for them.
    onHeaders(response, () => {
      if (response.statusCode !== 200 || !isShared(response.getHeader('Cache-Control'))) flight.settle(undefined);
    });
    response.locals.sharedSignal = flight.signal;
    response.locals.cacheFill = {
      save: (made) => {
        if (!isSavable(response, made)) return undefined;
        const saved = new CachedResponse(made, from);
        cache.set(key, saved);
        flight.settle(saved);
        end();
        return saved.etag;
      },
    };
  };

  return (request, response, next) => {
    const { method, url, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      next();
      return;
    }
    const address = cacheAddress(url, headers.cookie, basePath, cacheableQuery);
    const host = address && hostNameOf(request, url);
    if (address === undefined || host === undefined) {
      next();
      return;
    }
    const visit = { request, response, address, now: clock.now(), startedAt: performance.now() };
    const serveSite = (site: CachedSite | undefined) => (site === undefined ? next() : serve(visit, site, next));
    try {
      const site = parts.findSite(host, visit.now);
      // A source that fails is reported by the handlers behind.
      if (site instanceof Promise) void site.then(serveSite, () => next());
      else serveSite(site);
    } catch {
      next();
    }
  };
}

interface Visit {
  readonly request: Request;
  readonly response: Response;
  readonly address: CacheAddress;
  readonly now: Instant;
  readonly startedAt: number;
}

function send({ logger, rememberLocale }: CacheParts, visit: Visit, site: CachedSite, cached: CachedResponse): void {
  const { request, response, address, now, startedAt } = visit;
  const requestId = requestIdOf(request);
  const { path } = address;
  response.once('close', () => {
    const { stale } = site;
    if (stale !== undefined) logger.warn({ requestId, path, ...staleFields(stale, now) }, STALE_MESSAGE);
    logRequest(logger, request, response, { requestId, path, site: site.id, startedAt });
  });
  if (cached.isPrivate) rememberLocale(request, response, path);
  sendCached(request, response, cached, { requestId, stale: site.stale, now });
}

/** Only what is complete, up to date, and the same for all who would get it. */
function isSavable(response: Response, { headers }: ResponseToCache): boolean {
  if (response.statusCode !== 200 || !isShared(headers['cache-control'])) return false;
  const isPrivate = String(headers['cache-control']).startsWith('private');
  return response.locals.context.staleness.oldest === undefined && (isPrivate || headers['set-cookie'] === undefined);
}
