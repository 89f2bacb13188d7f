import type { Response } from 'express';
import onHeaders from 'on-headers';
import { isShared } from '../http/cacheControl.ts';
import type { CacheKey } from './CacheKey.ts';
import { CachedResponse, type CachedFrom, type ResponseToCache } from './CachedResponse.ts';
import { Flight } from './Flight.ts';
import type { PageCache } from './PageCache.ts';

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

interface FlightOptions {
  /** The same for all requests of the same response. */
  readonly name: string;
  readonly key: CacheKey;
  readonly from: CachedFrom;
}

/** The responses that are being made for the cache. */
export class Flights {
  readonly #cache: PageCache;
  readonly #flights = new Map<string, Flight>();

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  get(name: string): Flight | undefined {
    return this.#flights.get(name);
  }

  /** Makes a response that of all who request the same, and lets its handlers save it. */
  start(response: Response, { name, key, from }: FlightOptions): void {
    const end = () => {
      if (this.#flights.get(name) === flight) this.#flights.delete(name);
    };
    const flight = new Flight(response, end);
    this.#flights.set(name, flight);
    // Otherwise those who wait would wait for a slow client to receive what is not for them.
    onHeaders(response, () => {
      if (response.statusCode !== 200 || !isShared(response.getHeader('Cache-Control'))) flight.settle(undefined);
    });
    response.locals.sharedSignal = flight.signal;
    response.locals.cacheFill = {
      save: (made) => {
        if (!isSavable(response, made)) return undefined;
        const saved = new CachedResponse(made, from);
        this.#cache.set(key, saved);
        flight.settle(saved);
        end();
        return saved.etag;
      },
    };
  }
}

/** Only what is complete, up to date, and the same for all who would get it. */
function isSavable(response: Response, { headers }: ResponseToCache): boolean {
  if (response.statusCode !== 200 || !isShared(headers['cache-control'])) return false;
  // Private responses set the language cookie, which is not saved with them.
  const isPrivate = String(headers['cache-control']).startsWith('private');
  return response.locals.context.staleness.oldest === undefined && (isPrivate || headers['set-cookie'] === undefined);
}
