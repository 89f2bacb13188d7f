import type { CalendarDate } from '#domain/instant.ts';
import { SEASONS, type Season } from '#domain/water/codes.ts';
import { RESERVOIR_SIZES, type ReservoirSize } from '#domain/water/water.ts';
import type { ReservoirQuery, ReservoirsQuery, WaterUseQuery } from '#ports/Water.ts';
import * as field from '#adapters/schema/field.ts';
import { SchemaError } from '#adapters/schema/readSchema.ts';
import { readQuery } from './readRequest.ts';

export class ReservoirsQueryWire {
  @field.description('Reservoirs of this size.') @field.oneOf(...RESERVOIR_SIZES) readonly size!: ReservoirSize;
  @field.description('The day of the figures; when left out, the newest that has readings.')
  @field.optional()
  @field.date()
  readonly date?: CalendarDate;
  @field.description('Whether each reservoir comes with earlier volumes, to compare its figures with.')
  @field.optional()
  @field.boolean()
  readonly earlier?: boolean;
}

export class ReservoirQueryWire {
  @field.description('Only the readings of this year (Gregorian); all readings when left out.')
  @field.optional()
  @field.integer(1000, 2999)
  readonly year?: number;
}

export class WaterUseQueryWire {
  @field.description(
    'Buddhist-era year in which the season began; comes with `season`. The newest season when left out.',
  )
  @field.optional()
  @field.integer(1000, 9999)
  readonly year?: number;
  @field.description('Comes with `year`.') @field.optional() @field.oneOf(...SEASONS) readonly season?: Season;
}

export function reservoirsQueryToWire({ size, date, earlier = false }: Omit<ReservoirsQuery, 'site'>): URLSearchParams {
  return new URLSearchParams({ size, ...(date !== undefined && { date }), ...(earlier && { earlier: 'true' }) });
}

/** Throws `SchemaError`. */
export function reservoirsQueryFromWire(query: URLSearchParams): Omit<ReservoirsQuery, 'site'> {
  return readQuery(ReservoirsQueryWire, query);
}

export function reservoirQueryToWire({ year }: Omit<ReservoirQuery, 'site' | 'id'>): URLSearchParams {
  return new URLSearchParams({ ...(year !== undefined && { year: String(year) }) });
}

/** Throws `SchemaError`. */
export function reservoirQueryFromWire(query: URLSearchParams): Omit<ReservoirQuery, 'site' | 'id'> {
  return readQuery(ReservoirQueryWire, query);
}

export function waterUseQueryToWire({ season }: Omit<WaterUseQuery, 'site'>): URLSearchParams {
  return new URLSearchParams(season === undefined ? {} : { year: String(season.year), season: season.season });
}

/** Throws `SchemaError`. */
export function waterUseQueryFromWire(query: URLSearchParams): Omit<WaterUseQuery, 'site'> {
  const { year, season } = readQuery(WaterUseQueryWire, query);
  if (year !== undefined && season !== undefined) return { season: { year, season } };
  if (year === undefined && season === undefined) return {};
  throw new SchemaError([{ path: [year === undefined ? 'year' : 'season'], reason: 'is missing' }]);
}
