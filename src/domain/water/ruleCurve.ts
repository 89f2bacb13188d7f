import { daysInMonth } from '../daysInMonth.ts';
import type { CalendarDate } from '../instant.ts';
import { percentOf } from './tally.ts';

/**
 * Between which volumes a reservoir is kept on the first day of a month, in million cubic metres. Below the lower one,
 * water is saved; above the upper one, room is made for floods. Between first days, both change evenly.
 */
export interface RuleCurveMonth {
  /** 1 (January) to 12. */
  readonly month: number;
  readonly lower: number;
  readonly upper: number;
}

const MONTHS = 12;
/** The charts of a year have the days of a leap year: what is said of a day agrees with what they show. */
const LEAP_YEAR = 2024;

export type RuleCurveFault =
  { readonly code: 'months' } | { readonly code: 'lowerAboveUpper' | 'upperAboveMaximum'; readonly month: number };

/**
 * The first fault of rule curves: each of the twelve months must be there once and in order, the lower volume may not be
 * above the upper one, and the upper one not above the highest safe volume, which is the storage where none is known.
 */
export function ruleCurveFault(
  curve: readonly RuleCurveMonth[],
  { storage, maxStorage = storage }: { readonly storage: number; readonly maxStorage?: number },
): RuleCurveFault | undefined {
  if (curve.length !== MONTHS || curve.some(({ month }, index) => month !== index + 1)) return { code: 'months' };
  for (const { month, lower, upper } of curve) {
    if (lower > upper) return { code: 'lowerAboveUpper', month };
    if (upper > maxStorage) return { code: 'upperAboveMaximum', month };
  }
  return undefined;
}

/** Whether some of the reservoirs have rule curves: pages explain them only then. */
export function hasRuleCurves(reservoirs: readonly { readonly ruleCurve?: readonly RuleCurveMonth[] }[]): boolean {
  return reservoirs.some(({ ruleCurve }) => ruleCurve !== undefined);
}

export type RuleCurvePlace = 'below' | 'between' | 'above';

/**
 * Whether a volume is below the lower rule curve of its day, above the upper one, or between them; at a curve, it is
 * between. Undefined where the reservoir has no rule curves, or reported no volume.
 */
export function ruleCurvePlace(
  reservoir: { readonly ruleCurve?: readonly RuleCurveMonth[] },
  { date, volume }: { readonly date: CalendarDate; readonly volume: number | null },
): RuleCurvePlace | undefined {
  const bounds = curvesOn(reservoir, date);
  if (bounds === undefined || volume === null) return undefined;
  if (volume < bounds.lower) return 'below';
  return volume > bounds.upper ? 'above' : 'between';
}

/**
 * The rule curve with which a reservoir is compared, and where that is on the day, in per cent of storage: the upper one
 * where it is above that, otherwise the lower one. Undefined where it has none, or reported no volume.
 */
export function comparedCurve(
  reservoir: { readonly ruleCurve?: readonly RuleCurveMonth[] },
  reading: { readonly date: CalendarDate; readonly volume: number | null; readonly storage: number },
): { readonly curve: 'lower' | 'upper'; readonly share: number } | undefined {
  const place = ruleCurvePlace(reservoir, reading);
  const bounds = curvesOn(reservoir, reading.date);
  if (bounds === undefined || place === undefined) return undefined;
  const curve = place === 'above' ? 'upper' : 'lower';
  return { curve, share: percentOf(bounds[curve], reading.storage) };
}

/**
 * The volumes of both rule curves on a day; undefined where the reservoir has none. After the first day of December, they
 * go to where they are on the first day of January.
 */
export function curvesOn(
  { ruleCurve = [] }: { readonly ruleCurve?: readonly RuleCurveMonth[] },
  date: CalendarDate,
): Omit<RuleCurveMonth, 'month'> | undefined {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const [first, next] = [ruleCurve[month - 1], ruleCurve[month % MONTHS]];
  if (first === undefined || next === undefined) return undefined;
  const passed = (day - 1) / daysInMonth(LEAP_YEAR, month);
  const between = (from: number, to: number) => from + (to - from) * passed;
  return { lower: between(first.lower, next.lower), upper: between(first.upper, next.upper) };
}
