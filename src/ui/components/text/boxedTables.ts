import { stackedTable } from './stackedTable.ts';
import { wideTable } from './wideTable.ts';

/** A table, and the start of its box when it has one. */
const TABLE = /(<div class="table-scroll"[^>]*>\s*)?(<table.*?<\/table>)/gs;

/**
 * Sanitised HTML in which every table is in a box like `TableBox`. A department's own API may send tables without one.
 *
 * @param words `hint` is shown while the table can be scrolled, `name` is for tables without one; neither is HTML
 */
export function boxedTables(html: string, words: { readonly hint: string; readonly name: string }): string {
  const hint = `<p class="scroll-hint" aria-hidden="true">${words.hint}</p>`;
  return html.replace(TABLE, (_all, start: string | undefined, table: string) => {
    const marked = stackedTable(wideTable(table));
    return start === undefined
      ? `<div class="table-scroll" role="region" tabindex="0" aria-label="${words.name}">${hint}${marked}</div>`
      : `${start}${hint}${marked}`;
  });
}
