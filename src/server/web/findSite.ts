import type { RequestHandler } from 'express';
import { HttpError } from '../http/HttpError.ts';
import { hostNameOf } from '../http/hostName.ts';
import type { SiteDirectory } from './SiteDirectory.ts';
import type { SiteWithLayouts } from './SiteReader.ts';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** The site of the requested host; set on web routes. */
      site: SiteWithLayouts;
    }
  }
}

/** Finds the site of a request's host: 400 for a malformed host, 421 for one without a site. */
export function findSite(sites: SiteDirectory): RequestHandler {
  return async (request, response, next) => {
    const host = hostNameOf(request, request.originalUrl);
    if (host === undefined) throw new HttpError(400);
    const found = await sites.find(host, response.locals.context.now);
    if (found === undefined) throw new HttpError(421);
    response.locals.site = found.site;
    next();
  };
}
