import { createStaticHandler, type LoaderFunctionArgs, type RouteObject, type StaticHandler } from 'react-router';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
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
export type Router = (url: URL, request: PageRequest) => Promise<Routed>;

/**
 * React Router in data mode decides which route answers; each handler is its route's loader. There is one static
 * handler a language, so that both have the same routes behind their prefix.
 */
export function createRouter({ BASE_PATH, GALLERY }: Pick<Settings, 'BASE_PATH' | 'GALLERY'>): Router {
  const ids = GALLERY === 'on' ? ROUTE_IDS : PUBLIC_ROUTE_IDS;
  const handlers = Object.fromEntries(
    LOCALES.map((locale) => [locale, createStaticHandler(routeObjects(ids), { basename: `${BASE_PATH}/${locale}` })]),
  ) as Record<Locale, StaticHandler>;

  return async (url, request) => {
    const context = await handlers[request.locale].query(new Request(url, { signal: request.signal }), {
      requestContext: request,
    });
    if (context instanceof Response) throw new Error('a page handler answered with a Response');
    const fault = Object.values(context.errors ?? {})[0] as Error | undefined;
    if (fault !== undefined) throw fault;
    const route = context.matches.at(-1)?.route.id as RouteId;
    return { route, result: context.loaderData[route] as PageResult };
  };
}

function routeObjects(ids: readonly RouteId[]): RouteObject[] {
  return ids.map((id) => {
    const { path } = ROUTES[id];
    const loader = loaderOf(id);
    return path === '' ? { id, index: true, loader } : { id, path, caseSensitive: true, loader };
  });
}

function loaderOf(id: RouteId) {
  return ({ context, params }: LoaderFunctionArgs) => {
    const request: PageRequest = { ...(context as unknown as PageRequest), params };
    const state = functionMaintenance(request.site.maintenance, id, request.now);
    return state.on ? maintenanceNotice(request, state) : HANDLERS[id](request);
  };
}
