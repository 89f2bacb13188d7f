import type { RequestHandler } from 'express';
import type { Sites } from '#ports/Sites.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { signalOf, siteOf } from './parameters.ts';

/** Responds with 404 to a request about a site that there is not. */
export function requireSite(sites: Sites): RequestHandler {
  return async (request, response, next) => {
    const site = await sites.details(siteOf(request), signalOf(response));
    if (site === undefined) throw new RefusalError('siteNotFound');
    next();
  };
}
