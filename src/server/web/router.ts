import { matchRoutes, type RouteObject } from 'react-router';
import { functionMaintenance } from '#domain/site/maintenance.ts';
import { PUBLIC_ROUTE_IDS, ROUTE_IDS, ROUTES, type RouteId } from '#ui/routes.ts';
import type { Settings } from '#config/Settings.ts';
import type { PageRequest } from './PageRequest.ts';
import type { PageResult } from './PageResult.ts';
import { HANDLERS } from './pages/handlers.ts';
import { maintenanceNotice } from './pages/maintenance.ts';

export interface Routed {
  readonly route: RouteId;
  readonly result: PageResult;
}

/** Asks the handler of the route that an address belongs to. Throws what the handler throws. */
export type Router = (request: PageRequest) => Promise<Routed>;

/**
 * React Router decides which route answers. Its static handler would ask the route's loader as well, with up to three
 * `Request`s for each page, whose signals are held weakly; what is held weakly outlives every small collection of
 * garbage, and with it all that belongs to a request (docs/decisions/0016).
 */
export function createRouter({ GALLERY }: Pick<Settings, 'GALLERY'>): Router {
  const routes = routeObjects(GALLERY === 'on' ? ROUTE_IDS : PUBLIC_ROUTE_IDS);

  return async (request) => {
    request.signal.throwIfAborted();
    const match = matchRoutes(routes, request.path, `/${request.locale}`)?.at(-1);
    if (match === undefined) throw new Error(`no route leads to ${request.path}`);
    const route = match.route.id as RouteId;
    const result = await unlessGivenUp(answer(route, { ...request, params: match.params }), request.signal);
    return { route, result };
  };
}

function routeObjects(ids: readonly RouteId[]): RouteObject[] {
  return ids.map((id) => {
    const { path } = ROUTES[id];
    return path === '' ? { id, index: true } : { id, path, caseSensitive: true };
  });
}

async function answer(route: RouteId, request: PageRequest): Promise<PageResult> {
  const state = functionMaintenance(request.site.maintenance, route, request.now);
  return state.on ? maintenanceNotice(request, state) : await HANDLERS[route](request);
}

/** A handler may go on though nobody waits for it any more. */
function unlessGivenUp<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => {
    reject(signal.reason as Error);
  });
  return Promise.race([answer, givenUp]);
}
