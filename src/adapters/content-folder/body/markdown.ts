import MarkdownIt, { type Token } from 'markdown-it';
import { TABLE_BOX } from '../../sanitiseHtml.ts';

/** The Markdown that authors write: CommonMark and tables, without HTML. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  // Indented text and underlined lines are mistakes far more often than code and headings.
  .disable(['code', 'fence', 'lheading']);

// Everything that looks like a link becomes one, to be checked by `isSafeLink` and reported if it fails; markdown-it's
// own check would leave it as text without an error.
markdown.validateLink = () => true;

/** The type of our own tokens, whose content is HTML. */
export const FIGURE = 'figure';
markdown.renderer.rules[FIGURE] = (tokens, index) => tokens[index]?.content ?? '';

markdown.renderer.rules['table_open'] = (tokens, index) => {
  const label = markdown.utils.escapeHtml(tokens[index]?.content ?? '');
  return `<div class="${TABLE_BOX}" role="region" tabindex="0" aria-label="${label}"><table>`;
};
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** The text of a heading, a cell or a picture's description. */
export function plainText(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
    .trim();
}
