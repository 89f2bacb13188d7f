const ROW = /<tr\b.*?<\/tr>/gs;
/** A cell of a table in sanitised HTML, with its `tag`, `attributes` and `content`. */
export const CELL = /<(?<tag>t[hd])\b(?<attributes>[^>]*)>(?<content>.*?)<\/\k<tag>>/gs;
const TAG = /<[^>]*>/g;

/** The rows of a table in sanitised HTML, each with its tags. */
export function rowsOf(table: string): readonly string[] {
  return table.match(ROW) ?? [];
}

/** The table with every row of its body changed; its first row is its head. */
export function withRows(table: string, change: (row: string) => string): string {
  let isHead = true;
  return table.replace(ROW, (row) => {
    if (!isHead) return change(row);
    isHead = false;
    return row;
  });
}

/** The texts of the cells of a row, without tags; still with entities. */
export function textsOf(row: string): string[] {
  return Array.from(row.matchAll(CELL), ({ groups }) => textOf(groups?.['content'] ?? ''));
}

/** The text of a piece of sanitised HTML, without tags. */
export function textOf(html: string): string {
  return html.replace(TAG, '').trim();
}
