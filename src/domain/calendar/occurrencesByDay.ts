import type { CalendarDate } from '../instant.ts';
import type { CalendarYear } from './calendar.ts';
import type { CalendarPeriod } from './calendarView.ts';
import { addDays, daysBetween } from './days.ts';
import { occurrenceDays, type Occurrence } from './occurrence.ts';

/** Occurrences that begin on the same day and end on the same day. */
export interface CountedOccurrences extends Pick<Occurrence, 'startsAt' | 'endsAt'> {
  readonly count: number;
}

/**
 * How many occurrences are on each day of a period, without days that have none. Starts and ends are counted, and added up
 * from day to day: an event that recurs every day and each time lasts for months would otherwise take seconds.
 *
 * @param occurrences that are at least partly in the period
 */
export function occurrencesByDay(
  occurrences: readonly CountedOccurrences[],
  period: CalendarPeriod,
): CalendarYear['days'] {
  const changes = new Map<CalendarDate, number>();
  const change = (date: CalendarDate, by: number) => changes.set(date, (changes.get(date) ?? 0) + by);
  for (const occurrence of occurrences) {
    const { first, last } = occurrenceDays(occurrence);
    const next = last < period.last ? addDays(last, 1) : undefined;
    change(first < period.first ? period.first : first, occurrence.count);
    if (next !== undefined) change(next, -occurrence.count);
  }
  let count = 0;
  const days = daysBetween(period.first, period.last).map((date) => ({
    date,
    count: (count += changes.get(date) ?? 0),
  }));
  return days.filter((day) => day.count > 0);
}
