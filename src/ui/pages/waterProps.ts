import type { ContentSummary } from '#domain/content/content.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Crop } from '#domain/water/codes.ts';
import type { ReservoirOrder } from '#domain/water/earlierVolumes.ts';
import type { ReservoirFilter } from '#domain/water/filterReservoirs.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reading, Reservoir, ReservoirSize, WaterUse } from '#domain/water/water.ts';
import type { SeasonAreas, SeasonOfYear } from '../season.ts';

export interface ReservoirsPageProps {
  /** Absolute address of this page, for sharing. */
  readonly address: string;
  readonly size: ReservoirSize;
  /** Absent while there are no readings. */
  readonly date?: CalendarDate;
  /** See `staleDays` in the domain. Present for the newest day only. */
  readonly staleDays?: number | undefined;
  /** The newest day with figures, where the page is of an older one. */
  readonly newest?: CalendarDate | undefined;
  /** The days with figures next to the date. */
  readonly daysBeside?: { readonly before?: CalendarDate | undefined; readonly after?: CalendarDate | undefined };
  /** Days to choose from, newest first. */
  readonly days: readonly CalendarDate[];
  readonly reservoirs: readonly ReservoirOnDay[];
  /** Which of them are on the map and in the tables; all when absent. Sums are of all. */
  readonly filter?: ReservoirFilter;
  /** Absent in the department's order, by region. */
  readonly order?: ReservoirOrder | undefined;
}

export interface ReservoirPageProps {
  readonly reservoir: Reservoir;
  /** See `staleDays` in the domain. About the newest reading. */
  readonly staleDays?: number | undefined;
  /** Oldest first. */
  readonly readings: readonly Reading[];
  /** The year of the Gregorian calendar that the charts show. Absent when no volume was ever reported. */
  readonly year?: number;
  /** The month of that year (1 to 12) whose days the page shows; absent for the overview of the reservoir. */
  readonly month?: number;
  /** The offices that are responsible for the province of the reservoir. */
  readonly offices: readonly ContentSummary[];
  /** Absolute address of this page, for sharing. */
  readonly address: string;
  /** Absolute address of the page that other websites may show in a frame; absent when none may. */
  readonly embedAddress?: string;
}

export interface WaterUsePageProps {
  /** Absolute address of this page, for sharing. */
  readonly address: string;
  /** Absent while there are no figures. */
  readonly season?: SeasonOfYear;
  /** Newest first. */
  readonly seasons: readonly SeasonOfYear[];
  readonly areas: readonly WaterUse[];
  /** Other seasons, in any order: the one of the year before, and those that are listed beside it. */
  readonly others?: readonly SeasonAreas[];
  /** The crop that the page is about; all when absent. */
  readonly crop?: Crop;
}
