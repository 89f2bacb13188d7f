import { stringify } from 'csv-stringify/sync';

/** A cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/**
 * CSV (RFC 4180). The byte order mark makes spreadsheet programs read UTF-8; texts that such a program would run as a
 * formula are escaped.
 */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
