import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Season } from '#domain/water/codes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reading, Reservoir, ReservoirSize, WaterUse } from '#domain/water/water.ts';

/**
 * Water in reservoirs and on fields (spec §1, §2). Figures as they were reported, with their newest correction; sums
 * and shares are the domain's. Throws `Unavailable`. A `signal` is as in `Content`.
 */
export interface Water {
  /** The reservoirs of one size, in the department's order, as they stood on a day; none is an empty list. */
  reservoirs(query: ReservoirsQuery, signal?: AbortSignal): Promise<ReservoirsOnDay>;
  /** One reservoir and all its readings, oldest first. */
  reservoir(site: SiteId, id: Slug, signal?: AbortSignal): Promise<Outcome<ReservoirHistory, 'reservoirNotFound'>>;
  /**
   * The areas of one season by region and crop, each of the newest day it was reported for, and the seasons that there
   * are, newest first. A season without figures is an empty list.
   */
  waterUse(query: WaterUseQuery, signal?: AbortSignal): Promise<WaterUseOfSeason>;
}

export interface ReservoirsQuery {
  readonly site: SiteId;
  readonly size: ReservoirSize;
  /** The newest day that has readings of this size, when left out. */
  readonly date?: CalendarDate;
}

export interface ReservoirsOnDay {
  /** The day asked for; absent when none was and there are no readings. */
  readonly date?: CalendarDate;
  /** Days that have readings of this size, newest first, at most 400. */
  readonly days: readonly CalendarDate[];
  /** A reading is of that very day; absent when nothing was reported. */
  readonly reservoirs: readonly ReservoirOnDay[];
}

export interface ReservoirHistory {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
}

export interface WaterUseQuery {
  readonly site: SiteId;
  /** The newest when left out. */
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
