import { rowsOf, textsOf } from './tableCells.ts';

const FEWEST_COLUMNS = 3;
/** Characters, of the longest cells of all columns together; with more, cells have many lines in a column of text. */
const LONGEST_ROW = 140;
/** They stand above or below a letter. */
const MARKS = /\p{Mn}/gu;

/**
 * A table, with a mark (`data-wide`) when it needs more than the width of the text.
 *
 * @param table sanitised HTML
 */
export function wideTable(table: string): string {
  const longest: number[] = [];
  for (const row of rowsOf(table).slice(1))
    for (const [column, text] of textsOf(row).entries())
      longest[column] = Math.max(longest[column] ?? 0, text.replace(MARKS, '').length);
  const total = longest.reduce((sum, length) => sum + length, 0);
  const isWide = longest.length >= FEWEST_COLUMNS && total > LONGEST_ROW;
  return isWide ? table.replace('<table', '<table data-wide') : table;
}
