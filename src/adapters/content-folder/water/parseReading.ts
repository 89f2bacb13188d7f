import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { ReportedReading } from '#ports/WaterImport.ts';
import { date, figure, parsed, storage, bilingual } from './cells.ts';
import type { CsvRow } from './readCsv.ts';

export const READING_COLUMNS = [
  ...(['date', 'reservoir', 'volume_mcm', 'storage_mcm', 'inflow_mcm_day', 'outflow_mcm_day'] as const),
  ...(['source_th', 'source_en'] as const),
] as const;

/** Undefined when a cell has an error, which has been added. */
export function parseReading(
  row: CsvRow<(typeof READING_COLUMNS)[number]>,
  register: ReadonlySet<string>,
  today: CalendarDate,
): ReportedReading | undefined {
  const day = date(row, 'date', today);
  const known = (text: string) => (register.has(text) ? (text as Slug) : undefined);
  const reservoir = parsed(row, 'reservoir', known, 'the id of a reservoir in the register');
  const volume = figure(row, 'volume_mcm');
  const capacity = storage(row, 'storage_mcm');
  const inflow = figure(row, 'inflow_mcm_day');
  const outflow = figure(row, 'outflow_mcm_day');
  const source = bilingual(row, 'source');
  if (day === undefined || reservoir === undefined || source === undefined) return undefined;
  if (volume === undefined || capacity === undefined || inflow === undefined || outflow === undefined) return undefined;
  return { date: day, reservoir, volume, ...(capacity !== null && { storage: capacity }), inflow, outflow, source };
}
