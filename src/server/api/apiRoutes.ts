import express, { Router } from 'express';
import type { ApiPorts } from '#ports/Ports.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { HttpError } from '../HttpError.ts';
import { serveMedia } from '../serveMedia.ts';
import { accessToken } from './accessToken.ts';
import { bearer } from './bearer.ts';
import { addHits, findItem, listCategories, listContent } from './content.ts';
import { problems } from './problems.ts';
import { findSiteByDomain, viewLayout, viewSite } from './sites.ts';

const JSON_LIMIT = '100kb';
/** What was asked for with a token is kept by nobody on the way. */
const PRIVATE = 'private, no-store';

/** The department's API over our own ports: what the got adapters call on the other side (spec §7). */
export function apiRoutes({ apiClients, sites, content, media, readiness }: ApiPorts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const json = express.json({ limit: JSON_LIMIT });
  router.use((_request, response, next) => {
    response.set('Cache-Control', PRIVATE);
    next();
  });
  router.post(PATHS.accessToken, json, accessToken(apiClients));
  router.use(bearer(apiClients), json);
  router.post(PATHS.siteByDomain, findSiteByDomain(sites));
  router.post(PATHS.site, viewSite(sites));
  router.post(PATHS.layout, viewLayout(sites));
  router.get(PATHS.contentList, listContent(content));
  router.get(PATHS.contentItem, findItem(content));
  router.get(PATHS.categories, listCategories(content));
  router.post(PATHS.hits, addHits(content));
  router.get(PATHS.media, serveMedia(media, PRIVATE));
  router.get(PATHS.ready, async (_request, response) => {
    await readiness.check();
    response.status(204).end();
  });
  router.use((_request, _response, next) => next(new HttpError(404)));
  router.use(problems);
  return router;
}
