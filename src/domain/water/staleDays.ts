import { departmentDate } from '../departmentDate.ts';
import type { CalendarDate, Instant } from '../instant.ts';

/** Water is measured daily and reported the next day: figures older than this many days are late. */
export const FRESH_DAYS = 2;

const DAY_MS = 86_400_000;

/**
 * How many days ago figures were measured, counted in days of the department's time zone. Undefined when that is not
 * more than `FRESH_DAYS`.
 */
export function staleDays(measuredOn: CalendarDate, now: Instant): number | undefined {
  const days = (Date.parse(departmentDate(now)) - Date.parse(measuredOn)) / DAY_MS;
  return days > FRESH_DAYS ? days : undefined;
}
