import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ItemSchema } from '../schemas/ItemSchema.ts';
import type { SourcePath } from './SourcePath.ts';

/** An item as far as other items refer to it, and it to them. */
export interface IndexedItem extends SourcePath {
  readonly kind: ContentKind;
  readonly slug: Slug;
  /** Undefined when `item.yaml` has errors. */
  readonly fields: IndexedFields | undefined;
  /** Languages that have a file, valid or not: links of other items to it are no errors. */
  readonly locales: readonly Locale[];
}

export type IndexedFields = Pick<ItemSchema, 'category' | 'subcategory' | 'tags' | 'related' | 'formerly' | 'detail'>;

/** Not whether they are one object: the same item may have been read twice. */
export function isSameItem(one: IndexedItem, other: IndexedItem): boolean {
  return one.kind === other.kind && one.slug === other.slug;
}
