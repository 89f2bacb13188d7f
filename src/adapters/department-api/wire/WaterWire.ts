import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import { CROPS, SEASONS, WATER_REGIONS, type Crop, type Season, type WaterRegion } from '#domain/water/codes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import {
  RESERVOIR_SIZES,
  type Reading,
  type Reservoir,
  type ReservoirSize,
  type WaterUse,
} from '#domain/water/water.ts';
import type { ReservoirHistory, ReservoirsOnDay, SeasonOfYear, WaterUseOfSeason } from '#ports/Water.ts';
import { decode, ShapeError } from '#adapters/shape/decode.ts';
import { Flag, Optional, Whole } from '#adapters/shape/rules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { BilingualWire } from './BilingualWire.ts';
import { Amount, Dates, Day, OneOf, SlugText } from './rules.ts';
import { Says } from './Says.ts';

// Water travels as the domain has it. A figure that was not reported is null, or left out.

class PlaceWire {
  @Amount(-90, 90) readonly latitude!: number;
  @Amount(-180, 180) readonly longitude!: number;
}

class ReservoirWire implements Reservoir {
  @SlugText() readonly id!: Slug;
  @OneOf(...RESERVOIR_SIZES) readonly size!: ReservoirSize;
  @Inner(() => BilingualWire) readonly name!: BilingualWire;
  @OneOf(...WATER_REGIONS) readonly region!: WaterRegion;
  @Inner(() => BilingualWire) readonly province!: BilingualWire;
  @Optional() @Inner(() => BilingualWire) readonly owner?: BilingualWire;
  @Says('Million cubic metres, at the normal high level.') @Storage() readonly storage!: number;
  @Says('Million cubic metres, below the lowest outlet.') @Optional() @Figure() readonly deadStorage?: number;
  @Says('Million cubic metres, at the highest level that the dam bears.')
  @Optional()
  @Figure()
  readonly maxStorage?: number;
  @Optional() @Inner(() => PlaceWire) readonly place?: PlaceWire;
  @Says('Whether it is a sample, and its figures with it.') @Flag() readonly invented!: boolean;
}

class FiguresWire implements Reported<Omit<Reading, 'source'>, 'volume' | 'inflow' | 'outflow'> {
  @Day() readonly date!: CalendarDate;
  @Says('Million cubic metres; null is not reported.') @Optional() @Figure() readonly volume?: number | null;
  @Says('Million cubic metres, at the normal high level of that day.') @Storage() readonly storage!: number;
  @Says('Million cubic metres a day; null is not reported.') @Optional() @Figure() readonly inflow?: number | null;
  @Says('Million cubic metres a day; null is not reported.') @Optional() @Figure() readonly outflow?: number | null;
  @Says('1 for the first figures of a day, one more for each correction.') @Revision() readonly revision!: number;
}

class ReadingWire extends FiguresWire {
  @Inner(() => BilingualWire) readonly source!: BilingualWire;
}

/** One of many: it says which of the history's sources it has from, for their words would be most of the answer. */
class PastReadingWire extends FiguresWire {
  @Says('Place in the list of sources, counted from 0.') @Whole(0, Number.MAX_SAFE_INTEGER) readonly source!: number;
}

class ReservoirOnDayWire {
  @Inner(() => ReservoirWire) readonly reservoir!: ReservoirWire;
  @Says('Of that very day; left out when nothing was reported.')
  @Optional()
  @Inner(() => ReadingWire)
  readonly reading?: ReadingWire;
}

export class ReservoirsOnDayWire {
  @Optional() @Day() readonly date?: CalendarDate;
  @Says('Days that have readings of this size, newest first.') @Dates() readonly days!: readonly CalendarDate[];
  @ListOf(() => ReservoirOnDayWire) readonly reservoirs!: readonly ReservoirOnDayWire[];
}

export class ReservoirHistoryWire {
  @Inner(() => ReservoirWire) readonly reservoir!: ReservoirWire;
  @ListOf(() => BilingualWire) readonly sources!: readonly BilingualWire[];
  @Says('Oldest first.') @ListOf(() => PastReadingWire) readonly readings!: readonly PastReadingWire[];
}

