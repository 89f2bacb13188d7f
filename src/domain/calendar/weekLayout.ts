import type { CalendarDate } from '../instant.ts';
import { isInPeriod, type CalendarPeriod } from './calendarView.ts';

/** What is shown on days: an occurrence with its days. */
export interface DayEntry extends CalendarPeriod {
  readonly allDay: boolean;
}

/** One day of a week. */
export interface LaidOutDay<Entry extends DayEntry> {
  readonly date: CalendarDate;
  /**
   * Entries of several days, each in the same place on all of them, so that they look like one bar; undefined for a place
   * that is empty on this day.
   */
  readonly bars: readonly (Entry | undefined)[];
  /** Entries of this day alone: those that last all day first, the others in their order. */
  readonly entries: readonly Entry[];
}

/**
 * Lays out the entries of a week. Bars get the highest place that is free on all of their days; of two that begin on the
 * same day, the longer one is higher.
 *
 * @param entries in the order of their starts
 */
export function layOutWeek<Entry extends DayEntry>(
  days: readonly CalendarDate[],
  entries: readonly Entry[],
): readonly LaidOutDay<Entry>[] {
  const bars = entries
    .filter(({ first, last }) => first !== last)
    .toSorted((one, other) => compare(one.first, other.first) || compare(other.last, one.last));
  const places: Entry[][] = [];
  for (const bar of bars.filter(({ first, last }) => days.some((day) => first <= day && day <= last))) {
    const free = places.find((place) => place.every((other) => other.last < bar.first || bar.last < other.first));
    if (free === undefined) places.push([bar]);
    else free.push(bar);
  }
  return days.map((date) => {
    const shown = places.map((place) => place.find((bar) => isInPeriod(bar, date)));
    const lowest = shown.findLastIndex((bar) => bar !== undefined);
    return { date, bars: shown.slice(0, lowest + 1), entries: entriesOfDay(entries, date) };
  });
}

function entriesOfDay<Entry extends DayEntry>(entries: readonly Entry[], date: CalendarDate): readonly Entry[] {
  const single = entries.filter(({ first, last }) => first === date && last === date);
  return [...single.filter(({ allDay }) => allDay), ...single.filter(({ allDay }) => !allDay)];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
