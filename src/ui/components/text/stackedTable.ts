import { CELL, rowsOf, textOf, textsOf, withRows } from './tableCells.ts';

/** Of fewer columns, each is wide enough on a phone. */
const FEWEST_COLUMNS = 3;
/** Characters; of longer texts, a narrow column would have a word a line. */
const LONGEST_FIGURE = 24;
/** What stands in a cell that says nothing. */
const NOTHING = /^[–—-]?$/;

/**
 * A table of sentences, prepared to be read row by row on a phone: the first cell of a row is its heading, the others
 * have the name of their column (`data-label`) and their content in a box, or a mark that they say nothing
 * (`data-nothing`). A table of figures stays as it is, since they are compared down a column.
 *
 * @param table sanitised HTML
 */
export function stackedTable(table: string): string {
  const [head, ...rows] = rowsOf(table);
  if (head === undefined || !table.includes('<thead') || /(?:col|row)span|<table.*<table/s.test(table)) return table;
  const labels = textsOf(head).map((text) => text.replaceAll('"', '&quot;'));
  const hasSentences = rows.some((row) =>
    textsOf(row)
      .slice(1)
      .some((text) => text.length > LONGEST_FIGURE),
  );
  if (labels.length < FEWEST_COLUMNS || !hasSentences) return table;
  const labelled = (row: string) => {
    let column = 0;
    return row.replace(CELL, (cell, tag: string, attributes: string, content: string) => {
      const label = labels[column] ?? '';
      column += 1;
      if (NOTHING.test(textOf(content))) return cell.replace(`<${tag}`, `<${tag} data-nothing`);
      return column === 1 ? cell : `<${tag}${attributes} data-label="${label}"><div>${content}</div></${tag}>`;
    });
  };
  return withRows(table.replace('<table', '<table data-stacked'), labelled);
}