class SeasonOfYearWire implements SeasonOfYear {
  @Says('Buddhist era; the year in which the season began.') @Whole(0, 9999) readonly year!: number;
  @OneOf(...SEASONS) readonly season!: Season;
}

class WaterUseWire extends SeasonOfYearWire implements Reported<WaterUse, 'area'> {
  @OneOf(...WATER_REGIONS) readonly region!: WaterRegion;
  @OneOf(...CROPS) readonly crop!: Crop;
  @Says('Rai (1,600 m²); null is not reported.') @Optional() @Figure() readonly area?: number | null;
  @Day() readonly date!: CalendarDate;
  @Inner(() => BilingualWire) readonly source!: BilingualWire;
  @Revision() readonly revision!: number;
  @Flag() readonly invented!: boolean;
}

export class WaterUseOfSeasonWire {
  @Optional() @Inner(() => SeasonOfYearWire) readonly season?: SeasonOfYearWire;
  @Says('Those that there are, newest first.')
  @ListOf(() => SeasonOfYearWire)
  readonly seasons!: readonly SeasonOfYearWire[];
  @ListOf(() => WaterUseWire) readonly areas!: readonly WaterUseWire[];
}

/** The same with figures that may be left out. */
type Reported<T, Figures extends keyof T> = Omit<T, Figures> & Partial<Pick<T, Figures>>;

interface Travelling {
  readonly reservoir: [Reservoir, ReservoirWire];
  readonly reading: [Reading, ReadingWire];
  readonly reservoirOnDay: [ReservoirOnDay, ReservoirOnDayWire];
  readonly reservoirsOnDay: [ReservoirsOnDay, ReservoirsOnDayWire];
  readonly history: [ReservoirHistory, ReservoirHistoryWire];
  readonly use: [WaterUse, WaterUseWire];
  readonly useOfSeason: [WaterUseOfSeason, WaterUseOfSeasonWire];
}

/** A key of the domain that a wire class forgot, which would be passed over in silence; `never` while all are there. */
export type ForgottenWaterKey = {
  [Name in keyof Travelling]: Exclude<keyof Travelling[Name][0], keyof Travelling[Name][1]>;
}[keyof Travelling];

export function reservoirsOnDayToWire(answer: ReservoirsOnDay): ReservoirsOnDayWire {
  return answer;
}

/** Throws `ShapeError`. */
export function reservoirsOnDayFromWire(json: unknown): ReservoirsOnDay {
  const { reservoirs, ...rest } = decode(ReservoirsOnDayWire, json);
  return {
    ...rest,
    reservoirs: reservoirs.map(({ reservoir, reading }) => ({
      reservoir,
      ...(reading !== undefined && { reading: readingOf(reading, reading.source) }),
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

/** Throws `ShapeError`. */
export function reservoirHistoryFromWire(json: unknown): ReservoirHistory {
  const { reservoir, sources, readings } = decode(ReservoirHistoryWire, json);
  return {
    reservoir,
    readings: readings.map((reading, index) => {
      const source = sources[reading.source];
      if (source !== undefined) return readingOf(reading, source);
      throw new ShapeError([
        { path: ['readings', index, 'source'], reason: 'must be the place of one of the sources' },
      ]);
    }),
  };
}

export function waterUseToWire(answer: WaterUseOfSeason): WaterUseOfSeasonWire {
  return answer;
}

/** Throws `ShapeError`. */
export function waterUseFromWire(json: unknown): WaterUseOfSeason {
  const { areas, ...rest } = decode(WaterUseOfSeasonWire, json);
  return { ...rest, areas: areas.map(({ area = null, ...use }) => ({ ...use, area })) };
}

function readingOf(figures: FiguresWire, source: Bilingual): Reading {
  const { date, volume = null, storage, inflow = null, outflow = null, revision } = figures;
  return { date, volume, storage, inflow, outflow, source, revision };
}

/** A figure of water or land. */
function Figure(): PropertyDecorator {
  return Amount(0, Number.MAX_SAFE_INTEGER);
}

/** Something is measured against it: it is never nothing. */
function Storage(): PropertyDecorator {
  return Amount(Number.MIN_VALUE, Number.MAX_SAFE_INTEGER);
}

function Revision(): PropertyDecorator {
  return Whole(1, Number.MAX_SAFE_INTEGER);
}
