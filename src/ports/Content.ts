import type { Category, ContentItem, ContentList } from '#domain/content/content.ts';
import type { EventState } from '#domain/content/eventState.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { Paging } from '#domain/paging.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AddressBlock, AddressQuery, ItemAddress } from './ContentAddresses.ts';

/**
 * What a department publishes, of every kind (spec §1, §3). Each method shows one language's published versions of one
 * site, whole imports at a time: never a half. Throws `Unavailable`.
 *
 * A `signal` that fires says that nobody waits for the answer any more; a source need not watch it.
 */
export interface Content {
  /** One page of a list in the order of its kind (`listOrder`); an unknown category is an empty list. */
  list(query: ContentQuery, signal?: AbortSignal): Promise<ContentList>;
  /**
   * One item with its relations. Refused as 'contentInOtherLanguage' when only the other language's version is public,
   * as 'contentNotFound' when none is (never published, withdrawn, not yet due).
   */
  find(
    ref: ContentRef,
    signal?: AbortSignal,
  ): Promise<Outcome<ContentItem, 'contentNotFound' | 'contentInOtherLanguage'>>;
  /** The categories of a kind that have something to show, with their subcategories, in the department's order. */
  categories(site: SiteId, kind: ContentKind, locale: Locale, signal?: AbortSignal): Promise<readonly Category[]>;
  /** Where the public items of a kind stand, in whichever language, in the order of their slugs. */
  addresses(query: AddressQuery, signal?: AbortSignal): Promise<readonly ItemAddress[]>;
  /** The same in blocks of so many items: what a list of all of them has to know before it is written. */
  addressBlocks(
    site: SiteId,
    kind: ContentKind,
    itemsPerBlock: number,
    signal?: AbortSignal,
  ): Promise<readonly AddressBlock[]>;
  /** Adds to the hits of items; items that do not exist (any more) are passed over. */
  addHits(site: SiteId, hits: readonly Hits[]): Promise<void>;
}

export interface ContentQuery extends Paging {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly kind: ContentKind;
  readonly category?: string;
  readonly subcategory?: string;
  /** Only items published in this (Gregorian) year, in the department's time zone. */
  readonly year?: number;
  readonly featured?: boolean;
  /** Only events that are coming, the soonest first, or only those that are past, the latest first. */
  readonly when?: EventState;
  /** Whether the items bring their bodies along. */
  readonly withBodies?: boolean;
}

export interface ContentRef {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly kind: ContentKind;
  readonly slug: Slug;
}

export interface Hits extends Pick<ContentRef, 'kind' | 'slug'> {
  readonly count: number;
}
