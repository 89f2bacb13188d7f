import { nextDepartmentDay } from '../departmentDate.ts';
import type { Instant } from '../instant.ts';
import { MAINTENANCE_ENABLED } from './maintenance.ts';
import type { SiteDetails } from './site.ts';

/** How long a page of a site stays as it is when nothing is imported. */
export interface PageValidity {
  /** The first instant at which the page may be another one. */
  readonly until: Instant;
  /**
   * The same while the source of content fails: an old page is then better than none, unless content is published or
   * withdrawn, or an alert or a maintenance begins or ends. Undefined when none of these is known to come.
   */
  readonly staleUntil: Instant | undefined;
}

/** What a page shows besides its content, and changes by itself. */
export type ChangingDetails = Pick<SiteDetails, 'alert' | 'maintenance'>;

/**
 * The validity of a page that is made now: until content changes, the alert or a maintenance begins or ends, or the
 * department's day ends, because pages say 'today'.
 *
 * @param changesAt when content next changes by itself; undefined when nothing is scheduled
 */
export function pageValidity(
  { alert, maintenance }: ChangingDetails,
  changesAt: Instant | undefined,
  now: Instant,
): PageValidity {
  const switches = [maintenance.site, ...Object.values(maintenance.functions)];
  const ends = switches.filter(({ status }) => status === MAINTENANCE_ENABLED).map(({ until }) => until);
  const notices = [alert?.from, alert?.until, ...ends].filter((at) => at !== undefined && at > now);
  // A change of content that has passed is one that was not read yet: it is not left out.
  const staleUntil = [changesAt, ...notices].filter((at) => at !== undefined).sort()[0];
  const midnight = nextDepartmentDay(now);
  return { until: staleUntil !== undefined && staleUntil < midnight ? staleUntil : midnight, staleUntil };
}
