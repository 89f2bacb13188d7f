import type { Instant } from '../instant.ts';

/** The one value of `_status` that switches maintenance on (spec §4, §9). */
export const MAINTENANCE_ENABLED = 'Enable';

/** The maintenance switch of a site or of one of its functions: `is_maintenance` in the site's details (spec §3). */
export interface MaintenanceSwitch {
  /** `_status`; maintenance is on only when it is exactly 'Enable'. */
  readonly status: string;
  /** When the work is expected to end. From that instant on, maintenance is off. */
  readonly until?: Instant;
}

export interface MaintenancePlan {
  readonly site: MaintenanceSwitch;
  /** Functions under maintenance on their own, by route id. */
  readonly functions: Readonly<Record<string, MaintenanceSwitch>>;
}

export type Maintenance = { readonly on: false } | { readonly on: true; readonly until?: Instant };

/**
 * Whether the whole site is under maintenance: on when `is_maintenance._status` is 'Enable', otherwise off (spec §4).
 */
export function siteMaintenance(plan: MaintenancePlan, now: Instant): Maintenance {
  return stateOf(plan.site, now);
}

/**
 * Whether one function of a site is under maintenance: when the whole site is, or when the function's own switch is on
 * and its end has not passed.
 */
export function functionMaintenance(plan: MaintenancePlan, routeId: string, now: Instant): Maintenance {
  const site = siteMaintenance(plan, now);
  if (site.on) return site;
  const own = Object.hasOwn(plan.functions, routeId) ? plan.functions[routeId] : undefined;
  return own === undefined ? { on: false } : stateOf(own, now);
}

/** Seconds after which a client should try again when the end of the maintenance is not known. */
export const MAINTENANCE_RETRY_SECONDS = 3600;

/** Seconds after which a client should try again: until the expected end of the maintenance, and at least 60. */
export function retryAfterSeconds(maintenance: Maintenance, now: Instant): number {
  if (!maintenance.on || maintenance.until === undefined) return MAINTENANCE_RETRY_SECONDS;
  return Math.max(60, Math.ceil((Date.parse(maintenance.until) - Date.parse(now)) / 1000));
}

function stateOf(control: MaintenanceSwitch, now: Instant): Maintenance {
  if (control.status !== MAINTENANCE_ENABLED) return { on: false };
  if (control.until === undefined) return { on: true };
  return now < control.until ? { on: true, until: control.until } : { on: false };
}
