import type { ContentItem, ContentList, ContentSummary } from '#domain/content/content.ts';
import type { EventState } from '#domain/content/eventState.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { Paging } from '#domain/paging.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AddressBlock, AddressQuery, ItemAddress } from './ContentAddresses.ts';

/**
 * The content of all kinds that a department publishes (spec §1, §3). Each method returns published versions of one
 * site, and always of one complete import, never a mixture of two. Throws `Unavailable`.
 *
 * A `signal` is aborted when nobody needs the result any more. An implementation may ignore it.
 */
export interface Content {
  /**
   * One page of a list, in the order of its kind (`KINDS`), with the categories that it can be narrowed to, both
   * from one snapshot. The list of an unknown category or subcategory is empty.
   */
  list(query: ContentQuery, signal?: AbortSignal): Promise<ContentList>;
  /**
   * One item with its related items. Refused as 'contentInOtherLanguage' when only the version in the other language is
   * public, and as 'contentNotFound' when no version is public (never published, withdrawn, or scheduled).
   */
  find(
    ref: ContentRef,
    signal?: AbortSignal,
  ): Promise<Outcome<ContentItem, 'contentNotFound' | 'contentInOtherLanguage'>>;
  /**
   * What became of an address that `find` has not found: undefined when no item was ever public there.
   */
  findFormer(ref: ContentRef, signal?: AbortSignal): Promise<FormerItem | undefined>;
  /** The addresses of the items of a kind that are public in at least one language, in the order of their slugs. */
  addresses(query: AddressQuery, signal?: AbortSignal): Promise<readonly ItemAddress[]>;
  /** Divides the same items into blocks of `itemsPerBlock`. A sitemap index needs this before its parts are written. */
  addressBlocks(
    site: SiteId,
    kind: ContentKind,
    itemsPerBlock: number,
    signal?: AbortSignal,
  ): Promise<readonly AddressBlock[]>;
  /** Adds to the numbers of page views of items. Items that do not exist (any more) are ignored. */
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
  /** Only coming events, the soonest first, or only past events, the latest first. */
  readonly when?: EventState;
  /** Whether the items include their bodies. */
  readonly withBodies?: boolean;
}

export interface ContentRef {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly kind: ContentKind;
  readonly slug: Slug;
}

export type FormerItem =
  /** The item is public at another address: in the language of the request, or else in the other one. */
  | { readonly state: 'moved'; readonly item: ContentSummary }
  /**
   * The item was public and is withdrawn or removed. `related` are the public items to which its page would lead; none
   * when it is removed.
   */
  | { readonly state: 'withdrawn'; readonly related: readonly ContentSummary[] };

/** How often an item was viewed since the last report. */
export interface Hits extends Pick<ContentRef, 'kind' | 'slug'> {
  readonly count: number;
}
