import type { CalendarDate } from '#domain/instant.ts';

const DAY_MS = 86_400_000;

/** Days since 1 January 1970. */
export function dayNumber(date: CalendarDate): number {
  return Date.parse(date) / DAY_MS;
}

export function dateOfDay(day: number): CalendarDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
}

/** Where a day lies in its year. */
export interface DayOfYear {
  readonly year: number;
  /** 0 (January) to 11. */
  readonly month: number;
  /** How much of the month has passed: 0 on its first day, less than 1. */
  readonly passed: number;
}

export function dayOfYear(day: number): DayOfYear {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { year, month, passed: (date.getUTCDate() - 1) / days };
}

/** The year to which the rains belong: it begins in April, before them. */
export function rainYearOf({ year, month }: Pick<DayOfYear, 'year' | 'month'>): number {
  return month < 3 ? year - 1 : year;
}

/** A value of the day between those of the first of its month and of the next one. `values` has twelve. */
export function betweenMonths(values: readonly number[], { month, passed }: DayOfYear): number {
  const from = values[month] ?? 0;
  return from + ((values[(month + 1) % 12] ?? 0) - from) * passed;
}
