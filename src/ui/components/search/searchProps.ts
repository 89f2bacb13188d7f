import type { ContentDetail } from '#domain/content/content.ts';
import type { TypedDayRefusal } from '#domain/forms/typedDay.ts';
import type { Instant } from '#domain/instant.ts';
import type { Bilingual, Locale } from '#domain/locale/locale.ts';
import type { Paging } from '#domain/paging.ts';
import type { TextPart } from '#domain/search/highlight.ts';
import type { SearchResults, SearchType } from '#domain/search/search.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import type { CalendarViewsProps } from '../calendar/CalendarViews.tsx';
import type { AskedSearch } from '../../searchAddress.ts';

export interface SearchPageProps {
  readonly asked: AskedSearch;
  readonly paging: Paging;
  readonly typed: TypedSearch;
  /** Absent while nothing is searched for. */
  readonly found?: SearchFound;
  /** What there is, while nothing is searched for. */
  readonly start?: {
    readonly types: SearchResults['types'];
    /** The news that are read most. */
    readonly popular: readonly SearchRow[];
  };
}

/** What was typed, as far as the search does not say it. */
export interface TypedSearch {
  /** Present when there is no letter and no digit in it. */
  readonly text?: string;
  /** Whether the end of the text is not searched for. */
  readonly isCut: boolean;
  /** Present when it is not taken as a day. */
  readonly from?: RefusedDay;
  readonly to?: RefusedDay;
  /** Whether the last day was typed as the first one. */
  readonly isSwapped: boolean;
}

export interface RefusedDay {
  readonly typed: string;
  readonly reason: TypedDayRefusal;
}

export interface SearchFound extends Omit<SearchResults, 'hits'> {
  readonly rows: readonly SearchRow[];
  /** The labels of the category and the subcategory of the filter; absent without one, and when it is unknown. */
  readonly chosenCategory?: { readonly label: string; readonly subcategory?: string };
  /** When the events among the results take place, instead of the rows. */
  readonly calendar?: Omit<CalendarViewsProps, 'hrefOf' | 'choices'>;
}

/** A result as a list shows it. */
export interface SearchRow {
  readonly type: SearchType;
  readonly href: string;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
  /** The label of its category. */
  readonly category?: readonly TextPart[];
  /** Absent where the date says nothing. */
  readonly publishedAt?: Instant;
  /** The facts that only this type has. */
  readonly facts: SearchFacts;
}

export type SearchFacts =
  | Extract<ContentDetail, { readonly kind: 'event' }>
  | { readonly kind: 'files'; readonly files: readonly FileFacts[] }
  | { readonly kind: 'video'; readonly seconds: number }
  | { readonly kind: 'professional'; readonly position: string }
  | { readonly kind: 'agency'; readonly address: string; readonly phone?: string }
  | { readonly kind: 'oit'; readonly code: string; readonly isPublished: boolean }
  | { readonly kind: 'reservoir'; readonly size: ReservoirSize; readonly province: Bilingual }
  | { readonly kind: 'none' };

export interface FileFacts {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  readonly language?: Locale;
}
