import type { RequestHandler } from 'express';
import { HttpError } from './HttpError.ts';

/**
 * Accepts a state-changing request only from a page of the same site: by `Sec-Fetch-Site`, which browsers send to https
 * and localhost, and by `Origin` where that is absent (plain http). Requires `locals.site`.
 */
export const sameOrigin: RequestHandler = (request, response, next) => {
  const fetchSite = request.headers['sec-fetch-site'];
  const same =
    fetchSite === undefined
      ? request.headers.origin === response.locals.site.details.publicOrigin
      : fetchSite === 'same-origin';
  next(same ? undefined : new HttpError(403));
};
