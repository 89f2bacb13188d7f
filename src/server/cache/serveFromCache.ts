import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Instant } from '#domain/instant.ts';
import type { HostName } from '#domain/site/host.ts';
import type { PageValidity } from '#domain/site/pageValidity.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import { hostNameOf } from '../http/hostName.ts';
import { logRequest } from '../http/logRequest.ts';
import { requestIdOf } from '../http/requestContext.ts';
import { STALE_MESSAGE, staleFields, type Stale } from '../http/staleness.ts';
import { cacheAddress, cacheKey, type CacheableQuery, type CacheAddress } from './CacheKey.ts';
import type { CachedResponse } from './CachedResponse.ts';
import { Flights } from './Flights.ts';
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

/**
 * Sends cached responses before anything else looks at the request: cookies are not parsed, and no logger or id of the
 * request is made. A response that is not cached is made once, by the handlers behind, for all clients that request it
 * at the same time.
 */
export function serveFromCache(given: CacheParts): RequestHandler {
  // To look for secrets costs as much as the rest of the line, and its fields never contain any.
  const parts = { ...given, logger: given.logger.child({}, { redact: [] }) };
  const { cache, clock, basePath, cacheableQuery } = parts;
  const flights = new Flights(cache);

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
      const from = { version: site.version, validity: site.validity(), madeAt: now };
      if (cache.admits(key)) flights.start(response, { name, key, from });
      next();
      return;
    }
    void flight.join(response).then((made) => {
      if (response.destroyed) return;
      if (made === undefined) next();
      else send(parts, visit, site, made);
    });
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
