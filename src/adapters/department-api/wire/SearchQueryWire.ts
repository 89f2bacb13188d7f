import type { CalendarDate } from '#domain/instant.ts';
import {
  MAX_SUGGESTIONS,
  SEARCH_SORTS,
  SEARCH_TYPES,
  type SearchSort,
  type SearchType,
} from '#domain/search/search.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE, PAGE_SIZES, type PageSize } from '#domain/paging.ts';
import { MAX_SEARCH_LENGTH, parseSearchText, type SearchText } from '#domain/search/searchText.ts';
import type { SearchQuery, SuggestQuery } from '#ports/Search.ts';
import * as field from '#adapters/schema/field.ts';
import { readQuery } from './readRequest.ts';

type Asked = Omit<SearchQuery, 'site' | 'locale'>;

const TEXT_SCHEMA = { type: 'string', minLength: 1, maxLength: MAX_SEARCH_LENGTH } as const;

/** Query of a search. */
export class SearchQueryWire {
  @field.description(
    'What is searched for; what is longer is cut off. Words in quotation marks have to follow each other.',
  )
  @field.optional()
  @searchText()
  readonly q?: SearchText;
  @field.description('Only results of this type.')
  @field.optional()
  @field.oneOf(...SEARCH_TYPES)
  readonly type?: SearchType;
  @field.description('Only items of this category, by its code.')
  @field.optional()
  @field.string()
  readonly category?: string;
  @field.description('Only items of this subcategory, by its code.')
  @field.optional()
  @field.string()
  readonly subcategory?: string;
  @field.description('Only items with this tag, by its code.') @field.optional() @field.string() readonly tag?: string;
  @field.description('Only what was published, or takes place, on this day or later.')
  @field.optional()
  @field.date()
  readonly from?: CalendarDate;
  @field.description('Only what was published, or takes place, on this day or earlier.')
  @field.optional()
  @field.date()
  readonly to?: CalendarDate;
  @field.description('By relevance only with a text.') @field.oneOf(...SEARCH_SORTS) readonly sort: SearchSort =
    'newest';
  @field.description('The page of the results, counted from 1.') @field.integer(1, MAX_PAGE) readonly page: number = 1;
  @field.description('Results on a page.') @field.integerOneOf(...PAGE_SIZES) readonly size: PageSize =
    DEFAULT_PAGE_SIZE;
}

/** Query of suggestions. */
export class SuggestQueryWire {
  @field.description('What has been typed so far.') @searchText() readonly q!: SearchText;
  @field.description('How many at most.') @field.integer(1, MAX_SUGGESTIONS) readonly count: number = MAX_SUGGESTIONS;
}

export function searchQueryToWire({ filter, sort, page, pageSize }: Asked): URLSearchParams {
  const { text, ...rest } = filter;
  const given = { ...(text !== undefined && { q: text }), ...rest, sort, page: String(page), size: String(pageSize) };
  return new URLSearchParams(given);
}

/** Throws `SchemaError`. */
export function searchQueryFromWire(query: URLSearchParams): Asked {
  const { q, sort, page, size, ...filter } = readQuery(SearchQueryWire, query);
  return { filter: { ...(q !== undefined && { text: q }), ...filter }, sort, page, pageSize: size };
}

export function suggestQueryToWire({ text, count }: Omit<SuggestQuery, 'site' | 'locale'>): URLSearchParams {
  return new URLSearchParams({ q: text, count: String(count) });
}

/** Throws `SchemaError`. */
export function suggestQueryFromWire(query: URLSearchParams): Omit<SuggestQuery, 'site' | 'locale'> {
  const { q, count } = readQuery(SuggestQueryWire, query);
  return { text: q, count };
}

function searchText() {
  return field.parsed(parseSearchText, 'text with at least one letter or digit', TEXT_SCHEMA);
}
