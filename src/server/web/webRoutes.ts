import cookieParser from 'cookie-parser';
import { Router as ExpressRouter, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { LOCALES } from '#domain/locale/locale.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Ports } from '#ports/Ports.ts';
import type { Seal } from '#ports/Seal.ts';
import { isUnlogged, ROUTE_IDS, ROUTES } from '#ui/routes.ts';
import { createRenderContexts } from '../createRenderContexts.ts';
import type { Settings } from '#config/Settings.ts';
import type { Assets } from '../Assets.ts';
import { PageCache } from '../cache/PageCache.ts';
import { serveFromCache } from '../cache/serveFromCache.ts';
import { rememberLocale } from '../http/cookies.ts';
import { cacheableQuery } from './cacheableQuery.ts';
import { cachedSites } from './cachedSites.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { leaveNoLine } from '../http/leaveNoLine.ts';
import { serveWaterFile } from './downloads/serveWaterFile.ts';
import { languageRedirect } from './languageRedirect.ts';
import { busyPage } from './busyPage.tsx';
import { serveReservoirEmbed } from './embed/serveReservoirEmbed.tsx';
import { errorPages } from './errorPages.tsx';
import { findSite } from './findSite.ts';
import { HitCounter } from './HitCounter.ts';
import { feedRoutes } from './feeds/feedRoutes.ts';
import { PageRenderer } from './render/PageRenderer.tsx';
import { serveMedia } from '../http/serveMedia.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { localeOfPath, parseAddress, PAYLOAD_SUFFIX } from './parseAddress.ts';
import { serveLedgerFeed, serveLedgerHeads } from './complaints/serveLedgerHeads.ts';
import { serveComplaintFile } from './complaints/serveComplaintFile.ts';
import { serveMemberPicture } from './members/serveMemberPicture.ts';
import { serveSocialCallback } from './members/serveSocialCallback.ts';
import { serveSocialStart } from './members/serveSocialStart.ts';
import { servePage } from './servePage.ts';
import { serveRobotCheck } from './serveRobotCheck.ts';
import { SiteDirectory } from './SiteDirectory.ts';
import { SiteVersionWatch } from './SiteVersionWatch.ts';
import { Sessions } from './Sessions.ts';
import { preferencesAction } from './actions/preferencesAction.ts';
import { ACTIONS } from './actionTable.ts';
import { serveAction } from './actions/serveAction.ts';

export interface WebParts {
  readonly ports: Ports;
  /** Whether the ports read over HTTP: pages are then sent before their deferred parts are fetched. */
  readonly isRemote: boolean;
  /** See `Composed`. */
  readonly siteLifetimeSeconds?: number | undefined;
  readonly idOfRecord?: ((record: SiteId) => Promise<SiteId>) | undefined;
  readonly seal: Seal;
  readonly settings: Settings;
  readonly assets: Assets;
  readonly logger: Logger;
}

export interface WebRoutes {
  /** Sends cached responses, and is mounted before everything else; absent without a cache. */
  readonly fromCache: RequestHandler | undefined;
  readonly routes: ExpressRouter;
  /** Sends error pages, also for errors outside of these routes. */
  readonly errorHandler: ErrorRequestHandler;
  /** HTML for requests that are refused because of too much work in flight. */
  readonly busyPage: Buffer;
  /** Stores the hits that are still counted in memory, and checks no versions any more. */
  stop(): Promise<void>;
}

/** The website: everything but the API. */
export function webRoutes(parts: WebParts): WebRoutes {
  const { ports, isRemote, seal, settings, assets, logger: log } = parts;
  const contexts = createRenderContexts(settings.BASE_PATH);
  const { clock } = ports;
  const { REQUEST_DEADLINE_MS: deadlineMs } = settings;
  const versions = new SiteVersionWatch(ports.siteVersions, {
    clock,
    log,
    lifetimeSeconds: settings.PAGE_CACHE_SECONDS,
  });
  const sites = new SiteDirectory(ports.sites, versions, {
    fixed: knownSiteId(settings.SITE_ID),
    idOfRecord: parts.idOfRecord,
    lifetimeSeconds: parts.siteLifetimeSeconds,
    deadlineMs,
    clock,
    log,
  });
  const hits = new HitCounter(ports.content, log);
  const cache = settings.PAGE_CACHE_MB === 0 ? undefined : new PageCache(settings.PAGE_CACHE_MB * 1_000_000);
  const fromCache =
    cache &&
    serveFromCache({
      ...{ cache, cacheableQuery, clock, logger: log, basePath: settings.BASE_PATH },
      rememberLocale: (request, response, path) => {
        const locale = localeOfPath(path.slice(settings.BASE_PATH.length));
        if (locale !== undefined) rememberLocale(request, response, locale);
      },
      findSite: cachedSites(sites, versions),
    });
  const renderer = new PageRenderer(assets);
  const errorHandler = errorPages(assets, contexts);

  const routes = ExpressRouter({ caseSensitive: true, strict: true });
  routes.use(cookieParser(), (request, response, next) => {
    response.locals.address = parseAddress(request);
    next();
  });
  routes.use(findSite(sites));
  routes.get(['/', PAYLOAD_SUFFIX], languageRedirect(contexts.th.links));
  routes.use(feedRoutes(ports, contexts, assets));
  routes.use(searchRoutes(ports, contexts, assets, deadlineMs));
  routes.get(
    '/media/:name',
    serveMedia(ports.media, (_, { locals }) => locals.site.details.id, cacheControl.immutable),
  );
  routes.get('/data/:name', serveWaterFile(ports.water, contexts));
  if (settings.embedOrigins.length > 0)
    routes.get(
      '/:lang/reservoirs/:id/embed',
      serveReservoirEmbed({ water: ports.water, contexts, assets, origins: settings.embedOrigins }),
    );
  const server = {
    ...{ ports, contexts, renderer, hits, isRemote, deadlineMs, seal },
    settings,
    maxFileBytes: settings.attachmentMaxBytes,
    complaintAnswerDays: settings.COMPLAINT_ANSWER_DAYS,
    servesApi: settings.servesApi,
    canEmbed: settings.embedOrigins.length > 0,
    sessions: new Sessions(seal, settings),
  };
  routes.get('/members/picture', serveMemberPicture(server));
  routes.get('/complaints/files/:id', serveComplaintFile(ports));
  if (ports.ledgerHeads !== undefined) {
    routes.get('/complaints/heads.jsonl', serveLedgerHeads(ports.ledgerHeads));
    const feedPaths = LOCALES.map((locale) => `/${locale}/complaints/ledger.atom`);
    routes.get(feedPaths, serveLedgerFeed(ports.ledgerHeads, contexts, assets));
  }
  routes.get('/members/social/start/:provider', serveSocialStart(server));
  routes.get('/members/social/callback/:provider', serveSocialCallback(server));
  routes.post('/robot-check', serveRobotCheck({ ...server, robotChecks: ports.robotChecks }));
  if (ports.tips !== undefined)
    routes.post('/robot-check/tips', leaveNoLine, serveRobotCheck({ ...server, robotChecks: ports.tips.robotChecks }));
  routes.post('/preferences', serveAction(server, preferencesAction));
  const formPaths = new Set<string>();
  for (const id of ROUTE_IDS.filter(isUnlogged))
    routes.use(
      LOCALES.flatMap((locale) => [`/${locale}/${ROUTES[id].path}`, `/${locale}/${ROUTES[id].path}${PAYLOAD_SUFFIX}`]),
      leaveNoLine,
    );
  for (const id of ROUTE_IDS) {
    const action = ACTIONS[id];
    if (action === undefined) continue;
    for (const locale of LOCALES) {
      const path = `/${locale}/${ROUTES[id].path}`;
      formPaths.add(path);
      routes.post([path, `${path}${PAYLOAD_SUFFIX}`], serveAction(server, action, id));
    }
  }
  routes.use(servePage(server, formPaths));
  routes.use(errorHandler); // mounted here too, because paths do not include the base path here
  const stop = async () => {
    cache?.stop();
    versions.stop();
    await hits.stop();
  };
  return { fromCache, routes, errorHandler, busyPage: busyPage(assets, contexts), stop };
}
