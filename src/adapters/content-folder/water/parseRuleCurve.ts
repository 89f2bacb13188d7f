import type { Slug } from '#domain/content/slug.ts';
import type { RuleCurveFault, RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import { figure, parsed } from './cells.ts';
import type { CsvRow } from './readCsv.ts';

export const RULE_CURVE_COLUMNS = ['reservoir', 'month', 'lower_mcm', 'upper_mcm'] as const;

export type RuleCurveRow = CsvRow<(typeof RULE_CURVE_COLUMNS)[number]>;

/** A row of the table, with its place for errors. */
export interface RuleCurveEntry extends RuleCurveMonth {
  readonly reservoir: Slug;
  readonly row: RuleCurveRow;
}

/** Undefined when a cell has an error, which has been added. */
export function parseRuleCurve(row: RuleCurveRow, register: ReadonlySet<string>): RuleCurveEntry | undefined {
  const known = (text: string) => (register.has(text) ? (text as Slug) : undefined);
  const reservoir = parsed(row, 'reservoir', known, 'the id of a reservoir in the register');
  const month = parsed(row, 'month', monthOf, 'a month from 1 to 12');
  const lower = volume(row, 'lower_mcm');
  const upper = volume(row, 'upper_mcm');
  if (reservoir === undefined || month === undefined || lower === undefined || upper === undefined) return undefined;
  return { reservoir, month, lower, upper, row };
}

/** Adds the fault of a reservoir's rule curves at the row to which it belongs. */
export function addRuleCurveError(fault: RuleCurveFault, rows: readonly RuleCurveEntry[]): void {
  const entry = fault.code === 'months' ? rows.at(-1) : rows.find(({ month }) => month === fault.month);
  if (entry === undefined) return;
  const { reservoir, row } = entry;
  if (fault.code === 'months') row.addError('month', `${reservoir} must have every month from 1 to 12`);
  else if (fault.code === 'lowerAboveUpper') row.addError('lower_mcm', 'must not be more than upper_mcm');
  else row.addError('upper_mcm', 'must not be more than max_storage_mcm of the register, or storage_mcm without it');
}

function monthOf(text: string): number | undefined {
  return /^([1-9]|1[0-2])$/.test(text) ? Number(text) : undefined;
}

function volume(row: RuleCurveRow, column: 'lower_mcm' | 'upper_mcm'): number | undefined {
  const value = figure(row, column);
  if (value !== null) return value;
  row.addError(column, 'is empty');
  return undefined;
}
