import escapeHtml from 'escape-html';
import type { Token } from 'markdown-it';
import type { Picture, PictureVariant } from '#domain/picture.ts';
import { FIGURE, markdown, plainText } from './markdown.ts';
import { Unusable } from '../media/MediaPlan.ts';
import type { BodyContext } from './BodyContext.ts';

/** The reading column is at most this wide. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';
/** Browsers without `srcset` get this many pixels, or the next smaller variant. */
const PLAIN_WIDTH = 800;

/** A picture that is a paragraph of its own becomes a figure; inside a paragraph there is no place for one. */
export async function withFigures(tokens: readonly Token[], context: BodyContext): Promise<Token[]> {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const image = token.type === 'paragraph_open' ? onlyImage(tokens[index + 1]) : undefined;
    result.push(token);
    if (image === undefined) {
      if (token.children?.some(({ type }) => type === 'image') === true)
        context.addError(token.map?.[0] ?? 0, 'a picture must stand in a paragraph of its own');
      continue;
    }
    token.type = FIGURE;
    token.content = await figure(image, token.map?.[0] ?? 0, context);
    index += 2; // past the picture and the end of its paragraph
  }
  return result;
}

function onlyImage(inline: Token | undefined): Token | undefined {
  const children = inline?.children?.filter(({ type, content }) => type !== 'text' || content.trim() !== '') ?? [];
  return children.length === 1 && children[0]?.type === 'image' ? children[0] : undefined;
}

async function figure(image: Token, line: number, context: BodyContext): Promise<string> {
  const name = markdown.utils.lib.mdurl.decode(String(image.attrGet('src') ?? ''));
  const alt = plainText(image);
  if (alt === '') context.addError(line, `picture ${name}: describe between the [ ] what is seen`);
  const planned = await context.picture(name);
  if (planned instanceof Unusable) {
    context.addError(line, `picture ${name}: ${planned.reason}`);
    return '';
  }
  const caption = image.attrGet('title');
  return figureHtml({ ...planned, alt, ...(caption !== null && { caption: String(caption) }) });
}

/** Width and height reserve the picture's space before it is loaded. */
function figureHtml(picture: Picture): string {
  const { variants, alt, caption, width, height } = picture;
  const plain = variants.findLast((variant) => variant.width <= PLAIN_WIDTH) ?? variants[0];
  const set = (format: 'webp' | 'jpeg') =>
    variants.map((variant: PictureVariant) => `/media/${variant[format]} ${variant.width}w`).join(', ');
  return [
    '<figure><picture>',
    `<source type="image/webp" srcset="${set('webp')}" sizes="${SIZES}">`,
    `<img src="/media/${plain?.jpeg ?? ''}" srcset="${set('jpeg')}" sizes="${SIZES}" alt="${escapeHtml(alt)}"`,
    ` width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`,
    caption === undefined ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`,
    '</figure>',
  ].join('');
}
