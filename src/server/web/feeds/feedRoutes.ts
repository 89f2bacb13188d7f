import { Router, type RequestHandler } from 'express';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Ports } from '#ports/Ports.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../../Assets.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { maintenanceOf } from '../maintenanceOf.ts';
import { sendShared } from '../sendShared.ts';
import { calendarFeed, eventFile } from './calendarFeed.ts';
import { sendMaintenance } from './sendMaintenance.ts';
import { feeds } from './feeds.ts';
import { robots } from './robots.ts';
import { SECURITY_TEXT_PATH, securityText } from './securityText.ts';
import { siteMapIndex, siteMapPart } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

const PLAIN = 'text/plain; charset=utf-8';

/**
 * Files for programs: crawlers, feed readers, phones. Methods other than GET and HEAD, and addresses that do not exist,
 * are passed on to the routes of pages, which respond with an error.
 */
export function feedRoutes(ports: Ports, contexts: Readonly<Record<Locale, RenderContext>>, assets: Assets): Router {
  const { links } = contexts.en;
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/sitemap.xml', unlessMaintained, siteMapIndex(ports, contexts));
  router.get('/sitemap/:part.xml', unlessMaintained, siteMapPart(ports, contexts));
  router.get(['/:lang/feeds/:feed.atom', '/:lang/feeds/:feed/:category.atom'], feeds(ports, contexts, assets));
  router.get('/:lang/calendar.ics', calendarFeed(ports, contexts));
  router.get('/:lang/events/:slug.ics', eventFile(ports, contexts));
  router.get('/robots.txt', unlessMaintained, (_request, response) => {
    sendShared(response, PLAIN, robots(response.locals.site.details.publicOrigin, links));
  });
  router.get(SECURITY_TEXT_PATH, unlessMaintained, (_request, response) => {
    const { site, context } = response.locals;
    sendShared(response, PLAIN, securityText(site.details, links, context.now));
  });
  const manifests = LOCALES.map((locale) => `/${locale}/manifest.webmanifest`);
  router.get(manifests, unlessMaintained, (_request, response) => {
    const { site, address } = response.locals;
    const manifest = webManifest(site.details, contexts[address.locale], assets);
    sendShared(response, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  });
  // Some programs request these paths without reading the head of a page.
  router.get('/favicon.ico', (_request, response) => {
    response.set('Cache-Control', cacheControl.revalidate).redirect(302, `${links.basePath}/${assets.icons.favicon}`);
  });
  return router;
}

const unlessMaintained: RequestHandler = (_request, response, next) => {
  const state = maintenanceOf(response);
  if (state.on) sendMaintenance(response, state, response.locals.context.now);
  else next();
};
