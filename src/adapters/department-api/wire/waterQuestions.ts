import { parseCalendarDate } from '#domain/instant.ts';
import { SEASONS } from '#domain/water/codes.ts';
import { RESERVOIR_SIZES } from '#domain/water/water.ts';
import type { ReservoirsQuery, WaterUseQuery } from '#ports/Water.ts';
import { isAnyTwice, type QueryParameters } from './QueryParameters.ts';
import { DATE_SCHEMA } from './rules.ts';

// The queries of water. Names that nobody knows are passed over; a value that is malformed, or given twice, makes the
// whole question undefined.

const YEAR = /^\d{4}$/;

export const RESERVOIRS_QUESTION = {
  size: {
    says: 'Reservoirs of this size.',
    schema: { type: 'string', enum: RESERVOIR_SIZES },
    isRequired: true,
  },
  date: { says: 'How they stood on this day; the newest that has readings when left out.', schema: DATE_SCHEMA },
} as const satisfies QueryParameters;

export const WATER_USE_QUESTION = {
  year: {
    says: 'Buddhist-era year in which the season began; comes with `season`. The newest season when left out.',
    schema: { type: 'string', pattern: YEAR.source },
  },
  season: { says: 'Comes with `year`.', schema: { type: 'string', enum: SEASONS } },
} as const satisfies QueryParameters;

export function reservoirsQuestionToWire({ size, date }: Omit<ReservoirsQuery, 'site'>): URLSearchParams {
  return new URLSearchParams({ size, ...(date !== undefined && { date }) });
}

export function reservoirsQuestionFromWire(query: URLSearchParams): Omit<ReservoirsQuery, 'site'> | undefined {
  if (isAnyTwice(query, RESERVOIRS_QUESTION)) return undefined;
  const size = RESERVOIR_SIZES.find((one) => one === query.get('size'));
  const text = query.get('date');
  const date = text === null ? undefined : parseCalendarDate(text);
  if (size === undefined || (text !== null && date === undefined)) return undefined;
  return { size, ...(date !== undefined && { date }) };
}

export function waterUseQuestionToWire({ season }: Omit<WaterUseQuery, 'site'>): URLSearchParams {
  return new URLSearchParams(season === undefined ? {} : { year: String(season.year), season: season.season });
}

/** The year and the season come together, or neither does. */
export function waterUseQuestionFromWire(query: URLSearchParams): Omit<WaterUseQuery, 'site'> | undefined {
  if (isAnyTwice(query, WATER_USE_QUESTION)) return undefined;
  if (!query.has('year') && !query.has('season')) return {};
  const year = query.get('year') ?? '';
  const season = SEASONS.find((one) => one === query.get('season'));
  if (!YEAR.test(year) || season === undefined) return undefined;
  return { season: { year: Number(year), season } };
}
