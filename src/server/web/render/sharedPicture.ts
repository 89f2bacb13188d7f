import type { ContentItem } from '#domain/content/content.ts';
import type { Picture } from '#domain/picture.ts';
import type { PageView } from '../PageResult.ts';

/** The picture of a shared link (Open Graph). */
export interface SharedPicture {
  /** Media name. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text; empty for a decoration. */
  readonly alt: string;
}

/** Sizes in pixels that social networks require to show a picture large, and to show it sharp. */
const LARGE = { width: 600, height: 315 };
const SHARP_WIDTH = 1200;

/**
 * The picture for a shared link to a page: its own, else that of the site's front page, which every site has. A picture
 * that networks would show small is replaced by the site's too.
 */
export function sharedPicture(pageView: PageView, ofSite: Picture): SharedPicture | undefined {
  const own = pageView.picture ?? ('item' in pageView.props ? pictureOf(pageView.props.item) : undefined);
  const chosen = [own, ofSite].flatMap((picture) => sharpVariant(picture) ?? []);
  return chosen.find(isShownLarge) ?? chosen[0];
}

export function isShownLarge({ width, height }: SharedPicture): boolean {
  return width >= LARGE.width && height >= LARGE.height;
}

/** The cover of an item, else its first picture. */
function pictureOf({ cover, detail }: ContentItem): Picture | undefined {
  if (cover !== undefined) return cover;
  if (detail.kind === 'infographic') return detail.picture;
  return detail.kind === 'album' ? detail.pictures[0] : undefined;
}

function sharpVariant(picture: Picture | undefined): SharedPicture | undefined {
  const variant = picture?.variants.find(({ width }) => width >= SHARP_WIDTH) ?? picture?.variants.at(-1);
  if (picture === undefined || variant === undefined) return undefined;
  const { width, jpeg } = variant;
  return { file: jpeg, width, height: Math.round((picture.height * width) / picture.width), alt: picture.alt };
}
