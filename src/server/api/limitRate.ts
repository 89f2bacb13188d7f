import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '../http/RateLimiter.ts';
import { HttpError } from '../http/HttpError.ts';

/** The period of the rate limits of the API. */
export const MINUTE_SECONDS = 60;

/** Responds with 429 to a client over the limit. */
export function limitRate(
  limit: RateLimiter,
  clientOf: (request: Request, response: Response) => string,
): RequestHandler {
  return function limitRequests(request, response, next) {
    const wait = limit.use(clientOf(request, response));
    if (wait > 0) throw new HttpError(429, { headers: { 'Retry-After': String(wait) } });
    next();
  };
}
