import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiter } from '../http/RateLimiter.ts';
import { HttpError } from '../http/HttpError.ts';

/** What limits of the API are counted over. */
export const MINUTE_SECONDS = 60;

/** Answers 429 to whoever asks more often than a limit allows. */
export function limited(
  limit: RateLimiter,
  clientOf: (request: Request, response: Response) => string,
): RequestHandler {
  return function limitRequests(request, response, next) {
    const wait = limit.use(clientOf(request, response));
    if (wait > 0) throw new HttpError(429, { headers: { 'Retry-After': String(wait) } });
    next();
  };
}
