import { yearOf, type CalendarDate } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { ReservoirSize, WaterUse } from '#domain/water/water.ts';
import type { ReservoirHistory, SeasonOfYear, Water } from '#ports/Water.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { WaterFile, WaterFileFormat } from '#ui/waterFiles.ts';
import { reservoirsCsv, withShares } from './reservoirsCsv.ts';
import { waterUseCsv } from './waterUseCsv.ts';

/** The same figures as JSON and as CSV. */
export interface WaterFileContent {
  readonly json: object;
  csv(context: RenderContext): string;
}

const VOLUME = 'million cubic metres';
const FLOW = 'million cubic metres per day';
const UNITS = {
  ...{ volume: VOLUME, storage: VOLUME, deadStorage: VOLUME, maxStorage: VOLUME, usable: VOLUME },
  ...{ inflow: FLOW, outflow: FLOW, share: 'per cent of storage' },
};

/** The content of a file; undefined when there are no such figures. */
export async function waterFileContent(
  water: Water,
  site: SiteId,
  file: WaterFile,
  signal: AbortSignal,
): Promise<WaterFileContent | undefined> {
  switch (file.type) {
    case 'reservoirs': {
      const { size, date } = file;
      return contentOfDay(size, date, (await water.reservoirs({ site, size, date }, signal)).reservoirs);
    }
    case 'reservoirsInYear':
      return contentOfYear(file, await readingsOfYear(water, site, file, signal));
    case 'reservoir': {
      const found = await water.reservoir({ site, id: file.id }, signal);
      return found.ok ? contentOfReservoir(found.value) : undefined;
    }
    case 'waterUse': {
      const { season } = file;
      return contentOfSeason(season, (await water.waterUse({ site, season }, signal)).areas);
    }
  }
}

/** Undefined when no reservoir has figures of that day. */
export function contentOfDay(
  size: ReservoirSize,
  date: CalendarDate,
  reservoirs: readonly ReservoirOnDay[],
): WaterFileContent | undefined {
  if (reservoirs.every(({ reading }) => reading === undefined)) return undefined;
  const all = reservoirs.map(({ reservoir, reading }) => ({
    ...reservoir,
    reading: reading === undefined ? null : withShares(reservoir, reading),
  }));
  return {
    json: { size, date, units: UNITS, reservoirs: all },
    csv: (context) =>
      reservoirsCsv(
        reservoirs.map((one) => ({ ...one, date })),
        context,
      ),
  };
}

type FileOfYear = Extract<WaterFile, { type: 'reservoirsInYear' }>;

/**
 * In the department's order. One after the other, so that other requests have their turn: together they have thousands
 * of readings.
 */
async function readingsOfYear(
  water: Water,
  site: SiteId,
  { size, year }: FileOfYear,
  signal: AbortSignal,
): Promise<readonly ReservoirHistory[]> {
  const { date: newest, reservoirs } = await water.reservoirs({ site, size }, signal);
  if (newest === undefined || year > yearOf(newest)) return [];
  const histories: ReservoirHistory[] = [];
  for (const { reservoir } of reservoirs) {
    if (signal.aborted) break;
    const found = await water.reservoir({ site, id: reservoir.id, year }, signal);
    if (found.ok && found.value.readings.length > 0) histories.push({ reservoir, readings: found.value.readings });
  }
  return histories;
}

/** Undefined when no reservoir has figures of that year. */
export function contentOfYear(
  { size, year }: Pick<FileOfYear, 'size' | 'year'>,
  histories: readonly ReservoirHistory[],
): WaterFileContent | undefined {
  if (histories.length === 0) return undefined;
  return {
    json: {
      ...{ size, year, units: UNITS },
      reservoirs: histories.map(({ reservoir, readings }) => ({
        ...reservoir,
        readings: readings.map((reading) => withShares(reservoir, reading)),
      })),
    },
    csv: (context) => reservoirsCsv(histories.flatMap(rowsOf), context),
  };
}

function rowsOf({ reservoir, readings }: ReservoirHistory) {
  return readings.map((reading) => ({ reservoir, reading, date: reading.date }));
}

export function contentOfReservoir(history: ReservoirHistory): WaterFileContent {
  const { reservoir, readings } = history;
  return {
    json: { units: UNITS, reservoir, readings: readings.map((reading) => withShares(reservoir, reading)) },
    csv: (context) => reservoirsCsv(rowsOf(history), context),
  };
}

/** Undefined when the season has no areas. */
export function contentOfSeason(season: SeasonOfYear, areas: readonly WaterUse[]): WaterFileContent | undefined {
  if (areas.length === 0) return undefined;
  return { json: { ...season, units: { area: 'rai' }, areas }, csv: (context) => waterUseCsv(areas, context) };
}

/** A file as text, as it is downloaded. */
export function waterFileText(content: WaterFileContent, format: WaterFileFormat, context: RenderContext): string {
  return format === 'csv' ? content.csv(context) : JSON.stringify(content.json);
}
