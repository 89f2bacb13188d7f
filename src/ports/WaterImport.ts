import type { Slug } from '#domain/content/slug.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reading, Reservoir, WaterUse } from '#domain/water/water.ts';

/** How an operator brings figures of water. Only the store can; a department API has its own means. Throws `Unavailable`. */
export interface WaterImport {
  /**
   * Records a site's figures in one step that readers see whole. The same figures again change nothing. Refused, with
   * nothing recorded, as 'siteNotFound' where no such site is published, and as 'reservoirNotFound' when a reading is of
   * a reservoir that neither the figures' register nor the one recorded before names.
   */
  record(
    site: SiteId,
    figures: WaterFigures,
    differing: Differing,
  ): Promise<Outcome<WaterReport, 'siteNotFound' | 'reservoirNotFound'>>;
}

/**
 * What becomes of figures that differ from those recorded for the same day: they are a correction, the next revision,
 * or they are passed over, for they may be older than what is recorded.
 */
export type Differing = 'corrects' | 'is left';

export interface WaterFigures {
  /**
   * Every reservoir of the site, in its order; absent when it stays as it is. One that is no longer in it is not shown
   * any more, but its readings are kept: figures that were once published are on record, and a slip in a register must
   * not destroy them. When the register names it again, it is there with its history.
   */
  readonly register?: readonly Reservoir[];
  /** No two of the same reservoir and day. */
  readonly readings: readonly ReportedReading[];
  /** No two of the same season, region, crop and day. */
  readonly areas: readonly ReportedArea[];
}

export interface ReportedReading extends Omit<Reading, 'revision' | 'storage'> {
  readonly reservoir: Slug;
  /** The register's when absent. */
  readonly storage?: number;
}

export type ReportedArea = Omit<WaterUse, 'revision'>;

export interface WaterReport {
  /** Absent when no register was given. */
  readonly register?: {
    readonly added: number;
    readonly changed: number;
    /** No longer shown. */
    readonly removed: number;
    readonly unchanged: number;
  };
  readonly readings: FigureCounts;
  readonly areas: FigureCounts;
}

export interface FigureCounts {
  readonly added: number;
  readonly corrected: number;
  /** Differing, and left. */
  readonly left: number;
  readonly unchanged: number;
}
