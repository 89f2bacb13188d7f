import { ruleCurvePlace } from './ruleCurve.ts';
import { shareOfStorage, type ReservoirOnDay } from './storage.ts';

/**
 * The levels by which the Royal Irrigation Department classifies reservoirs, fullest first. Each begins above its number,
 * in per cent of storage. An empty reservoir is 'low' as well.
 */
export const SHARE_LEVELS = {
  'over-full': 100,
  'very-good': 80,
  good: 50,
  fair: 30,
  low: 0,
} as const;
type ShareLevel = keyof typeof SHARE_LEVELS;

/** The levels that need attention, most urgent first. */
const ATTENTION = ['over-full', 'above-curve', 'low', 'below-curve'] as const;
export type AttentionLevel = (typeof ATTENTION)[number];

/** The levels of reservoirs: by their share, or outside their rule curves. Those that need attention come first. */
export const WATER_LEVELS = [...ATTENTION, 'very-good', 'good', 'fair'] as const;
export type WaterLevel = (typeof WATER_LEVELS)[number];

/**
 * The water level of a reservoir on a day. One that is over full or low is called so whatever its rule curves are;
 * another that is outside its rule curves is not called good or fair. Undefined where it reported no volume.
 */
export function waterLevel({ reservoir, reading }: ReservoirOnDay): WaterLevel | undefined {
  const share = reading === undefined ? null : shareOfStorage(reading);
  if (reading === undefined || share === null) return undefined;
  const level = levelOfShare(share);
  if (level === 'over-full' || level === 'low') return level;
  const place = ruleCurvePlace(reservoir, reading);
  if (place === 'above') return 'above-curve';
  return place === 'below' ? 'below-curve' : level;
}

/** Whether a reservoir of this level needs attention: it endangers people downstream, or water must be saved. */
export function needsAttention(level: WaterLevel | undefined): boolean {
  return ATTENTION.some((each) => each === level);
}

export interface AttentionCounts {
  /** Over full, or above the upper rule curve. */
  readonly high: number;
  /** Low, or below the lower rule curve. */
  readonly low: number;
}

/** Whether a level warns of much water rather than of little. */
export function isHigh(level: WaterLevel): boolean {
  return level === 'over-full' || level === 'above-curve';
}

/**
 * The reservoirs that need attention: those that are over full, which can endanger people downstream, then those above
 * their upper rule curve, the fullest first; then those that are low, then those below their lower rule curve, the
 * emptiest first. Reservoirs with equal shares keep the order of the input.
 */
export function needAttention<T extends ReservoirOnDay>(reservoirs: readonly T[]): readonly T[] {
  return ATTENTION.flatMap((level) => {
    const ofLevel = reservoirs.filter((one) => waterLevel(one) === level);
    return ofLevel.sort((a, b) => (isHigh(level) ? shareOf(b) - shareOf(a) : shareOf(a) - shareOf(b)));
  });
}

/** Of which sides there are any; undefined where no reservoir needs attention. */
export function attentionKind({ high, low }: AttentionCounts): 'high' | 'low' | 'both' | undefined {
  if (high > 0) return low > 0 ? 'both' : 'high';
  return low > 0 ? 'low' : undefined;
}

/** How many reservoirs need attention because they hold much water, and how many because they hold little. */
export function countAttention(reservoirs: readonly ReservoirOnDay[]): AttentionCounts {
  const levels = reservoirs.map(waterLevel).filter((level) => level !== undefined);
  return {
    high: levels.filter(isHigh).length,
    low: levels.filter((level) => needsAttention(level) && !isHigh(level)).length,
  };
}

/** How many reservoirs are of each level that needs attention, most urgent first; levels of which there are none are left out. */
export function countAttentionLevels(
  reservoirs: readonly ReservoirOnDay[],
): readonly { readonly level: AttentionLevel; readonly count: number }[] {
  const levels = reservoirs.map(waterLevel);
  return ATTENTION.map((level) => ({ level, count: levels.filter((each) => each === level).length })).filter(
    ({ count }) => count > 0,
  );
}

function shareOf({ reading }: ReservoirOnDay): number {
  return (reading && shareOfStorage(reading)) ?? 0;
}

function levelOfShare(share: number): ShareLevel {
  const levels = Object.keys(SHARE_LEVELS) as ShareLevel[];
  return levels.find((level) => share > SHARE_LEVELS[level]) ?? 'low';
}
