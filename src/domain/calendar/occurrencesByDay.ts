import type { CalendarDate } from '../instant.ts';
import type { CalendarYear } from './calendar.ts';
import type { CalendarPeriod } from './calendarView.ts';
import { addDays, daysBetween } from './days.ts';
import { occurrenceDays, type Occurrence } from './occurrence.ts';

/** Occurrences that begin on the same day and end on the same day. */
export interface CountedOccurrences extends Pick<Occurrence, 'startsAt' | 'endsAt'> {
  readonly count: number;
}

const DAY_MS = 86_400_000;

/** Days that the longest event lasts which counts on each of them. */
export const MAX_COUNTED_DAYS = 7;

/** Whether an event counts on its first day only: an exhibition of a month would mark every day of it. */
export function countsOnce(occurrence: Pick<Occurrence, 'startsAt' | 'endsAt'>): boolean {
  const { first, last } = occurrenceDays(occurrence);
  return Date.parse(last) - Date.parse(first) >= MAX_COUNTED_DAYS * DAY_MS;
}

/**
 * How many occurrences are on each day of a period, without days that have none. What lasts for more than a week counts on
 * its first day only (`countsOnce`). Starts and ends are counted, and added up from day to day: an event that recurs every
 * day and each time lasts for months would otherwise take seconds.
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
    const { first, last: end } = occurrenceDays(occurrence);
    const last = countsOnce(occurrence) ? first : end;
    if (last < period.first) continue;
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
