import { BUDDHIST_ERA_OFFSET } from '#domain/buddhistEra.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { CROPS, SEASONS, WATER_REGIONS } from '#domain/water/codes.ts';
import type { ReportedArea } from '#ports/WaterImport.ts';
import { date, figure, yesOrNo, oneOf, parsed, bilingual } from './cells.ts';
import type { CsvRow } from './readCsv.ts';

export const AREA_COLUMNS = [
  ...(['year', 'season', 'region', 'crop', 'area_rai', 'date', 'source_th', 'source_en', 'invented'] as const),
] as const;

/** Undefined when a cell has an error, which has been added. */
export function parseArea(row: CsvRow<(typeof AREA_COLUMNS)[number]>, today: CalendarDate): ReportedArea | undefined {
  const day = date(row, 'date', today);
  const year = parsed(
    row,
    'year',
    (text) => yearOf(text, day),
    'the Buddhist-era year in which the season of date began',
  );
  const season = oneOf(row, 'season', SEASONS);
  const region = oneOf(row, 'region', WATER_REGIONS);
  const crop = oneOf(row, 'crop', CROPS);
  const area = figure(row, 'area_rai');
  const source = bilingual(row, 'source');
  const invented = yesOrNo(row, 'invented');
  if (day === undefined || year === undefined || season === undefined || region === undefined) return undefined;
  if (crop === undefined || area === undefined || source === undefined || invented === undefined) return undefined;
  return { year, season, region, crop, area, date: day, source, invented };
}

// A dry season begins in November and ends in the next year. The likely mistake is a Gregorian year.
function yearOf(text: string, day: CalendarDate | undefined): number | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const year = Number(text);
  const ofDay = day === undefined ? year : Number(day.slice(0, 4)) + BUDDHIST_ERA_OFFSET;
  return year === ofDay || year === ofDay - 1 ? year : undefined;
}
