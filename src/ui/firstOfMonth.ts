import type { CalendarDate } from '#domain/instant.ts';

/** The first day of a month (1 to 12) of a year of the Gregorian calendar. */
export function firstOfMonth(year: number, month: number): CalendarDate {
  return `${String(year)}-${String(month).padStart(2, '0')}-01` as CalendarDate;
}
