import { functionMaintenance } from '#domain/site/maintenance.ts';
import type { RouteId } from '#ui/routes.ts';
import { matchRoute } from './matchRoute.ts';
import type { PageRequest } from './PageRequest.ts';
import type { PageResult } from './PageResult.ts';
import { HANDLERS } from './handlers.ts';
import { unlessAborted } from './pageSignal.ts';
import { maintenanceNotice } from './pages/maintenance.ts';

export interface Routed {
  readonly route: RouteId;
  readonly result: PageResult;
}

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

/** Calls the handler of a route, or returns the notice while the route is under maintenance. */
export async function handleRoute(route: RouteId, request: PageRequest): Promise<Routed> {
  const state = functionMaintenance(request.site.maintenance, route, request.now);
  return { route, result: state.on ? maintenanceNotice(request, state) : await HANDLERS[route](request) };
}
