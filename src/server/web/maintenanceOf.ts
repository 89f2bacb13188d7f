import type { Response } from 'express';
import { functionMaintenance, type Maintenance } from '#domain/site/maintenance.ts';
import type { RouteId } from '#ui/routes.ts';

/** Whether a route of the requested site is under maintenance; without a route, whether the whole site is. */
export function maintenanceOf({ locals: { site, context } }: Response, route: RouteId | '' = ''): Maintenance {
  return functionMaintenance(site.details.maintenance, route, context.now);
}
