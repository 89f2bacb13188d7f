import type { CategoryLabel, ContentSummary } from '../content/content.ts';
import { CONTENT_KINDS, isContentKind, type ContentKind } from '../content/kinds.ts';
import type { Reservoir } from '../water/water.ts';
import type { TextPart } from './highlight.ts';

/** What a search finds: items of content, and reservoirs (spec §1, §2). */
export type SearchType = ContentKind | 'reservoir';

export const SEARCH_TYPES: readonly SearchType[] = [...CONTENT_KINDS, 'reservoir'];

export function isSearchType(text: string): text is SearchType {
  return text === 'reservoir' || isContentKind(text);
}

/**
 * How results are sorted (spec §2): latest to oldest, oldest to latest, most popular by hits; and by relevance, which
 * needs a text.
 */
export const SEARCH_SORTS = ['relevance', 'newest', 'oldest', 'popular'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The sort order of a search that names none, or one that it cannot have. */
export function searchSort(sort: SearchSort | undefined, hasText: boolean): SearchSort {
  if (sort === undefined || (sort === 'relevance' && !hasText)) return hasText ? 'relevance' : 'newest';
  return sort;
}

/** At most this many are suggested while somebody types. */
export const MAX_SUGGESTIONS = 8;

/** Results that pages can reach. Nobody reads more; a filter finds the others. */
export const MAX_REACHABLE_RESULTS = 1_000;
/** Up to this many results are always counted exactly. */
export const MAX_EXACT_COUNT = 1_000;

export interface SearchResults {
  /** One page of them. */
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Of the search without its filters by type and category; only types with results, in the order of `SEARCH_TYPES`. */
  readonly types: readonly { readonly type: SearchType; readonly count: number }[];
  /** Of the search without its filter by category; only categories with results. */
  readonly categories: readonly CountedCategory[];
  /** The tag of the filter; absent without one, and when nobody has given it a name. */
  readonly tag?: CategoryLabel;
  /** Whether the numbers are estimates: only when there are more than `MAX_EXACT_COUNT`. */
  readonly isEstimated: boolean;
  /** Whether there are results that lack some of the words: when few items have all of them. */
  readonly isRelaxed: boolean;
}

export interface CountedCategory extends CategoryLabel {
  readonly kind: ContentKind;
  readonly count: number;
  readonly children: readonly (CategoryLabel & { readonly count: number })[];
}

/** What was found: an item of content, or a reservoir. */
export type Found =
  | { readonly type: 'content'; readonly item: ContentSummary }
  | { readonly type: 'reservoir'; readonly reservoir: Reservoir };

export interface SearchHit {
  readonly found: Found;
  /** The title, in parts: those that match the search are marked. */
  readonly title: readonly TextPart[];
  /** The passage of the text that matches best, or the summary. */
  readonly excerpt: readonly TextPart[];
  /** The label of its category, in parts; absent when nothing of it matches. */
  readonly category?: readonly TextPart[];
}
