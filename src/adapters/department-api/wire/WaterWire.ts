import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import { CROPS, SEASONS, WATER_REGIONS, type Crop, type Season, type WaterRegion } from '#domain/water/codes.ts';
import { ruleCurveFault, type RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import {
  RESERVOIR_SIZES,
  type EarlierVolumes,
  type Reading,
  type Reservoir,
  type ReservoirSize,
  type WaterUse,
} from '#domain/water/water.ts';
import type { ReservoirHistory, ReservoirsOnDay, SeasonOfYear, WaterUseOfSeason } from '#ports/Water.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { BilingualWire } from './BilingualWire.ts';
import { count } from './wireFields.ts';

// Water figures are sent in the domain's own types. A figure that was not reported is null or missing.

class PlaceWire {
  @field.decimal(-90, 90) readonly latitude!: number;
  @field.decimal(-180, 180) readonly longitude!: number;
}

class RuleCurveMonthWire implements RuleCurveMonth {
  @field.integer(1, 12) readonly month!: number;
  @figure() readonly lower!: number;
  @figure() readonly upper!: number;
}

export class ReservoirWire implements Reservoir {
  @field.slug() readonly id!: Slug;
  @field.oneOf(...RESERVOIR_SIZES) readonly size!: ReservoirSize;
  @field.nested(() => BilingualWire) readonly name!: BilingualWire;
  @field.oneOf(...WATER_REGIONS) readonly region!: WaterRegion;
  @field.nested(() => BilingualWire) readonly province!: BilingualWire;
  @field.optional() @field.nested(() => BilingualWire) readonly owner?: BilingualWire;
  @field.description('Million cubic metres, at the normal high level.') @storage() readonly storage!: number;
  @field.description('Million cubic metres, below the lowest outlet.')
  @field.optional()
  @figure()
  readonly deadStorage?: number;
  @field.description('Million cubic metres, at the highest level that the dam bears.')
  @field.optional()
  @figure()
  readonly maxStorage?: number;
  @field.description('Square kilometres.')
  @field.optional()
  @field.positiveDecimal(Number.MAX_SAFE_INTEGER)
  readonly catchment?: number;
  @field.description(
    'Between which volumes the reservoir is kept on the first of each month, January to December, in million cubic metres.',
  )
  @field.optional()
  @field.listOf(() => RuleCurveMonthWire)
  readonly ruleCurve?: readonly RuleCurveMonthWire[];
  @field.optional() @field.nested(() => PlaceWire) readonly place?: PlaceWire;
  @field.description('Whether it is a sample, and its figures with it.') @field.boolean() readonly invented!: boolean;
}

class FiguresWire implements Reported<Omit<Reading, 'source'>, 'volume' | 'inflow' | 'outflow'> {
  @field.date() readonly date!: CalendarDate;
  @field.description('Million cubic metres; null is not reported.') @field.optional() @figure() readonly volume?:
    number | null;
  @field.description('Million cubic metres, at the normal high level of that day.')
  @storage()
  readonly storage!: number;
  @field.description('Million cubic metres a day; null is not reported.') @field.optional() @figure() readonly inflow?:
    number | null;
  @field.description('Million cubic metres a day; null is not reported.')
  @field.optional()
  @figure()
  readonly outflow?: number | null;
  @field.description('1 for the first figures of a day, one more for each correction.')
  @revision()
  readonly revision!: number;
}

class ReadingWire extends FiguresWire {
  @field.nested(() => BilingualWire) readonly source!: BilingualWire;
}

/** Refers to its source by position: repeated in each of many readings, the texts would be most of the response. */
class PastReadingWire extends FiguresWire {
  @field.description('Place in the list of sources, counted from 0.') @count() readonly source!: number;
}

class YearBeforeWire {
  @field.description('Million cubic metres; null is not reported.') @field.optional() @figure() readonly volume?:
    number | null;
  @field.description('Million cubic metres, at the normal high level of that day.')
  @storage()
  readonly storage!: number;
}

class EarlierVolumesWire {
  @field.description('Of the 30 days before, oldest first, in million cubic metres; null is not reported.')
  @field.figures()
  readonly volumes!: readonly (number | null)[];
  @field.description('On the same day of the year before; left out when nothing was reported.')
  @field.optional()
  @field.nested(() => YearBeforeWire)
  readonly yearBefore?: YearBeforeWire;
}

class ReservoirOnDayWire {
  @field.nested(() => ReservoirWire) readonly reservoir!: ReservoirWire;
  @field.description('Of that very day; left out when nothing was reported.')
  @field.optional()
  @field.nested(() => ReadingWire)
  readonly reading?: ReadingWire;
  @field.description('Left out unless `earlier` is true.')
  @field.optional()
  @field.nested(() => EarlierVolumesWire)
  readonly earlier?: EarlierVolumesWire;
}

export class ReservoirsOnDayWire {
  @field.optional() @field.date() readonly date?: CalendarDate;
  @field.description('Days that have readings of this size, newest first.')
  @field.dates()
  readonly days!: readonly CalendarDate[];
  @field.listOf(() => ReservoirOnDayWire) readonly reservoirs!: readonly ReservoirOnDayWire[];
}

export class ReservoirHistoryWire {
  @field.nested(() => ReservoirWire) readonly reservoir!: ReservoirWire;
  @field.listOf(() => BilingualWire) readonly sources!: readonly BilingualWire[];
  @field.description('Oldest first.')
  @field.listOf(() => PastReadingWire)
  readonly readings!: readonly PastReadingWire[];
}

class SeasonOfYearWire implements SeasonOfYear {
  @field.description('Buddhist era; the year in which the season began.')
  @field.integer(0, 9999)
  readonly year!: number;
  @field.oneOf(...SEASONS) readonly season!: Season;
}

class WaterUseWire extends SeasonOfYearWire implements Reported<WaterUse, 'area'> {
  @field.oneOf(...WATER_REGIONS) readonly region!: WaterRegion;
  @field.oneOf(...CROPS) readonly crop!: Crop;
  @field.description('Rai (1,600 m²); null is not reported.') @field.optional() @figure() readonly area?: number | null;
  @field.date() readonly date!: CalendarDate;
  @field.nested(() => BilingualWire) readonly source!: BilingualWire;
  @revision() readonly revision!: number;
  @field.boolean() readonly invented!: boolean;
}

export class WaterUseOfSeasonWire {
  @field.optional() @field.nested(() => SeasonOfYearWire) readonly season?: SeasonOfYearWire;
  @field.description('Those that there are, newest first.')
  @field.listOf(() => SeasonOfYearWire)
  readonly seasons!: readonly SeasonOfYearWire[];
  @field.listOf(() => WaterUseWire) readonly areas!: readonly WaterUseWire[];
}

/** The same with figures that may be left out. */
type Reported<T, Figures extends keyof T> = Omit<T, Figures> & Partial<Pick<T, Figures>>;

/** The domain's types with the wire classes that they are sent as. */
interface WireTypeOf {
  readonly reservoir: [Reservoir, ReservoirWire];
  readonly reading: [Reading, ReadingWire];
  readonly reservoirOnDay: [ReservoirOnDay, ReservoirOnDayWire];
  readonly earlier: [EarlierVolumes, EarlierVolumesWire];
  readonly reservoirsOnDay: [ReservoirsOnDay, ReservoirsOnDayWire];
  readonly history: [ReservoirHistory, ReservoirHistoryWire];
  readonly use: [WaterUse, WaterUseWire];
  readonly useOfSeason: [WaterUseOfSeason, WaterUseOfSeasonWire];
}

/** Keys of the domain that the wire classes lack, and that would be lost without an error; `never` when complete. */
export type MissingWaterKey = {
  [Name in keyof WireTypeOf]: Exclude<keyof WireTypeOf[Name][0], keyof WireTypeOf[Name][1]>;
}[keyof WireTypeOf];

export function reservoirsOnDayToWire(reservoirs: ReservoirsOnDay): ReservoirsOnDayWire {
  return reservoirs;
}

/** Throws `SchemaError`. */
export function reservoirsOnDayFromWire(json: unknown, onDropped?: OnDropped): ReservoirsOnDay {
  const { reservoirs, ...rest } = readTolerant(ReservoirsOnDayWire, json, onDropped);
  return {
    ...rest,
    reservoirs: reservoirs.map(({ reservoir, reading, earlier }) => ({
      reservoir: reservoirOf(reservoir),
      ...(reading !== undefined && { reading: readingOf(reading, reading.source) }),
      ...(earlier !== undefined && { earlier: earlierOf(earlier) }),
    })),
  };
}

export function reservoirHistoryToWire({ reservoir, readings }: ReservoirHistory): ReservoirHistoryWire {
  const places = new Map<string, number>();
  const sources: Bilingual[] = [];
  const placeOf = (source: Bilingual) => {
    const key = JSON.stringify([source.th, source.en]);
    const place = places.get(key) ?? sources.push(source) - 1;
    places.set(key, place);
    return place;
  };
  return { reservoir, readings: readings.map((one) => ({ ...one, source: placeOf(one.source) })), sources };
}

/** Throws `SchemaError`. */
export function reservoirHistoryFromWire(json: unknown, onDropped?: OnDropped): ReservoirHistory {
  const { reservoir, sources, readings } = readTolerant(ReservoirHistoryWire, json, onDropped);
  return {
    reservoir: reservoirOf(reservoir),
    readings: readings.map((reading, index) => {
      const source = sources[reading.source];
      if (source !== undefined) return readingOf(reading, source);
      throw new SchemaError([
        { path: ['readings', index, 'source'], reason: 'must be the place of one of the sources' },
      ]);
    }),
  };
}

export function waterUseToWire(use: WaterUseOfSeason): WaterUseOfSeasonWire {
  return use;
}

/** Throws `SchemaError`. */
export function waterUseFromWire(json: unknown, onDropped?: OnDropped): WaterUseOfSeason {
  const { areas, ...rest } = readTolerant(WaterUseOfSeasonWire, json, onDropped);
  return { ...rest, areas: areas.map(({ area = null, ...use }) => ({ ...use, area })) };
}

/** Without rule curves that are not valid, because a page could not draw them. */
function reservoirOf(wire: ReservoirWire): Reservoir {
  const { ruleCurve, ...reservoir } = wire;
  const isValid = ruleCurve !== undefined && ruleCurveFault(ruleCurve, reservoir) === undefined;
  return isValid ? wire : reservoir;
}

function earlierOf({ volumes, yearBefore }: EarlierVolumesWire): EarlierVolumes {
  if (yearBefore === undefined) return { volumes };
  const { volume = null, storage } = yearBefore;
  return { volumes, yearBefore: { volume, storage } };
}

function readingOf(figures: FiguresWire, source: Bilingual): Reading {
  const { date, volume = null, storage, inflow = null, outflow = null, revision } = figures;
  return { date, volume, storage, inflow, outflow, source, revision };
}

/** A figure of water or land. */
function figure() {
  return field.decimal(0, Number.MAX_SAFE_INTEGER);
}

/** A storage capacity. It is never 0, because volumes are divided by it. */
function storage() {
  return field.positiveDecimal(Number.MAX_SAFE_INTEGER);
}

function revision() {
  return field.integer(1, Number.MAX_SAFE_INTEGER);
}
