import type { ItemSummary } from '#ports/Publishing.ts';
import type { ItemInput } from '../details/InputRecorder.ts';
import type { IndexedFields, IndexedItem } from '../read/IndexedItem.ts';

/** What is known of an item that an import has built without errors. */
export interface CachedItem {
  /** Of its texts (`ItemFiles`). */
  readonly digest: string;
  readonly fields: IndexedFields;
  /** What else it was built with. */
  readonly inputs: readonly ItemInput[];
  readonly summary: ItemSummary;
}

/** Cached items of a site by kind and slug. */
export type CachedItems = ReadonlyMap<string, CachedItem>;

/** An item whose texts are those of the cached item: nothing of it is parsed. */
export interface CachedFolder extends IndexedItem {
  readonly cached: CachedItem;
}

export function cacheKey({ kind, slug }: Pick<IndexedItem, 'kind' | 'slug'>): string {
  return `${kind}/${slug}`;
}
