import { daysInMonth } from '#domain/daysInMonth.ts';

/** The days that a chart shows of each of its years, which are drawn over each other. */
export interface DaySpan {
  /** The day of a leap year, 0 for 1 January: a day is at the same place in each year. */
  readonly first: number;
  readonly days: number;
}

const DAY_MS = 86_400_000;
const LEAP_YEAR = 2024;

export const WHOLE_YEAR: DaySpan = { first: 0, days: 366 };

/** @param month 1 (January) to 12 */
export function spanOfMonth(year: number, month: number): DaySpan {
  return {
    first: dayOfLeapYear(Date.UTC(LEAP_YEAR, month - 1)),
    days: daysInMonth(year, month),
  };
}

/** Where the middle of a day is in a chart, in per cent of its width. */
export function xOfDay(date: string, span: DaySpan): number {
  return xOf(Date.parse(`${String(LEAP_YEAR)}${date.slice(4)}`), span);
}

/** The same of the first day of a month. @param index 0 for January, 12 for that of the next year */
export function xOfMonth(index: number, span: DaySpan): number {
  return xOf(Date.UTC(LEAP_YEAR, index), span);
}

function xOf(time: number, { first, days }: DaySpan): number {
  return ((dayOfLeapYear(time) - first + 0.5) / days) * 100;
}

function dayOfLeapYear(time: number): number {
  return (time - Date.UTC(LEAP_YEAR)) / DAY_MS;
}
