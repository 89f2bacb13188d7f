/**
 * The years (Gregorian) in which events may be: from the time of the department's first canals to what it plans. A
 * wrong year would otherwise lead readers and search engines through centuries of empty pages.
 */
export const FIRST_EVENT_YEAR = 1900;
export const LAST_EVENT_YEAR = 2099;

export function isEventYear(year: number): boolean {
  return year >= FIRST_EVENT_YEAR && year <= LAST_EVENT_YEAR;
}
