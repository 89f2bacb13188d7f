import type { RequestHandler } from 'express';
import { layoutQuestionFromWire } from '#adapters/department-api/wire/LayoutQuestionWire.ts';
import { siteDetailsToWire } from '#adapters/department-api/wire/SiteDetailsWire.ts';
import { siteIdToWire } from '#adapters/department-api/wire/SiteIdWire.ts';
import { siteLayoutToWire } from '#adapters/department-api/wire/SiteLayoutWire.ts';
import { parseHost } from '#domain/site/host.ts';
import type { Sites } from '#ports/Sites.ts';
import { HttpError } from '../HttpError.ts';
import { Refused } from '../Refused.ts';
import { posted, queryOf, siteOf } from './parameters.ts';

export function findSiteByDomain(sites: Sites): RequestHandler {
  return async (request, response) => {
    const [domain = '', ...more] = queryOf(request).getAll('domain');
    const host = parseHost(domain);
    if (host === undefined || more.length > 0) throw new HttpError(400);
    const site = await sites.findByDomain(host);
    if (site === undefined) throw new Refused('siteNotFound');
    response.json(siteIdToWire(site));
  };
}

export function viewSite(sites: Sites): RequestHandler {
  return async (request, response) => {
    const details = await sites.details(siteOf(request));
    if (details === undefined) throw new Refused('siteNotFound');
    response.json(siteDetailsToWire(details));
  };
}

export function viewLayout(sites: Sites): RequestHandler {
  return async (request, response) => {
    const layout = await sites.layout(siteOf(request), posted(request, layoutQuestionFromWire));
    if (layout === undefined) throw new Refused('siteNotFound');
    response.json(siteLayoutToWire(layout));
  };
}
