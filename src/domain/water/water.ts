import type { Slug } from '../content/slug.ts';
import type { CalendarDate } from '../instant.ts';
import type { Bilingual } from '../locale/locale.ts';
import type { Crop, Season, WaterRegion } from './codes.ts';

export const RESERVOIR_SIZES = ['large', 'medium'] as const;
export type ReservoirSize = (typeof RESERVOIR_SIZES)[number];

/** What a reservoir is, whatever the day (spec §1). Volumes in million cubic metres. */
export interface Reservoir {
  readonly id: Slug;
  readonly size: ReservoirSize;
  readonly name: Bilingual;
  readonly region: WaterRegion;
  readonly province: Bilingual;
  readonly owner?: Bilingual;
  /** At the normal high level. A reading may hold another one: some reservoirs' differs from season to season. */
  readonly storage: number;
  /** Below the lowest outlet. */
  readonly deadStorage?: number;
  /** At the highest level that the dam bears. */
  readonly maxStorage?: number;
  /** Degrees, WGS 84. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
  /** Whether it is invented, and its figures with it. */
  readonly invented: boolean;
}

/** What was measured at one reservoir on one day. Null is 'not reported', never zero. */
export interface Reading {
  readonly date: CalendarDate;
  /** Million cubic metres; may be more than the storage. */
  readonly volume: number | null;
  /** Million cubic metres, at the normal high level of that day. */
  readonly storage: number;
  /** Million cubic metres a day. */
  readonly inflow: number | null;
  readonly outflow: number | null;
  readonly source: Bilingual;
  /** 1 for the first figures of a day, one more for each correction. */
  readonly revision: number;
}

/** Area watered for one crop, in one region and season. */
export interface WaterUse {
  /** Buddhist-era year in which the season began. */
  readonly year: number;
  readonly season: Season;
  readonly region: WaterRegion;
  readonly crop: Crop;
  /** Rai (1,600 m²); null is 'not reported'. */
  readonly area: number | null;
  /** The day the figures stand for. */
  readonly date: CalendarDate;
  readonly source: Bilingual;
  readonly revision: number;
  readonly invented: boolean;
}
