import type { ItemPlace } from '#domain/content/itemPlace.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** The greatest number of items that one query for addresses can return, and that one block can contain. */
export const MAX_ADDRESSES = 10_000;

export interface AddressQuery {
  readonly site: SiteId;
  readonly kind: ContentKind;
  /** Only items whose slugs come after this one. */
  readonly after?: Slug;
  /** How many items to return, at most `MAX_ADDRESSES`. */
  readonly limit: number;
}

/** The address of an item that is public in at least one language. */
export interface ItemAddress {
  readonly slug: Slug;
  readonly place: ItemPlace;
  /** For each language in which the item is public: when it was last updated, or else published. */
  readonly changedAt: Readonly<Partial<Record<Locale, Instant>>>;
}

/** Some neighbouring items in the order of their slugs. */
export interface AddressBlock {
  /** The slug of the last item in the block. */
  readonly last: Slug;
  /** When an item of the block was last changed. */
  readonly changedAt: Instant;
}
