import { shareOfStorage, type ReservoirOnDay } from './storage.ts';

/**
 * The water levels by which the Royal Irrigation Department classifies reservoirs, fullest first. Each begins above its
 * number, in per cent of storage. An empty reservoir is 'low' as well.
 */
export const WATER_LEVELS = {
  'over-full': 100,
  'very-high': 80,
  good: 50,
  fair: 30,
  low: 0,
} as const;
export type WaterLevel = keyof typeof WATER_LEVELS;

/**
 * The water level of a reservoir.
 *
 * @param share volume in per cent of storage
 */
export function waterLevel(share: number): WaterLevel {
  const levels = Object.keys(WATER_LEVELS) as WaterLevel[];
  return levels.find((level) => share > WATER_LEVELS[level]) ?? 'low';
}

/**
 * The reservoirs that need attention: first those that are over full, which can endanger people downstream, the fullest
 * first; then those that are low, the emptiest first. Reservoirs with equal shares keep the order of the input.
 */
export function needAttention<T extends ReservoirOnDay>(reservoirs: readonly T[]): readonly T[] {
  const known = reservoirs.flatMap((one) => {
    const share = one.reading === undefined ? null : shareOfStorage(one.reading);
    return share === null ? [] : [{ one, share, level: waterLevel(share) }];
  });
  const overFull = known.filter(({ level }) => level === 'over-full').sort((a, b) => b.share - a.share);
  const low = known.filter(({ level }) => level === 'low').sort((a, b) => a.share - b.share);
  return [...overFull, ...low].map(({ one }) => one);
}
