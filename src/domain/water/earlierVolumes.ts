import type { CalendarDate } from '../instant.ts';
import { sameDayOfYearBefore } from './readingYears.ts';
import { shareOfStorage, storageTotals, type ReservoirOnDay, type StorageTotals } from './storage.ts';
import { difference, percentOf, tally } from './tally.ts';
import type { EarlierVolumes, Reading } from './water.ts';

/** How many days before the shown one are compared with it. */
export const EARLIER_DAYS = 30;

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The days with figures that a day is compared with. */
export interface EarlierDays {
  /** The day itself is not among them. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly yearBefore: CalendarDate;
}

/** The days before a day, and the same day of the year before. */
export function earlierDays(date: CalendarDate): EarlierDays {
  return {
    first: daysBefore(date, EARLIER_DAYS),
    last: daysBefore(date, 1),
    yearBefore: sameDayOfYearBefore(date),
  };
}

/**
 * The figures of earlier days in the form in which pages compare them.
 *
 * @param readings of one reservoir on any days; a later one of the same day replaces an earlier one
 */
export function earlierVolumes(
  date: CalendarDate,
  readings: readonly Pick<Reading, 'date' | 'volume' | 'storage'>[],
): EarlierVolumes {
  const byDay = new Map(readings.map((reading) => [reading.date, reading]));
  const yearBefore = byDay.get(earlierDays(date).yearBefore);
  return {
    volumes: Array.from(
      { length: EARLIER_DAYS },
      (_, index) => byDay.get(daysBefore(date, EARLIER_DAYS - index))?.volume ?? null,
    ),
    ...(yearBefore && { yearBefore: { volume: yearBefore.volume, storage: yearBefore.storage } }),
  };
}

/**
 * By how many percentage points of today's storage a reservoir rose in seven days; negative when it fell. Null when one
 * of both days has no volume.
 */
export function changeInWeek({ reading, earlier }: ReservoirOnDay): number | null {
  const before = volumeOfWeekBefore(earlier);
  if (reading === undefined || reading.volume === null || before === null) return null;
  return percentOf(difference(reading.volume, before), reading.storage);
}

function volumeOfWeekBefore(earlier: EarlierVolumes | undefined): number | null {
  return earlier?.volumes[earlier.volumes.length - WEEK_DAYS] ?? null;
}

/** By how many percentage points a reservoir is fuller than on the same day of the year before. */
export function changeInYear({ reading, earlier }: ReservoirOnDay): number | null {
  const share = reading === undefined ? null : shareOfStorage(reading);
  const before = shareOfYearBefore(earlier);
  return share === null || before === null ? null : share - before;
}

/** How full a reservoir was on the same day of the year before, in per cent of its storage then; null if not known. */
export function shareOfYearBefore(earlier: EarlierVolumes | undefined): number | null {
  return earlier?.yearBefore === undefined ? null : shareOfStorage(earlier.yearBefore);
}

/** `storageTotals` of the same day of the year before. */
export function totalsOfYearBefore(reservoirs: readonly ReservoirOnDay[]): Pick<StorageTotals, 'volume' | 'share'> {
  return storageTotals(
    reservoirs.map(({ reservoir, reading, earlier }) => ({
      reservoir,
      ...(reading && earlier?.yearBefore && { reading: { ...reading, ...earlier.yearBefore } }),
    })),
  );
}

/** A change of several reservoirs together, in percentage points, of those that have a volume on both days. */
export interface TotalChange {
  readonly points: number;
  /** How many have both volumes, of how many. */
  readonly reported: number;
  readonly all: number;
}

/** By how much the added volumes rose in seven days, of the storage today. Undefined where none has both volumes. */
export function totalChangeInWeek(reservoirs: readonly ReservoirOnDay[]): TotalChange | undefined {
  const known = reservoirs.filter((one) => changeInWeek(one) !== null);
  const now = storageTotals(known);
  const before = tally(known.map(({ earlier }) => volumeOfWeekBefore(earlier))).sum;
  if (now.volume === null || now.storage === null || before === null) return undefined;
  const points = percentOf(difference(now.volume, before), now.storage);
  return { points, reported: known.length, all: reservoirs.length };
}

/** By how much they are fuller together than on the same day of the year before. */
export function totalChangeInYear(reservoirs: readonly ReservoirOnDay[]): TotalChange | undefined {
  const known = reservoirs.filter((one) => changeInYear(one) !== null);
  const [now, before] = [storageTotals(known).share, totalsOfYearBefore(known).share];
  if (now === null || before === null) return undefined;
  return { points: now - before, reported: known.length, all: reservoirs.length };
}

/** The orders in which reservoirs can be listed, besides the department's own. */
export const RESERVOIR_ORDERS = ['emptiest', 'fullest', 'week', 'year'] as const;
export type ReservoirOrder = (typeof RESERVOIR_ORDERS)[number];

/**
 * Reservoirs by how full they are, or by how much they changed, the largest fall first. Those without the figure come
 * last, in their order.
 */
export function orderReservoirs<T extends ReservoirOnDay>(
  reservoirs: readonly T[],
  order: ReservoirOrder,
): readonly T[] {
  const figure = FIGURES[order];
  const known = reservoirs.flatMap((one) => {
    const value = figure(one);
    return value === null ? [] : [{ one, value }];
  });
  const unknown = reservoirs.filter((one) => figure(one) === null);
  return [...known.sort((a, b) => a.value - b.value).map(({ one }) => one), ...unknown];
}

const FIGURES: Readonly<Record<ReservoirOrder, (one: ReservoirOnDay) => number | null>> = {
  emptiest: shareOn,
  fullest: (one) => {
    const share = shareOn(one);
    return share === null ? null : -share;
  },
  week: changeInWeek,
  year: changeInYear,
};

function shareOn({ reading }: ReservoirOnDay): number | null {
  return reading === undefined ? null : shareOfStorage(reading);
}

function daysBefore(date: CalendarDate, days: number): CalendarDate {
  return dateOf(Date.parse(date) - days * DAY_MS);
}

function dateOf(milliseconds: number): CalendarDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as CalendarDate;
}
