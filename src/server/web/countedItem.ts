import type { ContentItem } from '#domain/content/content.ts';
import type { PageView } from './PageResult.ts';

export type CountedItem = Pick<ContentItem, 'kind' | 'slug'>;

/** The item whose views a page counts for. One picture of an album is none, so that a visit of the album counts once. */
export function countedItem({ view, props, status = 200 }: PageView): CountedItem | undefined {
  const isPartOfAlbum = view === 'album' && props.current !== undefined;
  return status === 200 && 'item' in props && !isPartOfAlbum ? props.item : undefined;
}
