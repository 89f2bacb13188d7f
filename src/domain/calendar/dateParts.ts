import { daysInMonth } from '../daysInMonth.ts';
import { parseCalendarDate, type CalendarDate } from '../instant.ts';

/** The year (Gregorian), the month (1 to 12) and the day of a date. */
export function dateParts(date: CalendarDate): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/**
 * A date of which a form sends the parts. Without a month or a day it is the first one; a day that the month does not have
 * is its last one. Undefined when the year or another part is no number of a date.
 */
export function dateInParts(parts: {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}): CalendarDate | undefined {
  const [year, month, day] = [parts.year, parts.month || '1', parts.day || '1'];
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const last = daysInMonth(Number(year), Number(month));
  const shown = Number(day) > last && Number(day) <= 31 ? String(last) : day;
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${shown.padStart(2, '0')}`);
}
