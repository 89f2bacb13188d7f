import { parseSlug, type Slug } from '#domain/content/slug.ts';
import { parseCalendarDate, type CalendarDate } from '#domain/instant.ts';
import { RESERVOIR_SIZES, type ReservoirSize } from '#domain/water/water.ts';
import { parseSeasonCode, seasonCode, type SeasonOfYear } from './season.ts';

/**
 * Figures that can be downloaded: all reservoirs on a day or in a year (Gregorian), one reservoir on all days, the areas of
 * a season.
 */
export type WaterFile =
  | { readonly type: 'reservoirs'; readonly size: ReservoirSize; readonly date: CalendarDate }
  | { readonly type: 'reservoirsInYear'; readonly size: ReservoirSize; readonly year: number }
  | { readonly type: 'reservoir'; readonly id: Slug }
  | { readonly type: 'waterUse'; readonly season: SeasonOfYear };

export const WATER_FILE_FORMATS = ['csv', 'json'] as const;
export type WaterFileFormat = (typeof WATER_FILE_FORMATS)[number];

/**
 * `reservoirs-large-2026-09-29.csv`, `reservoirs-large-2026.csv`, `reservoir-bhumibol.json`, `water-use-2569-wet.csv`: also
 * the name that it is saved under.
 */
export function waterFileName(file: WaterFile, format: WaterFileFormat): string {
  switch (file.type) {
    case 'reservoirs':
      return `reservoirs-${file.size}-${file.date}.${format}`;
    case 'reservoirsInYear':
      return `reservoirs-${file.size}-${String(file.year)}.${format}`;
    case 'reservoir':
      return `reservoir-${file.id}.${format}`;
    case 'waterUse':
      return `water-use-${seasonCode(file.season)}.${format}`;
  }
}

const YEAR = /^[12]\d{3}$/;

interface NamedWaterFile {
  readonly file: WaterFile;
  readonly format: WaterFileFormat;
}

export function parseWaterFileName(name: string): NamedWaterFile | undefined {
  const [, stem = '', ending] = /^(.+)\.([a-z]+)$/.exec(name) ?? [];
  const format = WATER_FILE_FORMATS.find((each) => each === ending);
  const file = reservoirsFile(stem) ?? reservoirFile(stem) ?? waterUseFile(stem);
  return file && format && { file, format };
}

function reservoirsFile(stem: string): WaterFile | undefined {
  const [, word, time = ''] = /^reservoirs-([a-z]+)-(.+)$/.exec(stem) ?? [];
  const size = RESERVOIR_SIZES.find((each) => each === word);
  if (size === undefined) return undefined;
  if (YEAR.test(time)) return { type: 'reservoirsInYear', size, year: Number(time) };
  const date = parseCalendarDate(time);
  return date && { type: 'reservoirs', size, date };
}

function reservoirFile(stem: string): WaterFile | undefined {
  const [, word = ''] = /^reservoir-(.+)$/.exec(stem) ?? [];
  const id = parseSlug(word);
  return id && { type: 'reservoir', id };
}

function waterUseFile(stem: string): WaterFile | undefined {
  const [, code = ''] = /^water-use-(.+)$/.exec(stem) ?? [];
  const season = parseSeasonCode(code);
  return season && { type: 'waterUse', season };
}
