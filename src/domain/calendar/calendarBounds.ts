import { yearOf, type CalendarDate } from '../instant.ts';
import type { CalendarPeriod } from './calendarView.ts';
import { isEventYear } from './eventYears.ts';

/**
 * Whether a period is worth an address in search engines and in caches: when one of its years is not before the first
 * year that has events, nor after the last, where the year of today counts as one of them. Without a bound, a crawler
 * would follow the calendar for ever.
 *
 * @param years that have events, in any order; those in which no event may be do not count
 */
export function isWithinBounds(
  { first, last }: CalendarPeriod,
  years: readonly number[],
  today: CalendarDate,
): boolean {
  const bounded = [...years.filter(isEventYear), yearOf(today)];
  return yearOf(last) >= Math.min(...bounded) && yearOf(first) <= Math.max(...bounded);
}
