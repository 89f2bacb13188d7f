import { basename } from 'node:path';
import type { CalendarDate } from '#domain/instant.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { ReportedArea, ReportedReading, WaterFigures } from '#ports/WaterImport.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import { AREA_COLUMNS, parseArea } from './parseArea.ts';
import { readCsv, type CsvRow } from './readCsv.ts';
import type { SourcePath } from '../read/SourcePath.ts';
import { READING_COLUMNS, parseReading } from './parseReading.ts';
import { RESERVOIR_COLUMNS, parseReservoir } from './parseReservoir.ts';

/** `readings-2026-11-20.csv` is read as `readings.csv` is. */
const NAME = /^(reservoirs|readings|water-use)([-_.].*)?\.csv$/;
type Table = 'reservoirs' | 'readings' | 'water-use';

/**
 * Reads the tables of one site's water figures (docs/content.md), each recognised by the beginning of its name, and
 * validates every row by itself and against the others. After an error the result is not to be used.
 *
 * @param recorded ids of the recorded register, for readings without a register of their own
 */
export function readWaterFiles(
  files: readonly SourcePath[],
  recorded: ReadonlySet<string>,
  today: CalendarDate,
  errors: ContentErrors,
): WaterFigures {
  const tables = Map.groupBy(files, ({ path }) => NAME.exec(basename(path))?.[1] as Table | undefined);
  for (const { name } of tables.get(undefined) ?? [])
    errors.add(name, undefined, 'must be called reservoirs, readings or water-use, and end with .csv');
  const of = (table: Table) => tables.get(table) ?? [];

  const register = readRegister(of('reservoirs'), errors);
  const known = register?.ids ?? recorded;
  if (known.size === 0)
    for (const { name } of of('readings'))
      errors.add(name, undefined, 'needs a register with reservoirs in it, reservoirs.csv');

  // Without a register each row would be reported as of an unknown reservoir.
  const readings = readFigures(known.size === 0 ? [] : of('readings'), READING_COLUMNS, errors, {
    read: (row) => parseReading(row, known, today),
    keyOf: ({ reservoir, date }: ReportedReading) => `${reservoir} on ${date}`,
    keyColumn: 'reservoir',
  });
  const areas = readFigures(of('water-use'), AREA_COLUMNS, errors, {
    read: (row) => parseArea(row, today),
    keyOf: ({ crop, region, season, year, date }: ReportedArea) => `${crop}, ${region}, ${season} ${year} on ${date}`,
    keyColumn: 'crop',
  });
  return { ...(register !== undefined && { register: register.reservoirs }), readings, areas };
}

function readRegister(
  files: readonly SourcePath[],
  errors: ContentErrors,
): { readonly reservoirs: readonly Reservoir[]; readonly ids: ReadonlySet<string> } | undefined {
  const [file, ...more] = files;
  if (file === undefined) return undefined;
  for (const { name } of more) errors.add(name, undefined, `is a second register, beside ${file.name}`);
  const ids = new Set<string>();
  const reservoirs = readFigures(files, RESERVOIR_COLUMNS, errors, {
    read: (row) => {
      ids.add(row.cell('id')); // of a wrong row too, so that its readings are not reported as of an unknown one
      return parseReservoir(row);
    },
    keyOf: ({ id }: Reservoir) => id,
    keyColumn: 'id',
  });
  return { reservoirs, ids };
}

interface Reading<Column extends string, T> {
  readonly read: (row: CsvRow<Column>) => T | undefined;
  /** Identifies a row: there may be only one with a key. */
  readonly keyOf: (value: T) => string;
  readonly keyColumn: Column;
}

function readFigures<Column extends string, T>(
  files: readonly SourcePath[],
  columns: readonly Column[],
  errors: ContentErrors,
  { read, keyOf, keyColumn }: Reading<Column, T>,
): readonly T[] {
  const places = new Map<string, string>();
  const values: T[] = [];
  for (const file of files) {
    for (const row of readCsv(file, columns, errors)) {
      const value = read(row);
      if (value === undefined) continue;
      const key = keyOf(value);
      const place = places.get(key);
      if (place !== undefined) row.addError(keyColumn, `${key} exists already, at ${place}`);
      places.set(key, place ?? row.place);
      values.push(value);
    }
  }
  return values;
}
