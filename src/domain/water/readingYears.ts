import { daysInMonth } from '../daysInMonth.ts';
import { yearOf, type CalendarDate } from '../instant.ts';
import { shareOfStorage } from './storage.ts';
import { tally, type Tally } from './tally.ts';
import type { Reading } from './water.ts';

/** The years of the Gregorian calendar in which a volume was reported, newest first. */
export function yearsOfReadings(readings: readonly Reading[]): readonly number[] {
  const reported = readings.filter(({ volume }) => volume !== null);
  return [...new Set(reported.map(({ date }) => yearOf(date)))].sort((one, other) => other - one);
}

/** What a reading is compared with. Each is null when a volume was not reported on that day. */
export interface ReadingComparison {
  /** Per cent of storage on the same day of the year before. */
  readonly yearBefore: number | null;
  /** By how many points the share has changed since the day before. */
  readonly sinceDayBefore: number | null;
}

/** Compares a reading with that of the same day of the year before (of 28 February for 29 February), and of the day before. */
export function compareReading(reading: Reading, readings: readonly Reading[]): ReadingComparison {
  const share = shareOfStorage(reading);
  const dayBefore = shareOn(readings, previousDay(reading.date));
  return {
    yearBefore: shareOn(readings, sameDayOfYearBefore(reading.date)),
    sinceDayBefore: share === null || dayBefore === null ? null : share - dayBefore,
  };
}

/**
 * By how many points the share of a reading differs from the last one of the month before, and the day of that. Undefined
 * where one of both has no volume.
 */
export function changeInMonth(
  reading: Reading,
  readings: readonly Reading[],
): { readonly points: number; readonly since: CalendarDate } | undefined {
  const [year, month] = [yearOf(reading.date), monthOf(reading.date)];
  const monthBefore =
    month === 1 ? readingsOfMonth(readings, year - 1, 12) : readingsOfMonth(readings, year, month - 1);
  const from = monthBefore.findLast(({ volume }) => volume !== null);
  const [before, now] = [from === undefined ? null : shareOfStorage(from), shareOfStorage(reading)];
  if (from === undefined || before === null || now === null) return undefined;
  return { points: now - before, since: from.date };
}

/** The figures of a reservoir in one month. */
export interface MonthOfReadings {
  /** 1 (January) to 12. */
  readonly month: number;
  /** The last reading of the month with a volume. Absent when none has one. */
  readonly last?: Reading;
  /** Added inflow and outflow, in million cubic metres; `all` is the days of the month, up to the newest reading. */
  readonly inflow: Tally;
  readonly outflow: Tally;
}

/** The months of a year that have readings, in order. @param readings of all years, oldest first */
export function monthsOfReadings(readings: readonly Reading[], year: number): readonly MonthOfReadings[] {
  const months = Map.groupBy(readingsOfYear(readings, year), ({ date }) => monthOf(date));
  return [...months].map(([month, ofMonth]) => {
    const all = daysToReport(readings, year, month);
    const last = ofMonth.findLast(({ volume }) => volume !== null);
    return {
      month,
      ...(last !== undefined && { last }),
      inflow: { ...tally(ofMonth.map(({ inflow }) => inflow)), all },
      outflow: { ...tally(ofMonth.map(({ outflow }) => outflow)), all },
    };
  });
}

/** How many days of a month should have a reading: all, in the month of the newest one those up to it. */
export function daysToReport(readings: readonly Reading[], year: number, month: number): number {
  const newest = readings.at(-1)?.date;
  return newest !== undefined && yearOf(newest) === year && monthOf(newest) === month
    ? dayOf(newest)
    : daysInMonth(year, month);
}

/** The readings of one year of the Gregorian calendar, in their order. */
export function readingsOfYear(readings: readonly Reading[], year: number): readonly Reading[] {
  return readings.filter(({ date }) => yearOf(date) === year);
}

/** The readings of one month (1 to 12) of such a year, in their order. */
export function readingsOfMonth(readings: readonly Reading[], year: number, month: number): readonly Reading[] {
  return readingsOfYear(readings, year).filter(({ date }) => monthOf(date) === month);
}

/** A share of storage on a day, in per cent. */
export interface ShareOnDay {
  readonly date: CalendarDate;
  readonly share: number;
}

/** The lowest and the highest share of storage, each on the first day that has it. Undefined when no volume was reported. */
export function extremeShares(
  readings: readonly Reading[],
): { readonly lowest: ShareOnDay; readonly highest: ShareOnDay } | undefined {
  const shares = readings.flatMap((reading): readonly ShareOnDay[] => {
    const share = shareOfStorage(reading);
    return share === null ? [] : [{ date: reading.date, share }];
  });
  const [first, ...others] = shares;
  if (first === undefined) return undefined;
  return {
    lowest: others.reduce((one, other) => (other.share < one.share ? other : one), first),
    highest: others.reduce((one, other) => (other.share > one.share ? other : one), first),
  };
}

function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7));
}

function dayOf(date: CalendarDate): number {
  return Number(date.slice(8));
}

function shareOn(readings: readonly Reading[], day: string): number | null {
  const found = readings.find(({ date }) => date === day);
  return found === undefined ? null : shareOfStorage(found);
}

function previousDay(date: CalendarDate): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}

/** For 29 February, 28 February. */
export function sameDayOfYearBefore(date: CalendarDate): CalendarDate {
  const day = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  return `${String(yearOf(date) - 1).padStart(4, '0')}${day}` as CalendarDate;
}

const DAY_MS = 86_400_000;
