import type { CalendarDate } from '../instant.ts';
import { addDays, dayOfWeek, daysBetween, startOfMonth, startOfYear } from './days.ts';

/** How much of the calendar is shown at once (spec §2). */
export const CALENDAR_VIEWS = ['day', 'week', 'month', 'year'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
export const DEFAULT_CALENDAR_VIEW: CalendarView = 'month';

/** The first and the last day of what is shown. */
export interface CalendarPeriod {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** A month's weeks, each from Sunday to Saturday, with the days of other months that are in them. */
export type MonthWeeks = readonly (readonly CalendarDate[])[];

/** The last date that a calendar can show. */
const LAST_DATE = '9999-12-31' as CalendarDate;
const FIRST_DATE = '0000-01-01' as CalendarDate;
const DAYS_OF_WEEK = 7;

export function parseCalendarView(text: string): CalendarView | undefined {
  return CALENDAR_VIEWS.find((view) => view === text);
}

/**
 * The period of a view that contains a date. Weeks begin on Sunday, as in every calendar that is printed in Thailand, in
 * both languages: the address of a week means the same days to everybody.
 */
export function calendarPeriod(view: CalendarView, date: CalendarDate): CalendarPeriod {
  switch (view) {
    case 'day':
      return { first: date, last: date };
    case 'week': {
      const first = addDays(date, -dayOfWeek(date)) ?? FIRST_DATE;
      return { first, last: addDays(date, DAYS_OF_WEEK - 1 - dayOfWeek(date)) ?? LAST_DATE };
    }
    case 'month':
      return { first: startOfMonth(date) ?? FIRST_DATE, last: dayBefore(startOfMonth(date, 1)) };
    case 'year':
      return { first: startOfYear(date) ?? FIRST_DATE, last: dayBefore(startOfYear(date, 1)) };
  }
}

/** The days for which events are needed: of a month, also those of other months in its first and its last week. */
export function shownPeriod(view: CalendarView, date: CalendarDate): CalendarPeriod {
  const period = calendarPeriod(view, date);
  if (view !== 'month') return period;
  return { first: calendarPeriod('week', period.first).first, last: calendarPeriod('week', period.last).last };
}

/** The first day of the period before or after; undefined when there is none in the years 0 to 9999. */
export function neighbouringPeriod(view: CalendarView, date: CalendarDate, step: -1 | 1): CalendarDate | undefined {
  const { first, last } = calendarPeriod(view, date);
  const within = step < 0 ? addDays(first, -1) : addDays(last, 1);
  return within && calendarPeriod(view, within).first;
}

/** The weeks of the month of a date. */
export function monthWeeks(date: CalendarDate): MonthWeeks {
  const { first, last } = shownPeriod('month', date);
  const weeks = Map.groupBy(daysBetween(first, last), (day) => calendarPeriod('week', day).first);
  return [...weeks.values()];
}

/** The first days of the months of a year. */
export function yearMonths(date: CalendarDate): readonly CalendarDate[] {
  const { first } = calendarPeriod('year', date);
  return Array.from({ length: 12 }, (_, month) => startOfMonth(first, month) ?? first);
}

export function isInPeriod({ first, last }: CalendarPeriod, date: CalendarDate): boolean {
  return first <= date && date <= last;
}

/**
 * The day that another view shows instead of a period: today when it is in the period, or else the period's first day.
 */
export function dayToOpen(period: CalendarPeriod, today: CalendarDate): CalendarDate {
  return isInPeriod(period, today) ? today : period.first;
}

function dayBefore(date: CalendarDate | undefined): CalendarDate {
  return (date && addDays(date, -1)) ?? LAST_DATE;
}
