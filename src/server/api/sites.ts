import type { RequestHandler } from 'express';
import type { Sites } from '#ports/Sites.ts';
import type { SiteVersions } from '#ports/SiteVersions.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import {
  domainQueryFromWire,
  DomainQueryWire,
  siteDetailsToWire,
  SiteDetailsWire,
  siteIdToWire,
  SiteIdWire,
} from '#adapters/department-api/wire/SiteDetailsWire.ts';
import {
  layoutRequestFromWire,
  LayoutRequestWire,
  siteLayoutToWire,
  SiteLayoutWire,
} from '#adapters/department-api/wire/SiteLayoutWire.ts';
import { siteVersionToWire, SiteVersionWire } from '#adapters/department-api/wire/SiteVersionWire.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { sendTagged } from './sendTagged.ts';
import examples from './examples.json' with { type: 'json' };
import { signalOf, bodyOf, queryOf, siteOf } from './parameters.ts';

export const SITE_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'findSiteByDomain',
    group: 'sites',
    method: 'post',
    path: PATHS.siteByDomain,
    access: 'sites:read',
    summary: 'The site of a domain',
    query: DomainQueryWire,
    response: {
      type: 'json',
      description: 'The id of the site.',
      schema: SiteIdWire,
      example: examples['site-view-domain'],
    },
    problems: ['siteNotFound'],
    handle: ({ sites }) => findSiteByDomain(sites),
  },
  {
    name: 'viewSite',
    group: 'sites',
    method: 'post',
    path: PATHS.site,
    access: 'sites:read',
    summary: 'The record of a site, with its maintenance switches',
    response: { type: 'json', description: 'The record.', schema: SiteDetailsWire, example: examples['site-view'] },
    handle: ({ sites }) => viewSite(sites),
  },
  {
    name: 'viewLayout',
    group: 'sites',
    method: 'post',
    path: PATHS.layout,
    access: 'sites:read',
    summary: 'Menus, front page and footer of a site in one language',
    body: { schema: LayoutRequestWire, isRequired: false, example: { lang: 'en' } },
    response: { type: 'json', description: 'The layout.', schema: SiteLayoutWire, example: examples['site-layout'] },
    handle: ({ sites }) => viewLayout(sites),
  },
  {
    name: 'viewSiteVersion',
    group: 'sites',
    method: 'get',
    path: PATHS.siteVersion,
    access: 'sites:read',
    summary: 'The version of everything that a site shows',
    details:
      'For caches: a response of the API is good for as long as the version stays the same and `changesAt` has not ' +
      'passed. Cheap, so that it can be requested every half second.',
    response: {
      type: 'json',
      isTagged: true,
      description: 'The version.',
      schema: SiteVersionWire,
      example: examples['site-version'],
    },
    handle: ({ siteVersions }) => viewSiteVersion(siteVersions),
  },
];

function findSiteByDomain(sites: Sites): RequestHandler {
  return async (request, response) => {
    const host = queryOf(request, domainQueryFromWire);
    const site = await sites.findByDomain(host, signalOf(response));
    if (site === undefined) throw new RefusalError('siteNotFound');
    response.json(siteIdToWire(site));
  };
}

function viewSite(sites: Sites): RequestHandler {
  return async (request, response) => {
    const details = await sites.details(siteOf(request), signalOf(response));
    if (details === undefined) throw new RefusalError('siteNotFound');
    response.json(siteDetailsToWire(details));
  };
}

function viewLayout(sites: Sites): RequestHandler {
  return async (request, response) => {
    const locale = bodyOf(request, layoutRequestFromWire);
    const layout = await sites.layout(siteOf(request), locale, signalOf(response));
    if (layout === undefined) throw new RefusalError('siteNotFound');
    response.json(siteLayoutToWire(layout));
  };
}

function viewSiteVersion(siteVersions: SiteVersions): RequestHandler {
  return async (request, response) => {
    const version = await siteVersions.current(siteOf(request), signalOf(response));
    if (version === undefined) throw new RefusalError('siteNotFound');
    sendTagged(request, response, siteVersionToWire(version));
  };
}
