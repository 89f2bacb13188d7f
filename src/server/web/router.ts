import { matchRoutes, type RouteObject } from 'react-router';
import type { Locale } from '#domain/locale/locale.ts';
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

const ANY_WORD = '*';
const routesOf = routesByFirstWord();

/**
 * Finds the route of a path and calls its handler. Throws what the handler throws.
 *
 * React Router matches the path. Its static handler is not used: it would also call loaders, with up to three `Request`s
 * for each page, which slow down garbage collection (docs/decisions/0016).
 */
export async function routePage(request: PageRequest): Promise<Routed> {
  request.signal.throwIfAborted();
  const { route, params } = matchRoute(request.path, request.locale);
  return await unlessAborted(request.signal, handleRoute(route, { ...request, params }));
}

/** @param path with the locale, without base path and query */
export function matchRoute(path: string, locale: Locale): Pick<PageRequest, 'params'> & { readonly route: RouteId } {
  const match = matchRoutes(routesOf(path), path, `/${locale}`)?.at(-1);
  // A path with a line separator (U+2028) matches no route of React Router, not even `*`.
  return { route: (match?.route.id ?? 'notFound') as RouteId, params: match?.params ?? {} };
}

/** Groups the routes by the path's first word, because React Router ranks all the routes it gets for every request. */
function routesByFirstWord(): (path: string) => RouteObject[] {
  const groups = Map.groupBy(ROUTE_IDS, firstWordOf);
  const anyWord = groups.get(ANY_WORD)?.map(toRoute) ?? [];
  const routes = new Map([...groups].map(([word, under]) => [word, [...under.map(toRoute), ...anyWord]]));
  return (path) => routes.get(path.split('/')[2] ?? '') ?? anyWord;
}

function firstWordOf(id: RouteId): string {
  const [word = ''] = ROUTES[id].path.split('/');
  return word.startsWith(':') ? ANY_WORD : word;
}

function toRoute(id: RouteId): RouteObject {
  const { path } = ROUTES[id];
  return path === '' ? { id, index: true } : { id, path, caseSensitive: true };
}

/** Calls the handler of a route, or returns the notice while the route is under maintenance. */
export async function handleRoute(route: RouteId, request: PageRequest): Promise<Routed> {
  const state = functionMaintenance(request.site.maintenance, route, request.now);
  return { route, result: state.on ? maintenanceNotice(request, state) : await HANDLERS[route](request) };
}
