import type { Slug } from '../content/slug.ts';
import type { CalendarDate } from '../instant.ts';
import type { Bilingual } from '../locale/locale.ts';
import type { Crop, Season, WaterRegion } from './codes.ts';
import type { RuleCurveMonth } from './ruleCurve.ts';

export const RESERVOIR_SIZES = ['large', 'medium'] as const;
export type ReservoirSize = (typeof RESERVOIR_SIZES)[number];

/** The facts about a reservoir that do not change from day to day (spec §1). Volumes are in million cubic metres. */
export interface Reservoir {
  readonly id: Slug;
  readonly size: ReservoirSize;
  readonly name: Bilingual;
  readonly region: WaterRegion;
  readonly province: Bilingual;
  readonly owner?: Bilingual;
  /**
   * Volume at the normal high level. A reading can have another value, because it changes with the season at some
   * reservoirs.
   */
  readonly storage: number;
  /** Volume below the lowest outlet, which cannot be released. */
  readonly deadStorage?: number;
  /** Volume at the highest level that is safe for the dam. */
  readonly maxStorage?: number;
  /** Area from which water flows into the reservoir, in square kilometres; more than 0. */
  readonly catchment?: number;
  /** The twelve months in order: see `ruleCurveFault`. */
  readonly ruleCurve?: readonly RuleCurveMonth[];
  /** In degrees (WGS 84). */
  readonly place?: { readonly latitude: number; readonly longitude: number };
  /** Whether the reservoir and its figures are invented sample data. */
  readonly invented: boolean;
}

/** The figures of one reservoir on one day. Null means 'not reported', never zero. */
export interface Reading {
  readonly date: CalendarDate;
  /** In million cubic metres; can be more than the storage. */
  readonly volume: number | null;
  /** Volume at the normal high level of that day, in million cubic metres. */
  readonly storage: number;
  /** Inflow and outflow, in million cubic metres a day. */
  readonly inflow: number | null;
  readonly outflow: number | null;
  readonly source: Bilingual;
  /** 1 for the first figures of a day, increased by 1 with each correction. */
  readonly revision: number;
}

/** What a reservoir held before the shown day. */
export interface EarlierVolumes {
  /** Of the 30 days before, oldest first, in million cubic metres; null where no volume was reported. */
  readonly volumes: readonly (number | null)[];
  /** On the same day of the year before; absent when the reservoir did not report that day. */
  readonly yearBefore?: Pick<Reading, 'volume' | 'storage'>;
}

/** The irrigated area of one crop in one region and season. */
export interface WaterUse {
  /** Buddhist-era year in which the season began. */
  readonly year: number;
  readonly season: Season;
  readonly region: WaterRegion;
  readonly crop: Crop;
  /** In rai (1 rai is 1,600 m²); null means 'not reported'. */
  readonly area: number | null;
  /** The day for which the area was reported. */
  readonly date: CalendarDate;
  readonly source: Bilingual;
  readonly revision: number;
  readonly invented: boolean;
}
