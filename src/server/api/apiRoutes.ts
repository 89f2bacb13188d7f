import express, { Router, type RequestHandler } from 'express';
import { clientNetwork } from '#domain/clientNetwork.ts';
import { isApiScope } from '#ports/ApiClients.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import { RateLimiter } from '../http/RateLimiter.ts';
import { HttpError } from '../http/HttpError.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { leaveNoLine } from '../http/leaveNoLine.ts';
import { requireSite } from './requireSite.ts';
import { requireToken, requireScope } from './requireToken.ts';
import type { ApiSettings, Endpoint } from './Endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { limitRate, MINUTE_SECONDS } from './limitRate.ts';
import { requireBearer } from './memberRequest.ts';
import { problemHandler } from './problemHandler.ts';

const json = express.json({ limit: '100kb' });

/** The department's API (spec §7) over the ports: the server side of `adapters/department-api`. */
export function apiRoutes(ports: ApiPorts, settings: ApiSettings): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const mount = (endpoints: readonly Endpoint[]) => {
    for (const [path, ofPath] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
      const route = router.route(path);
      for (const endpoint of ofPath)
        route[endpoint.method](checksOf(endpoint, ports), endpoint.handle(ports, settings));
      route.all(methodNotAllowed(ofPath));
    }
  };
  router.use(noStore);
  mount(ENDPOINTS.filter(({ access }) => access === 'anybody'));
  const perClient = { purpose: 'requests', uses: settings.API_CLIENT_LIMIT, seconds: MINUTE_SECONDS };
  const limit = new RateLimiter(perClient, ports.clock);
  const perNetwork = { purpose: 'memberRequests', uses: settings.API_CLIENT_LIMIT, seconds: MINUTE_SECONDS };
  const memberLimit = new RateLimiter(perNetwork, ports.clock);
  const ofMembers = ENDPOINTS.filter(({ access }) => access === 'member');
  for (const { path } of ofMembers)
    router.all(
      path,
      requireBearer,
      limitRate(memberLimit, ({ ip = '' }) => clientNetwork(ip)),
    );
  mount(ofMembers);
  router.use(
    requireToken(ports.apiClients),
    limitRate(limit, (_request, { locals }) => locals.client.clientId),
  );
  mount(ENDPOINTS.filter(({ access }) => access !== 'anybody' && access !== 'member'));
  router.use(notFound, problemHandler);
  return router;
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', cacheControl.noStore);
  next();
};

const notFound: RequestHandler = () => {
  throw new HttpError(404);
};

function checksOf({ access, body, path, group, isUnlogged }: Endpoint, { sites }: ApiPorts): RequestHandler[] {
  const checks = isUnlogged ? [leaveNoLine] : [];
  if (isApiScope(access)) checks.push(requireScope(access));
  // The calls about sites themselves find out anyway.
  if (path.includes('/:site') && group !== 'sites') checks.push(requireSite(sites));
  if (body === undefined) return checks;
  return 'type' in body
    ? [...checks, requireType(body.type)]
    : [...checks, requireType('json'), body.maxBytes === undefined ? json : express.json({ limit: body.maxBytes })];
}

function requireType(type: string): RequestHandler {
  return (request, _response, next) => {
    const isOther = request.headers['content-type'] !== undefined && request.is(type) === false;
    next(isOther ? new HttpError(415) : undefined);
  };
}

function methodNotAllowed(offered: readonly Endpoint[]): RequestHandler {
  const methods = offered.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : ['POST']));
  return () => {
    throw new HttpError(405, { headers: { Allow: methods.join(', ') } });
  };
}
