import { DEPARTMENT_OFFSET_MS } from './departmentZone.ts';
import { addSeconds, instantBefore, instantOf, type CalendarDate, type Instant } from './instant.ts';

const DAY_MS = 86_400_000;

/** The calendar date of an instant in the department's time zone. */
export function departmentDate(instant: Instant): CalendarDate {
  return instantOf(Date.parse(instant) + DEPARTMENT_OFFSET_MS).slice(0, 10) as CalendarDate;
}

/** The first instant of the next day in the department's time zone. */
export function nextDepartmentDay(instant: Instant): Instant {
  const day = Math.floor((Date.parse(instant) + DEPARTMENT_OFFSET_MS) / DAY_MS);
  return instantOf((day + 1) * DAY_MS - DEPARTMENT_OFFSET_MS);
}

/** The last instant of a day in the department's time zone, so many days after the day of an instant. */
export function endOfDepartmentDay(instant: Instant, daysLater: number): Instant {
  return instantBefore(nextDepartmentDay(addSeconds(instant, (daysLater * DAY_MS) / 1000)));
}

/** The first instant of a day in the department's time zone. */
export function startOfDepartmentDay(day: CalendarDate): Instant {
  return instantOf(Date.parse(`${day}T00:00:00Z`) - DEPARTMENT_OFFSET_MS);
}
