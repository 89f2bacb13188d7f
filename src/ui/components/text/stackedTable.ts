const ROW = /<tr\b.*?<\/tr>/gs;
const CELL = /<(?<tag>t[hd])\b(?<attributes>[^>]*)>(?<content>.*?)<\/\k<tag>>/gs;
const TAG = /<[^>]*>/g;

/** Of fewer columns, each is wide enough on a phone. */
const FEWEST_COLUMNS = 3;
/** Characters; of longer texts, a narrow column would have a word a line. */
const LONGEST_FIGURE = 24;

/**
 * A table of sentences, prepared to be read row by row on a phone: every cell of its body has the name of its column
 * (`data-label`) and its content in a box. A table of figures stays as it is, since they are compared down a column.
 *
 * @param table sanitised HTML
 */
export function stackedTable(table: string): string {
  const [head, ...rows] = table.match(ROW) ?? [];
  if (head === undefined || !table.includes('<thead') || /(?:col|row)span|<table.*<table/s.test(table)) return table;
  const labels = contentsOf(head).map((content) => content.replace(TAG, '').replaceAll('"', '&quot;'));
  const hasSentences = rows.some((row) =>
    contentsOf(row)
      .slice(1)
      .some((content) => content.replace(TAG, '').length > LONGEST_FIGURE),
  );
  if (labels.length < FEWEST_COLUMNS || !hasSentences) return table;
  const labelled = (row: string) => {
    const names = labels.values();
    return row.replace(CELL, (_, tag: string, attributes: string, content: string) => {
      const name = names.next().value ?? '';
      return `<${tag}${attributes} data-label="${name}"><div>${content}</div></${tag}>`;
    });
  };
  let isHead = true;
  return table.replace('<table', '<table data-stacked').replace(ROW, (row) => {
    if (!isHead) return labelled(row);
    isHead = false;
    return row;
  });
}

function contentsOf(row: string): string[] {
  return Array.from(row.matchAll(CELL), ({ groups }) => groups?.['content'] ?? '');
}
