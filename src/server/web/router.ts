import { matchRoutes, type RouteObject } from 'react-router';
import { functionMaintenance } from '#domain/site/maintenance.ts';
import { unlessAborted } from '#ports/unlessAborted.ts';
import { ROUTE_IDS, ROUTES, type RouteId } from '#ui/routes.ts';
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
 * `Request`s for each page that hold weakly what belongs to it (docs/decisions/0016).
 */
export function createRouter(): Router {
  const routesOf = routesByFirstWord(ROUTE_IDS);

  return async (request) => {
    request.signal.throwIfAborted();
    const match = matchRoutes(routesOf(request.path), request.path, `/${request.locale}`)?.at(-1);
    // For React Router no route, not even `*`, has a line separator (U+2028) in its address.
    const route = (match?.route.id ?? 'notFound') as RouteId;
    const result = await unlessAborted(request.signal, answer(route, { ...request, params: match?.params ?? {} }));
    return { route, result };
  };
}

/** The routes that an address can be of, by the word behind its language: React Router ranks anew what it is given. */
function routesByFirstWord(ids: readonly RouteId[]): (path: string) => RouteObject[] {
  const groups = Map.groupBy(ids, firstWordOf);
  const anyWord = groups.get(ANY_WORD)?.map(toRoute) ?? [];
  const routes = new Map([...groups].map(([word, under]) => [word, [...under.map(toRoute), ...anyWord]]));
  return (path) => routes.get(path.split('/')[2] ?? '') ?? anyWord;
}

const ANY_WORD = '*';

function firstWordOf(id: RouteId): string {
  const [word = ''] = ROUTES[id].path.split('/');
  return word.startsWith(':') ? ANY_WORD : word;
}

function toRoute(id: RouteId): RouteObject {
  const { path } = ROUTES[id];
  return path === '' ? { id, index: true } : { id, path, caseSensitive: true };
}

async function answer(route: RouteId, request: PageRequest): Promise<PageResult> {
  const state = functionMaintenance(request.site.maintenance, route, request.now);
  return state.on ? maintenanceNotice(request, state) : await HANDLERS[route](request);
}
