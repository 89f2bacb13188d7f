import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '../http/RateLimiter.ts';
import { HttpError } from '../http/HttpError.ts';

/** The period of the rate limits of the API. */
export const MINUTE_SECONDS = 60;

/**
 * Responds with 429 to a client over the limit, and says in every response what is left of it, in the fields of
 * draft-ietf-httpapi-ratelimit-headers-10.
 */
export function limitRate(
  limit: RateLimiter,
  clientOf: (request: Request, response: Response) => string,
): RequestHandler {
  return function limitRequests(request, response, next) {
    const { purpose, quota, seconds, wait, left, resetSeconds } = limit.use(clientOf(request, response));
    response.set({
      'RateLimit-Policy': `"${purpose}";q=${quota};w=${seconds}`,
      RateLimit: `"${purpose}";r=${left};t=${resetSeconds}`,
    });
    if (wait > 0) throw new HttpError(429, { headers: { 'Retry-After': String(wait) } });
    next();
  };
}
