import type { Token } from 'markdown-it';
import { sanitiseHtml } from '../../sanitiseHtml.ts';
import { withFigures } from './bodyFigures.ts';
import { styleCells, labelTables } from './bodyTables.ts';
import { markdown } from './markdown.ts';
import type { BodyContext } from './BodyContext.ts';

/** Headings of a body begin at h2, because the page's h1 is its title. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

/**
 * Renders Markdown as the HTML of a page's body; empty when there is no text. Errors are added to the context; in that case the HTML must not be
 * used.
 */
export async function bodyHtml(text: string, context: BodyContext): Promise<string> {
  const tokens = markdown.parse(text, {});
  shiftHeadings(tokens, context);
  labelTables(tokens, context.locale, context.title);
  styleCells(tokens);
  checkInline(tokens, context);
  return sanitiseHtml(markdown.renderer.render(await withFigures(tokens, context), markdown.options, {}));
}

/** Shifts the levels of headings so that they begin at h2. A level that is skipped is an error. */
function shiftHeadings(tokens: readonly Token[], context: BodyContext): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const shift = FIRST_LEVEL - Math.min(...headings.map(levelOf));
  let before = FIRST_LEVEL - 1;
  for (const heading of headings) {
    const level = levelOf(heading) + shift;
    if (heading.type === 'heading_open' && level > before + 1)
      context.addError(
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

function checkInline(tokens: readonly Token[], context: BodyContext): void {
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    let breaks = 0;
    for (const [index, child] of (token.children ?? []).entries()) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') breaks += 1;
      const error = inlineError(child, token.children?.[index + 1], context);
      if (error !== undefined) context.addError(line + breaks, error);
    }
  }
}

function inlineError(token: Token, next: Token | undefined, context: BodyContext): string | undefined {
  if (token.type === 'text' && /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(token.content))
    return `HTML is not read here: ${token.content.trim().slice(0, 60)}`;
  if (token.type !== 'link_open') return undefined;
  if (next?.type === 'link_close') return 'the link has no text';
  return context.linkError(String(token.attrGet('href') ?? ''));
}
