import { instantOf, type Instant } from './instant.ts';

/** The department's time zone is that of Bangkok: seven hours ahead of UTC, without summer time. */
const OFFSET_MS = 7 * 3_600_000;

/** The (Gregorian) year that a moment falls in, in the department's time zone. */
export function departmentYear(instant: Instant): number {
  return new Date(Date.parse(instant) + OFFSET_MS).getUTCFullYear();
}

/** The first moment of a (Gregorian) year, in the department's time zone. */
export function startOfDepartmentYear(year: number): Instant {
  return instantOf(Date.UTC(year, 0, 1) - OFFSET_MS);
}
