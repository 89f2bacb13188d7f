import { departmentYear, startOfDepartmentYear } from '../departmentYear.ts';
import type { Instant } from '../instant.ts';

/**
 * Years after the present one for which the occurrences of recurring events are known. Nobody plans an irrigation season
 * further ahead, and an event that takes place every day has at most some thousand occurrences. Whole years, so that no
 * page of a year lacks a part of it, and so that the occurrences are only continued when a year begins.
 */
export const HORIZON_YEARS = 2;

/** Occurrences that begin before this instant are known. */
export function calendarHorizon(now: Instant): Instant {
  return startOfDepartmentYear(departmentYear(now) + HORIZON_YEARS + 1);
}

/** Years before the present one from which a feed still has events: what is over is of use for a while. */
const FEED_YEARS = 1;

/** A feed has the events that take place at or after this instant. */
export function feedBegin(now: Instant): Instant {
  return startOfDepartmentYear(departmentYear(now) - FEED_YEARS);
}
