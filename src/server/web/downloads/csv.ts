import { stringify } from 'csv-stringify/sync';

/** A cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

// By itself the library quotes a text with the line end of records, but not one with a line feed alone.
const LINE_END = /[\n\r]/;

/**
 * CSV (RFC 4180). The byte order mark makes spreadsheet programs read UTF-8; texts that such a program would run as a
 * formula are escaped.
 */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([header, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: LINE_END,
  });
}
