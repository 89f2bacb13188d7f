import { basename } from 'node:path';
import type { CalendarDate } from '#domain/instant.ts';
import { ruleCurveFault } from '#domain/water/ruleCurve.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { ReportedArea, ReportedReading, WaterFigures } from '#ports/WaterImport.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import { AREA_COLUMNS, parseArea } from './parseArea.ts';
import { readCsv, type CsvRow } from './readCsv.ts';
import type { SourcePath } from '../read/SourcePath.ts';
import { READING_COLUMNS, parseReading } from './parseReading.ts';
import { OPTIONAL_RESERVOIR_COLUMNS, RESERVOIR_COLUMNS, parseReservoir } from './parseReservoir.ts';
import { readSimulation } from './readSimulation.ts';
import { addRuleCurveError, parseRuleCurve, RULE_CURVE_COLUMNS, type RuleCurveEntry } from './parseRuleCurve.ts';

/** `readings-2026-11-20.csv` is read as `readings.csv` is. */
const NAME = /^(reservoirs|rule-curves|readings|water-use|simulation)([-_.].*)?\.csv$/;
type Table = 'reservoirs' | 'rule-curves' | 'readings' | 'water-use' | 'simulation';

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
    errors.add(
      name,
      undefined,
      'must be called reservoirs, rule-curves, readings, water-use or simulation, and end with .csv',
    );
  const of = (table: Table) => tables.get(table) ?? [];

  const register = readRegister(of('reservoirs'), errors);
  const curves = readRuleCurves(of('rule-curves'), register, errors);
  const known = register?.ids ?? recorded;
  if (known.size === 0)
    for (const { name } of of('readings'))
      errors.add(name, undefined, 'needs a register with reservoirs in it, reservoirs.csv');

  const simulation = readSimulation(of('simulation'), register?.reservoirs, errors);

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
  return {
    ...(register !== undefined && { register: withRuleCurves(register.reservoirs, curves) }),
    ...(simulation !== undefined && { simulation }),
    ...{ readings, areas },
  };
}

interface Register {
  readonly reservoirs: readonly Reservoir[];
  readonly ids: ReadonlySet<string>;
}

function readRegister(files: readonly SourcePath[], errors: ContentErrors): Register | undefined {
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
    optional: OPTIONAL_RESERVOIR_COLUMNS,
  });
  return { reservoirs, ids };
}

/** The rule curves of each reservoir that has any; those with an error are left out. */
function readRuleCurves(
  files: readonly SourcePath[],
  register: Register | undefined,
  errors: ContentErrors,
): ReadonlyMap<string, readonly RuleCurveEntry[]> {
  if (register === undefined) {
    for (const { name } of files) errors.add(name, undefined, 'needs the register beside it, reservoirs.csv');
    return new Map();
  }
  const wrong = new Set<string>();
  const entries = readFigures(files, RULE_CURVE_COLUMNS, errors, {
    read: (row) => {
      const entry = parseRuleCurve(row, register.ids);
      if (entry === undefined) wrong.add(row.cell('reservoir'));
      return entry;
    },
    keyOf: ({ reservoir, month }: RuleCurveEntry) => `month ${String(month)} of ${reservoir}`,
    keyColumn: 'month',
  });
  const curves = Map.groupBy(entries, ({ reservoir }) => reservoir as string);
  for (const reservoir of register.reservoirs) {
    // A row with an error of its own would be reported a second time, as a missing month.
    const curve = wrong.has(reservoir.id) ? undefined : curves.get(reservoir.id);
    curve?.sort((a, b) => a.month - b.month);
    const fault = curve && ruleCurveFault(curve, reservoir);
    if (curve !== undefined && fault !== undefined) addRuleCurveError(fault, curve);
  }
  return curves;
}

function withRuleCurves(
  reservoirs: readonly Reservoir[],
  curves: ReadonlyMap<string, readonly RuleCurveEntry[]>,
): readonly Reservoir[] {
  return reservoirs.map(({ invented, ...reservoir }) => {
    const curve = curves.get(reservoir.id);
    const ruleCurve = curve?.map(({ month, lower, upper }) => ({ month, lower, upper }));
    return { ...reservoir, ...(ruleCurve !== undefined && { ruleCurve }), invented };
  });
}

interface Reading<Column extends string, T> {
  readonly read: (row: CsvRow<Column>) => T | undefined;
  /** Identifies a row: there may be only one with a key. */
  readonly keyOf: (value: T) => string;
  readonly keyColumn: Column;
  /** Columns that may be missing. */
  readonly optional?: readonly Column[];
}

function readFigures<Column extends string, T>(
  files: readonly SourcePath[],
  columns: readonly Column[],
  errors: ContentErrors,
  { read, keyOf, keyColumn, optional }: Reading<Column, T>,
): readonly T[] {
  const places = new Map<string, string>();
  const values: T[] = [];
  for (const file of files) {
    for (const row of readCsv(file, columns, errors, optional)) {
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
