import { shareOfStorage, type ReservoirOnDay } from './storage.ts';

/**
 * The bands that the Royal Irrigation Department tells a reservoir's water in, fullest first, with the per cent of
 * storage that each lies above. An empty reservoir is low too.
 */
export const WATER_LEVELS = {
  'over-full': 100,
  'very-high': 80,
  good: 50,
  fair: 30,
  low: 0,
} as const;
export type WaterLevel = keyof typeof WATER_LEVELS;

/** @param share per cent of storage */
export function waterLevel(share: number): WaterLevel {
  const levels = Object.keys(WATER_LEVELS) as WaterLevel[];
  return levels.find((level) => share > WATER_LEVELS[level]) ?? 'low';
}

/**
 * The reservoirs to look at first: over full ones, which may endanger people below them, the fullest first; then low
 * ones, the emptiest first. Equals stay in the order that they came in.
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
