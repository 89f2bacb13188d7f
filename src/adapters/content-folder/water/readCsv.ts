import { CsvError, parse } from 'csv-parse/sync';
import type { ContentErrors } from '../read/ContentError.ts';
import { readText } from '../read/readText.ts';
import type { SourcePath } from '../read/SourcePath.ts';

/** A row of a table, its cells by their columns' names. */
export interface CsvRow<Column extends string> {
  /** `readings.csv:12` */
  readonly place: string;
  /** Trimmed. */
  cell(column: Column): string;
  addError(column: Column, text: string): void;
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a table that begins with the names of its columns, in any order. Rows that cannot be read are errors and left
 * out; an error in the header leaves no rows.
 *
 * @param optional those of the columns that may be missing: all their cells are then empty
 */
export function readCsv<Column extends string>(
  source: SourcePath,
  columns: readonly Column[],
  errors: ContentErrors,
  optional: readonly Column[] = [],
): readonly CsvRow<Column>[] {
  const file = source.name;
  const text = readText(source, errors);
  const [header, ...records] = text === undefined ? [] : parseCsv(text, file, errors);
  if (header === undefined) return [];
  const places = readHeader(header, file, columns, optional, errors);
  if (places === undefined) return [];
  return records.flatMap(({ record, info: { lines: line } }): readonly CsvRow<Column>[] => {
    if (record.every((cell) => cell === '')) return []; // spreadsheets leave them below a table
    if (record.length !== header.record.length) {
      const reason = `has ${String(record.length)} cells where the first line has ${String(header.record.length)}`;
      errors.add(file, line, `${reason}: a comma inside a cell needs quotation marks round it, and numbers have none`);
      return [];
    }
    if (record.some((cell) => cell.includes('\n'))) {
      errors.add(file, line, 'has a line break inside a cell');
      return [];
    }
    return [
      {
        place: `${file}:${String(line)}`,
        cell: (column) => record[places[column]] ?? '',
        addError: (column, text) => errors.add(file, line, `${column}: ${text}`),
      },
    ];
  });
}

function parseCsv(text: string, file: string, errors: ContentErrors): readonly CsvRecord[] {
  try {
    const options = { info: true, relaxColumnCount: true, skipEmptyLines: true, trim: true };
    const records = parse(text, options) as unknown as readonly CsvRecord[];
    if (records.length === 0) errors.add(file, undefined, 'is empty: its first line must name the columns');
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : undefined;
    errors.add(
      file,
      line,
      'the quotation marks up to here are not right: a cell begins and ends with one or has none, and one inside is written twice',
    );
    return [];
  }
}

function readHeader<Column extends string>(
  { record: names, info: { lines: line } }: CsvRecord,
  file: string,
  columns: readonly Column[],
  optional: readonly Column[],
  errors: ContentErrors,
): Readonly<Record<Column, number>> | undefined {
  const problems = [
    ...columns
      .filter((column) => !names.includes(column) && !optional.includes(column))
      .map((column) => `the column ${column} is missing`),
    ...names
      .filter((name) => !columns.some((column) => column === name))
      .map((name) => (name === '' ? 'a column has no name' : `${name} is not a known column`)),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `the column ${name} is there twice`),
  ];
  for (const text of problems) errors.add(file, line, text);
  if (problems.length > 0) return undefined;
  return Object.fromEntries(columns.map((column) => [column, names.indexOf(column)])) as Record<Column, number>;
}
