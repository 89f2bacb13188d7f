import { stringify } from 'csv-stringify/sync';

/** A cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/**
 * CSV as RFC 4180 has it. The byte order mark makes spreadsheet programs read UTF-8, and words that such a program
 * would take for a formula are made harmless.
 */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
