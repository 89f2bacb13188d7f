import { buddhistYearError } from '#adapters/schema/field.ts';
import { parseCalendarDate, type CalendarDate } from '#domain/instant.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import { FIGURE_DECIMALS } from '#domain/water/tally.ts';
import type { CsvRow } from './readCsv.ts';

// Each function parses one or two cells of a row. Undefined when there is an error, which is added to the row.

const FIGURE = new RegExp(String.raw`^\d{1,9}(\.\d{1,${FIGURE_DECIMALS}})?$`);
const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };
const EMPTY = 'is empty';

export function parsed<Column extends string, T>(
  row: CsvRow<Column>,
  column: Column,
  parse: (text: string) => T | undefined,
  expected: string,
): T | undefined {
  const text = row.cell(column);
  const value = text === '' ? undefined : parse(text);
  if (value === undefined) row.addError(column, text === '' ? EMPTY : `${text}: must be ${expected}`);
  return value;
}

export function oneOf<Column extends string, const T extends string>(
  row: CsvRow<Column>,
  column: Column,
  values: readonly T[],
): T | undefined {
  return parsed(row, column, (text) => values.find((one) => one === text), `one of ${values.join(', ')}`);
}

export function yesOrNo<Column extends string>(row: CsvRow<Column>, column: Column): boolean | undefined {
  return parsed(row, column, (text) => (Object.hasOwn(YES_OR_NO, text) ? YES_OR_NO[text] : undefined), 'yes or no');
}

/** Text in both languages, from two columns. */
export function bilingual<Name extends string>(
  row: CsvRow<`${Name}_th` | `${Name}_en`>,
  name: Name,
): Bilingual | undefined {
  const [th, en] = ([`${name}_th`, `${name}_en`] as const).map((column) => parsed(row, column, (text) => text, 'text'));
  return th === undefined || en === undefined ? undefined : { th, en };
}

/** A day of the Gregorian calendar that is not in the future. */
export function date<Column extends string>(
  row: CsvRow<Column>,
  column: Column,
  today: CalendarDate,
): CalendarDate | undefined {
  const eraError = buddhistYearError(row.cell(column));
  if (eraError !== undefined) {
    row.addError(column, eraError);
    return undefined;
  }
  const day = parsed(row, column, parseCalendarDate, 'a date of the Gregorian calendar like 2026-11-20');
  if (day === undefined || day <= today) return day;
  row.addError(column, `${day}: lies in the future; today is ${today}`);
  return undefined;
}

/** A figure; null when it was not reported. */
export function figure<Column extends string>(row: CsvRow<Column>, column: Column): number | null | undefined {
  const text = row.cell(column);
  if (text === '') return null;
  if (FIGURE.test(text)) return Number(text);
  row.addError(column, `${text}: ${figureError(text)}`);
  return undefined;
}

/** A storage capacity. It is more than 0, because volumes are divided by it. */
export function storage<Column extends string>(row: CsvRow<Column>, column: Column): number | null | undefined {
  const value = figure(row, column);
  if (value !== 0) return value;
  row.addError(column, 'must be more than 0');
  return undefined;
}

function figureError(text: string): string {
  if (/^-\s*[\d.,]+$/.test(text)) return 'must not be less than 0';
  if (text.includes(',')) return 'must be written without commas';
  if (/^\d+\.\d+$/.test(text)) return `must have at most 9 digits, and ${String(FIGURE_DECIMALS)} behind the point`;
  return 'must be a number like 1234.5, or empty when it was not reported';
}
