import express, { Router, type RequestHandler } from 'express';
import { isApiScope } from '#ports/ApiClients.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import { RateLimiter } from '../http/RateLimiter.ts';
import { HttpError } from '../http/HttpError.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { bearer, withScope } from './bearer.ts';
import type { ApiSettings, Endpoint } from './Endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { limited, MINUTE_SECONDS } from './limited.ts';
import { problems } from './problems.ts';

const json = express.json({ limit: '100kb' });

/** The department's API over our own ports: what the got adapters call on the other side (spec §7). */
export function apiRoutes(ports: ApiPorts, settings: ApiSettings): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const mount = (endpoints: readonly Endpoint[]) => {
    for (const [path, ofPath] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
      const route = router.route(path);
      for (const endpoint of ofPath) route[endpoint.method](checksOf(endpoint), endpoint.handle(ports, settings));
      route.all(refuseMethod(ofPath));
    }
  };
  router.use(keepByNobody);
  mount(ENDPOINTS.filter(({ access }) => access === 'anybody'));
  const limit = new RateLimiter(settings.API_CLIENT_LIMIT, MINUTE_SECONDS, ports.clock);
  router.use(
    bearer(ports.apiClients),
    limited(limit, (_request, { locals }) => locals.client.clientId),
  );
  mount(ENDPOINTS.filter(({ access }) => access !== 'anybody'));
  router.use(refuseAddress, problems);
  return router;
}

const keepByNobody: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', cacheControl.noStore);
  next();
};

const refuseAddress: RequestHandler = () => {
  throw new HttpError(404);
};

function checksOf({ access, body }: Endpoint): RequestHandler[] {
  return [
    ...(isApiScope(access) ? [withScope(access)] : []),
    ...(body === undefined ? [] : [refuseOtherThanJson, json]),
  ];
}

const refuseOtherThanJson: RequestHandler = (request, _response, next) => {
  const isOther = request.headers['content-type'] !== undefined && request.is('json') === false;
  next(isOther ? new HttpError(415) : undefined);
};

function refuseMethod(offered: readonly Endpoint[]): RequestHandler {
  const methods = offered.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : ['POST']));
  return () => {
    throw new HttpError(405, { headers: { Allow: methods.join(', ') } });
  };
}
