import type { Slug } from '#domain/content/slug.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reading, Reservoir, WaterUse } from '#domain/water/water.ts';

/**
 * The import of water figures. Only the store implements it, because a department's API has its own ways of importing.
 * Throws `Unavailable`.
 */
export interface WaterImport {
  /**
   * Records figures of a site in one step: readers see all of them or none. To record the same figures again changes
   * nothing. Refused, without recording anything, as 'siteNotFound' when no such site is published, and as
   * 'reservoirNotFound' when a reading belongs to a reservoir that is not in the new register or, when there is no new
   * one, in the recorded register.
   */
  record(
    site: SiteId,
    figures: WaterFigures,
    differing: DifferencePolicy,
  ): Promise<Outcome<WaterReport, 'siteNotFound' | 'reservoirNotFound'>>;
}

/**
 * What happens to a figure that differs from the recorded one of the same day. 'correct': it is recorded as a
 * correction, with the next revision. 'ignore': it is ignored, because it could be older than the recorded one.
 */
export type DifferencePolicy = 'correct' | 'ignore';

export interface WaterFigures {
  /**
   * All reservoirs of the site, in the order of display. Absent when the register does not change. A reservoir that is
   * not in the new register is no longer shown, but its readings stay in the store: figures that were once published
   * are on record, and a mistake in a register must not delete them. When a later register contains the reservoir
   * again, it is shown with its history.
   */
  readonly register?: readonly Reservoir[];
  /**
   * Comes with a register of invented reservoirs only: their readings are invented, too, until yesterday, and go on day by
   * day (`SampleWater`). A register without it ends that; the readings stay.
   */
  readonly simulation?: WaterSimulation;
  /** At most one reading for each reservoir and day. */
  readonly readings: readonly ReportedReading[];
  /** At most one area for each season, region, crop and day. */
  readonly areas: readonly ReportedArea[];
}

/** Invents readings for a sample. */
export interface WaterSimulation {
  /** A whole number of 32 bits. Another one gives other figures; two sites with the same one agree about a reservoir. */
  readonly seed: number;
}

export interface ReportedReading extends Omit<Reading, 'revision' | 'storage'> {
  readonly reservoir: Slug;
  /** When absent, the storage in the register. */
  readonly storage?: number;
}

export type ReportedArea = Omit<WaterUse, 'revision'>;

export interface WaterReport {
  /** Absent when there was no new register. */
  readonly register?: {
    readonly added: number;
    readonly changed: number;
    /** Reservoirs that are no longer shown. */
    readonly removed: number;
    readonly unchanged: number;
  };
  /** Invented ones are counted, too. */
  readonly readings: FigureCounts;
  readonly areas: FigureCounts;
}

export interface FigureCounts {
  readonly added: number;
  readonly corrected: number;
  /** Figures that differ from the recorded ones and were ignored. */
  readonly ignored: number;
  readonly unchanged: number;
}
