import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '#ports/Clock.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives every request its id, its log and its abort signal, and writes one line about it when it is over. */
export function requestContext(clock: Clock, logger: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    const left = new AbortController();
    const log = logger.child({ requestId: id });
    const startedAt = performance.now();
    const { path } = request; // without the query, which may hold what people typed; whole, before routers shorten it
    response.locals.context = { id, now: clock.now(), startedAt, signal: left.signal, log };
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
      const { site } = response.locals as Partial<Express.Locals>; // only web routes have one
      log.info(
        {
          method: request.method,
          path,
          status: response.statusCode,
          site: site?.details.id,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          ...(!response.writableFinished && { left: true }),
        },
        'request',
      );
    });
    next();
  };
}
