import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import type { Logger } from 'pino';
import type { Instant } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';
import { trackStaleness, Staleness } from './staleness.ts';

/** The data of a request that are known from its start. */
export interface RequestContext {
  /** `X-Request-Id`: the proxy's when it has the right form, else a new one. */
  readonly id: string;
  readonly now: Instant;
  /** The same moment as `performance.now()`, for measuring. */
  readonly startedAt: number;
  /** Aborts when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      context: RequestContext;
    }
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** On responses made from stale copies: the age of the oldest, in seconds. */
const STALE_HEADER = 'X-Thara-Stale';

/**
 * Gives every request its id, its logger and its abort signal, and logs one line when it ends. When its response was
 * made from stale copies, it logs a second line and sets a header.
 */
export function requestContext(clock: Clock, logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request);
    const disconnect = new AbortController();
    const log = logger.child({ requestId: id });
    const startedAt = performance.now();
    const { path } = request; // without the query, which may contain what visitors typed; read here, because routers shorten it
    response.locals.context = { id, now: clock.now(), startedAt, signal: disconnect.signal, log };
    response.setHeader('X-Request-Id', id);
    const staleness = new Staleness();
    const staleSeconds = () => {
      const { oldest } = staleness;
      // An error page contains no data.
      return oldest === undefined || response.statusCode >= 500 ? undefined : secondsSince(oldest.asOf, clock.now());
    };
    onHeaders(response, () => {
      const seconds = staleSeconds();
      if (seconds !== undefined) response.setHeader(STALE_HEADER, seconds);
    });
    response.once('close', () => {
      if (!response.writableFinished) disconnect.abort();
      const stale = staleSeconds();
      if (stale !== undefined)
        log.warn({ path, staleSeconds: stale, why: messageOf(staleness.oldest?.why) }, 'served from stale copies');
      const { site, client } = response.locals as Partial<Express.Locals>; // web routes set the first, the API the second
      log.info(
        {
          method: request.method,
          path,
          status: response.statusCode,
          site: site?.details.id,
          client: client?.clientId,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    trackStaleness(staleness, next);
  };
}

/** The id from the proxy, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function secondsSince(asOf: Instant, now: Instant): number {
  return Math.max(0, Math.round((Date.parse(now) - Date.parse(asOf)) / 1000));
}

/** Without the stack: in an outage there is one such line for each request. */
function messageOf(why: unknown): string {
  return why instanceof Error ? why.message : String(why);
}
