import { difference, percentOf, tally } from './tally.ts';
import type { WaterUse } from './water.ts';

/** Areas that were reported in both of two seasons: only those can be compared. */
export interface AreaComparison {
  /** Their sums in the season and in the one before, in rai. */
  readonly sum: number;
  readonly before: number;
  /** How many regions and crops they are, of how many there are in either season. */
  readonly compared: number;
  readonly all: number;
}

/**
 * Compares a season with an earlier one, region by region and crop by crop. What one of both did not report is left out
 * of both sums: otherwise a missing report would look like a field that was not watered. Undefined when nothing was
 * reported in both.
 */
export function compareAreas(areas: readonly WaterUse[], before: readonly WaterUse[]): AreaComparison | undefined {
  const earlier = new Map(before.map((one) => [keyOf(one), one.area]));
  const both = areas.flatMap((one) => {
    const then = earlier.get(keyOf(one)) ?? null;
    return one.area === null || then === null ? [] : [{ now: one.area, then }];
  });
  const { sum } = tally(both.map(({ now }) => now));
  const { sum: sumBefore } = tally(both.map(({ then }) => then));
  if (sum === null || sumBefore === null) return undefined;
  return { sum, before: sumBefore, compared: both.length, all: new Set([...earlier.keys(), ...areas.map(keyOf)]).size };
}

/** By how many per cent the area grew; negative when it shrank. Null when it was nothing before. */
export function growth({ sum, before }: AreaComparison): number | null {
  return before === 0 ? null : percentOf(difference(sum, before), before);
}

function keyOf({ region, crop }: WaterUse): string {
  return `${region} ${crop}`;
}
