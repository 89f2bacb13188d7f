import MarkdownIt, { type Token } from 'markdown-it';
import type { Locale } from '#domain/locale/locale.ts';
import { CELL_CLASSES, sanitiseHtml, TABLE_BOX } from '../sanitiseHtml.ts';
import { figureHtml } from './figureHtml.ts';
import { Unusable, type PlannedPicture } from './MediaPlan.ts';

/** What a body is read with. */
export interface Surroundings {
  readonly locale: Locale;
  /** Names the tables that stand before the first heading. */
  readonly title: string;
  /** Why an address may not be a link here, or undefined. */
  linkFault(address: string): string | undefined;
  picture(name: string): Promise<PlannedPicture | Unusable>;
  /** @param line counted from 0 at the beginning of the body */
  fault(line: number, text: string): void;
}

const TABLE: Readonly<Record<Locale, string>> = { th: 'ตาราง', en: 'Table' };
/** The title is the page's h1. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  // Indented text and underlined lines are slips of the hand far more often than code and headings.
  .disable(['code', 'fence', 'lheading']);
// Everything that looks like a link becomes one, to be judged by `isSafeLink` and named if it fails; markdown-it's own
// check would leave it standing as text without a word.
markdown.validateLink = () => true;
markdown.renderer.rules['figure'] = (tokens, index) => tokens[index]?.content ?? '';
markdown.renderer.rules['table_open'] = (tokens, index) =>
  `<div class="${TABLE_BOX}" role="region" tabindex="0" aria-label="${escapeHtml(tokens[index]?.content ?? '')}"><table>`;
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** Markdown as the HTML of a page's body. Faults are told, and the HTML is then of no use. */
export async function bodyHtml(text: string, around: Surroundings): Promise<string> {
  const tokens = markdown.parse(text, {});
  levelHeadings(tokens, around);
  labelTables(tokens, around);
  dressCells(tokens);
  checkInline(tokens, around);
  return sanitiseHtml(markdown.renderer.render(await withFigures(tokens, around), markdown.options, {}));
}

/** Whether Markdown has nothing to read in it. */
export function isBlank(text: string): boolean {
  return markdown.parse(text, {}).length === 0;
}

function levelHeadings(tokens: readonly Token[], around: Surroundings): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const shift = FIRST_LEVEL - Math.min(...headings.map(levelOf));
  let before = FIRST_LEVEL - 1;
  for (const heading of headings) {
    const level = levelOf(heading) + shift;
    if (heading.type === 'heading_open' && level > before + 1)
      around.fault(
        heading.map?.[0] ?? 0,
        `the heading is ${level - before} levels below the one before it; go one at a time`,
      );
    before = level;
    heading.tag = `h${Math.min(level, LAST_LEVEL)}`;
  }
}

function levelOf(heading: Token): number {
  return Number(heading.tag.slice(1));
}

function labelTables(tokens: readonly Token[], around: Surroundings): void {
  let heading = around.title;
  const taken = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = plainText(tokens[index + 1]);
    if (token.type !== 'table_open') continue;
    const count = (taken.get(heading) ?? 0) + 1;
    taken.set(heading, count);
    token.content = `${TABLE[around.locale]}${count > 1 ? ` ${count}` : ''}: ${heading}`;
  }
}

function dressCells(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open' && token.type !== 'td_open') continue;
    // Alignment comes as a style attribute, which the content security policy keeps out.
    const style = String(token.attrGet('style') ?? '');
    token.attrs = CELL_CLASSES.filter((name) => style.endsWith(ALIGNMENTS[name] ?? '-')).map((name) => ['class', name]);
    if (token.tag === 'td') continue;
    const isEmpty = plainText(tokens[index + 1]) === '';
    const close = tokens[index + 2];
    if (!isEmpty) token.attrSet('scope', 'col');
    else if (close !== undefined) token.tag = close.tag = 'td'; // a heading without words heads nothing
  }
}

const ALIGNMENTS: Readonly<Record<string, string>> = { 'align-center': ':center', 'align-end': ':right' };

function checkInline(tokens: readonly Token[], around: Surroundings): void {
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    let breaks = 0;
    for (const [index, child] of (token.children ?? []).entries()) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') breaks += 1;
      const fault = inlineFault(child, token.children?.[index + 1], around);
      if (fault !== undefined) around.fault(line + breaks, fault);
    }
  }
}

function inlineFault(token: Token, next: Token | undefined, around: Surroundings): string | undefined {
  if (token.type === 'text' && /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(token.content))
    return `HTML is not read here: ${token.content.trim().slice(0, 60)}`;
  if (token.type !== 'link_open') return undefined;
  if (next?.type === 'link_close') return 'the link has no words';
  return around.linkFault(String(token.attrGet('href') ?? ''));
}

/** A picture that is a paragraph of its own becomes a figure; between words there is no place for one. */
async function withFigures(tokens: readonly Token[], around: Surroundings): Promise<Token[]> {
  const drawn: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const inline = tokens[index + 1];
    const image = token?.type === 'paragraph_open' ? onlyImage(inline) : undefined;
    if (token === undefined) continue;
    if (image === undefined) {
      if (token.children?.some(({ type }) => type === 'image') === true)
        around.fault(token.map?.[0] ?? 0, 'a picture must stand in a paragraph of its own');
      drawn.push(token);
      continue;
    }
    token.type = 'figure';
    token.content = await figure(image, token.map?.[0] ?? 0, around);
    drawn.push(token);
    index += 2;
  }
  return drawn;
}

function onlyImage(inline: Token | undefined): Token | undefined {
  const children = inline?.children?.filter(({ type, content }) => type !== 'text' || content.trim() !== '') ?? [];
  return children.length === 1 && children[0]?.type === 'image' ? children[0] : undefined;
}

async function figure(image: Token, line: number, around: Surroundings): Promise<string> {
  const name = String(image.attrGet('src') ?? '');
  if (image.content.trim() === '') around.fault(line, `picture ${name}: say between the [ ] what is seen`);
  const planned = await around.picture(markdown.utils.lib.mdurl.decode(name));
  if (planned instanceof Unusable) {
    around.fault(line, `picture ${name}: ${planned.reason}`);
    return '';
  }
  const caption = image.attrGet('title');
  return figureHtml({ ...planned, alt: plainText(image), ...(caption !== null && { caption: String(caption) }) });
}

function plainText(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
    .trim();
}

const { escapeHtml } = markdown.utils;
