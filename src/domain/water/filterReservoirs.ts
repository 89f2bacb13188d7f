import { LOCALES } from '../locale/locale.ts';
import type { WaterRegion } from './codes.ts';
import type { ReservoirOnDay } from './storage.ts';
import { needsAttention, WATER_LEVELS, waterLevel, type WaterLevel } from './waterLevel.ts';

/** A water level, or all of those that need attention. */
export const LEVEL_FILTERS = ['attention', ...WATER_LEVELS] as const;
export type LevelFilter = (typeof LEVEL_FILTERS)[number];

export interface ReservoirFilter {
  readonly region?: WaterRegion;
  readonly level?: LevelFilter;
  /** A part of the name of the reservoir or its province, in one of both languages. */
  readonly name?: string;
}

/** Whether a filter leaves anything out. */
export function isFiltered(filter: ReservoirFilter): boolean {
  return Object.values(filter).some((each) => each !== undefined);
}

/**
 * The reservoirs of a region and a water level with a text in their name or that of their province, in either language and
 * whatever the case of its letters.
 */
export function filterReservoirs<T extends ReservoirOnDay>(
  reservoirs: readonly T[],
  { region, level, name = '' }: ReservoirFilter,
): readonly T[] {
  const part = comparable(name);
  return reservoirs.filter(
    (one) =>
      (region === undefined || one.reservoir.region === region) &&
      (level === undefined || hasLevel(waterLevel(one), level)) &&
      LOCALES.some((locale) =>
        [one.reservoir.name, one.reservoir.province].some((name) => comparable(name[locale]).includes(part)),
      ),
  );
}

function hasLevel(level: WaterLevel | undefined, wanted: LevelFilter): boolean {
  return wanted === 'attention' ? needsAttention(level) : level === wanted;
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
