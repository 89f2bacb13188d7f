import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { ApiPorts, Ports } from '#ports/Ports.ts';
import { ROUTE_IDS, ROUTES } from '#ui/routes.ts';
import { apiDocs } from './api/apiDocs.ts';
import { apiRoutes } from './api/apiRoutes.ts';
import type { Assets } from './Assets.ts';
import { busyResponse } from './busyResponse.ts';
import { healthRoutes, type Lifecycle } from './http/health.ts';
import { limitBodyTime } from './http/BodyTimeout.ts';
import { HttpError } from './http/HttpError.ts';
import { cacheControl } from './http/cacheControl.ts';
import { limitWork } from './http/limitWork.ts';
import { requestContext } from './http/requestContext.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serveAssets } from './http/serveAssets.ts';
import { webRoutes, type WebParts } from './web/webRoutes.ts';

export interface AppParts extends WebParts {
  readonly ports: Ports | ApiPorts;
  /** Folder of the built files that browsers load. */
  readonly clientFolder: string;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
}

export interface App {
  readonly app: Express;
  /** Stores the hits that are still counted in memory. */
  stop(): Promise<void>;
}

/** The only way to build the app, in production and in tests. */
export function createApp(parts: AppParts): App {
  const { ports, settings, assets, clientFolder, logger, lifecycle } = parts;
  const web = webRoutes(parts);
  const app = express();
  app.disable('x-powered-by');
  app.set('env', 'production'); // otherwise Express's own error handler sends stacks to visitors
  app.disable('etag'); // pages have none until they are cached; files set their own
  app.set('trust proxy', trustProxy(settings.TRUST_PROXY));
  // First, because a cached response needs nothing of what follows.
  if (settings.servesWeb && web.fromCache !== undefined) app.use(web.fromCache);
  app.use(limitWork({ settings, log: logger, refuse: busyResponse(web.busyPage, settings) }));
  app.use(requestContext(ports.clock, logger), limitBodyTime(), securityHeaders());
  app.use(healthRoutes(ports.readiness, lifecycle));

  const mounted = express.Router({ caseSensitive: true, strict: true });
  app.use(settings.BASE_PATH === '' ? '/' : settings.BASE_PATH, mounted);
  mounted.use('/builds', buildManifests(assets));
  mounted.use('/assets', serveAssets(`${clientFolder}/assets`));
  if (settings.servesApi) {
    mounted.get('/api/docs', apiDocs(settings.BASE_PATH, assets));
    mounted.get('/api/docs/', (_request, response) => {
      response.redirect(308, `${settings.BASE_PATH}/api/docs`);
    });
    mounted.use('/api', apiRoutes(ports as ApiPorts, settings));
  }
  if (settings.servesWeb) mounted.use(web.routes);
  app.use(() => {
    throw new HttpError(404);
  }, web.errorHandler);
  return { app, stop: () => web.stop() };
}

/** `latest.json` has the id of the running build; `meta/{buildId}.json` is its manifest (spec §4, §7). */
function buildManifests(assets: Assets): express.Router {
  const router = express.Router();
  const manifest = {
    id: assets.buildId,
    routes: ROUTE_IDS.map((id) => ({ id, path: `/:lang/${ROUTES[id].path}` })),
  };
  router.get('/latest.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ id: assets.buildId });
  });
  router.get(`/meta/${assets.buildId}.json`, (_request, response) => {
    response.set('Cache-Control', cacheControl.immutable).json(manifest);
  });
  return router;
}

function trustProxy(setting: string | undefined): number | string[] | false {
  if (setting === undefined) return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting.split(/[,\s]+/).filter((part) => part !== '');
}
