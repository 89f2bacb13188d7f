import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Season } from '#domain/water/codes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reading, Reservoir, ReservoirSize, WaterUse } from '#domain/water/water.ts';

/**
 * Water in reservoirs and in irrigation (spec §1, §2). Figures are those that were reported, in their newest
 * correction; rules of the domain calculate sums and shares. Throws `Unavailable`. For `signal` see `Content`.
 */
export interface Water {
  /** The reservoirs of one size with their figures of one day, in the department's order. */
  reservoirs(query: ReservoirsQuery, signal?: AbortSignal): Promise<ReservoirsOnDay>;
  /** One reservoir with all its readings, or with those of one year, oldest first. */
  reservoir(query: ReservoirQuery, signal?: AbortSignal): Promise<Outcome<ReservoirHistory, 'reservoirNotFound'>>;
  /**
   * The irrigated areas of one season by region and crop, each of the newest day for which it was reported, and all
   * seasons that have figures, newest first. A season without figures gives an empty list.
   */
  waterUse(query: WaterUseQuery, signal?: AbortSignal): Promise<WaterUseOfSeason>;
}

export interface ReservoirsQuery {
  readonly site: SiteId;
  readonly size: ReservoirSize;
  /** When absent, the newest day that has readings of this size. */
  readonly date?: CalendarDate;
  /** Whether each reservoir comes with the volumes that its figures are compared with (`EarlierVolumes`). */
  readonly earlier?: boolean;
}

export interface ReservoirsOnDay {
  /** The requested day, or else the newest one. Absent when no day was requested and there are no readings. */
  readonly date?: CalendarDate;
  /** Days that have readings of this size, newest first, at most 400. */
  readonly days: readonly CalendarDate[];
  /** Their readings are of that day. */
  readonly reservoirs: readonly ReservoirOnDay[];
}

export interface ReservoirQuery {
  readonly site: SiteId;
  readonly id: Slug;
  /** Only the readings of this year, of the Gregorian calendar. */
  readonly year?: number;
}

export interface ReservoirHistory {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
}

export interface WaterUseQuery {
  readonly site: SiteId;
  /** When absent, the newest season that has figures. */
  readonly season?: SeasonOfYear;
}

export interface SeasonOfYear {
  /** Buddhist era. */
  readonly year: number;
  readonly season: Season;
}

export interface WaterUseOfSeason {
  readonly season?: SeasonOfYear;
  readonly seasons: readonly SeasonOfYear[];
  readonly areas: readonly WaterUse[];
}
