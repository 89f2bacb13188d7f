import { departmentDate } from '../departmentDate.ts';
import type { CalendarDate, Instant } from '../instant.ts';

/** Water is measured daily and told the day after: figures that are older than so many days are late. */
export const FRESH_DAYS = 2;

const DAY_MS = 86_400_000;

/** How many days ago figures were measured, by the department's calendar; undefined while they are fresh. */
export function staleDays(measuredOn: CalendarDate, now: Instant): number | undefined {
  const days = (Date.parse(departmentDate(now)) - Date.parse(measuredOn)) / DAY_MS;
  return days > FRESH_DAYS ? days : undefined;
}
