import { DEPARTMENT_OFFSET_MS } from './departmentZone.ts';
import { instantOf, type Instant } from './instant.ts';

/** The (Gregorian) year of an instant in the department's time zone. */
export function departmentYear(instant: Instant): number {
  return new Date(Date.parse(instant) + DEPARTMENT_OFFSET_MS).getUTCFullYear();
}

/** The first instant of a (Gregorian) year in the department's time zone. */
export function startOfDepartmentYear(year: number): Instant {
  return instantOf(Date.UTC(year, 0, 1) - DEPARTMENT_OFFSET_MS);
}
