import { DEPARTMENT_OFFSET_MS } from './departmentZone.ts';
import { instantOf, type CalendarDate, type Instant } from './instant.ts';

/** The calendar date of an instant in the department's time zone. */
export function departmentDate(instant: Instant): CalendarDate {
  return instantOf(Date.parse(instant) + DEPARTMENT_OFFSET_MS).slice(0, 10) as CalendarDate;
}
