import type { Found, SearchResults, SearchSort, SearchType } from '#domain/search/search.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Paging } from '#domain/paging.ts';
import type { SearchText } from '#domain/search/searchText.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * Finds what a site publishes now, in one language: items of content of all kinds with the text of their attached files,
 * and reservoirs (spec §2). Throws `Unavailable`. For `signal` see `Content`.
 */
export interface Search {
  /** One page of results, and how many there are of each type and category. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResults>;
  /** The best results for a text that is still being typed: its last word may be incomplete. At most `count`. */
  suggest(query: SuggestQuery, signal?: AbortSignal): Promise<readonly Found[]>;
}

export interface SearchQuery extends Paging {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly filter: SearchFilter;
  /** By relevance only with a text. */
  readonly sort: SearchSort;
}

/** All of it must hold. Nothing is filtered by what is absent. */
export interface SearchFilter {
  readonly text?: SearchText;
  readonly type?: SearchType;
  /** Code of a category, of whatever kind unless there is a type. */
  readonly category?: string;
  readonly subcategory?: string;
  /** Code of a tag. */
  readonly tag?: string;
  /**
   * The first and the last day, in the department's time zone, on which the item was published, or an event takes place.
   * Reservoirs have no day.
   */
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

export interface SuggestQuery {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly text: SearchText;
  readonly count: number;
}
