import type { Token } from 'markdown-it';
import type { Locale } from '#domain/locale/locale.ts';
import { CELL_CLASSES } from '../../sanitiseHtml.ts';
import { plainText } from './markdown.ts';

const TABLE: Readonly<Record<Locale, string>> = { th: 'ตาราง', en: 'Table' };
const ALIGNMENTS: Readonly<Record<string, string>> = { 'align-center': ':center', 'align-end': ':right' };

/**
 * Labels the scrollable box of each table with the heading above it, or with the title. A number makes labels unique.
 */
export function labelTables(tokens: readonly Token[], locale: Locale, title: string): void {
  let heading = title;
  const counts = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = plainText(tokens[index + 1]);
    if (token.type !== 'table_open') continue;
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    token.content = `${TABLE[locale]}${count > 1 ? ` ${count}` : ''}: ${heading}`;
  }
}

export function styleCells(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open' && token.type !== 'td_open') continue;
    // markdown-it aligns with a style attribute, which the content security policy blocks.
    const style = String(token.attrGet('style') ?? '');
    token.attrs = CELL_CLASSES.filter((name) => style.endsWith(ALIGNMENTS[name] ?? '-')).map((name) => ['class', name]);
    if (token.tag === 'td') continue;
    const isEmpty = plainText(tokens[index + 1]) === '';
    const close = tokens[index + 2];
    if (!isEmpty) token.attrSet('scope', 'col');
    else if (close !== undefined) token.tag = close.tag = 'td'; // a header cell without text describes nothing
  }
}
