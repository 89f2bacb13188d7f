import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import type { Logger } from 'pino';
import type { Instant } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';
import { logRequest } from './logRequest.ts';
import { STALE_HEADER, STALE_MESSAGE, staleFields, staleSeconds, Staleness, trackStaleness } from './staleness.ts';

/** The data of a request that are known from its start. */
export interface RequestContext {
  /** `X-Request-Id`: the proxy's when it has the right form, else a new one. */
  readonly id: string;
  readonly now: Instant;
  /** The same moment as `performance.now()`, for measuring. */
  readonly startedAt: number;
  /** Aborts when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
  /** The stale copies that the response is made from. */
  readonly staleness: Staleness;
  readonly log: Logger;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      context: RequestContext;
      /** Set when other clients wait for the same response: aborts when none of them waits any more. */
      sharedSignal?: AbortSignal;
    }
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives every request its id, its logger and its abort signal, and logs one line when it ends. When its response was
 * made from stale copies, it logs a second line and sets a header.
 */
export function requestContext(clock: Clock, logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request);
    const disconnect = new AbortController();
    const log = logger.child({ requestId: id });
    const { arrivedAt: startedAt = performance.now() } = response.locals;
    const { path } = request; // without the query, which may contain what visitors typed; read here, because routers shorten it
    const signal = response.locals.sharedSignal ?? disconnect.signal;
    const staleness = new Staleness();
    response.locals.context = { id, now: clock.now(), startedAt, signal, staleness, log };
    response.setHeader('X-Request-Id', id);
    // An error page contains no data.
    const usedStale = () => (response.statusCode >= 500 ? undefined : staleness.oldest);
    onHeaders(response, () => {
      const stale = usedStale();
      if (stale !== undefined) response.setHeader(STALE_HEADER, staleSeconds(stale, clock.now()));
    });
    response.once('close', () => {
      if (!response.writableFinished) disconnect.abort();
      const stale = usedStale();
      if (stale !== undefined) log.warn({ path, ...staleFields(stale, clock.now()) }, STALE_MESSAGE);
      const { site, client, isUnlogged } = response.locals as Partial<Express.Locals>; // web routes set the first, the API the second
      if (isUnlogged) return;
      logRequest(log, request, response, { path, site: site?.details.id, client: client?.clientId, startedAt });
    });
    trackStaleness(staleness, next);
  };
}

/** The id from the proxy, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
