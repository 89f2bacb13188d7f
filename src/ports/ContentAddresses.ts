import type { ItemPlace } from '#domain/content/itemPlace.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** How many items one question for addresses, or one block of them, may ask for. */
export const MAX_ADDRESSES = 10_000;

export interface AddressQuery {
  readonly site: SiteId;
  readonly kind: ContentKind;
  /** Only items whose slugs come after this one. */
  readonly after?: Slug;
  /** Items, at most `MOST_ADDRESSES`. */
  readonly limit: number;
}

/** Where an item that is public in at least one language stands. */
export interface ItemAddress {
  readonly slug: Slug;
  readonly place: ItemPlace;
  /** Of each language in which it is public: when it was published, or last corrected. */
  readonly changedAt: Readonly<Partial<Record<Locale, Instant>>>;
}

export interface AddressBlock {
  /** The slug that the block ends with. */
  readonly last: Slug;
  /** The latest change in it. */
  readonly changedAt: Instant;
}
