import type { Picture, PictureVariant } from '#domain/picture.ts';

/** The reading column is at most this wide. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';
/** Browsers without `srcset` get this many pixels, or the next smaller variant. */
const PLAIN_WIDTH = 800;

/** A picture inside a body; the element takes its room before the picture is there. */
export function figureHtml(picture: Picture): string {
  const { variants, alt, caption, width, height } = picture;
  const plain = variants.findLast((variant) => variant.width <= PLAIN_WIDTH) ?? variants[0];
  const set = (format: 'webp' | 'jpeg') =>
    variants.map((variant: PictureVariant) => `/media/${variant[format]} ${variant.width}w`).join(', ');
  return [
    '<figure><picture>',
    `<source type="image/webp" srcset="${set('webp')}" sizes="${SIZES}">`,
    `<img src="/media/${plain?.jpeg ?? ''}" srcset="${set('jpeg')}" sizes="${SIZES}" alt="${escapeText(alt)}"`,
    ` width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`,
    caption === undefined ? '' : `<figcaption>${escapeText(caption)}</figcaption>`,
    '</figure>',
  ].join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
