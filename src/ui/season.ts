import { SEASONS } from '#domain/water/codes.ts';
import type { WaterUse } from '#domain/water/water.ts';

/** A season of water use; its year (Buddhist era) is the one in which it began. */
export type SeasonOfYear = Pick<WaterUse, 'year' | 'season'>;

/** The areas of one season. */
export interface SeasonAreas {
  readonly season: SeasonOfYear;
  readonly areas: readonly WaterUse[];
}

/** The season in addresses: `2569-wet`. */
export function seasonCode({ year, season }: SeasonOfYear): string {
  return `${year}-${season}`;
}

export function parseSeasonCode(code: string): SeasonOfYear | undefined {
  const [, year, word] = /^(\d{4})-([a-z]+)$/.exec(code) ?? [];
  const season = SEASONS.find((each) => each === word);
  return season && { year: Number(year), season };
}
