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
