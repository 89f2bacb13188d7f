import type { RequestHandler } from 'express';
import { HttpError } from '../http/HttpError.ts';
import { hostNameOf } from '../http/hostName.ts';
import type { SiteDirectory } from '../sites/SiteDirectory.ts';

/** Finds the site that a request's host belongs to: 400 for no proper host, 421 for nobody's. */
export function findSite(sites: SiteDirectory): RequestHandler {
  return async (request, response, next) => {
    const host = hostNameOf(request, request.originalUrl);
    if (host === undefined) throw new HttpError(400);
    const site = await sites.find(host);
    if (site === undefined) throw new HttpError(421);
    response.locals.site = site;
    next();
  };
}
