import { parseDayRange } from '#domain/search/dayRange.ts';
import { isSearchType, SEARCH_SORTS, searchSort } from '#domain/search/search.ts';
import { MAX_SEARCH_LENGTH, parseSearchText } from '#domain/search/searchText.ts';
import type { SearchFilter } from '#ports/Search.ts';
import type { TypedSearch } from '#ui/components/search/searchProps.ts';
import type { AskedSearch } from '#ui/searchAddress.ts';

export interface ParsedSearch {
  readonly asked: AskedSearch;
  /** Only what is asked, for the port. */
  readonly filter: SearchFilter;
  readonly typed: TypedSearch;
}

/** No code of a category or tag is longer. */
const MAX_CODE_LENGTH = 100;
/** What is repeated of a day that is refused. */
const MAX_DAY_LENGTH = 40;

/**
 * Parses a search as its address says it. Whatever is typed, there is a search: what is unknown (a type, a sort order) is
 * left out, and what people have typed themselves and cannot be used is repeated to them.
 */
export function parseSearch(query: URLSearchParams): ParsedSearch {
  const valueOf = (name: string) => (query.get(name) ?? '').trim();
  const typedText = valueOf('q');
  const text = parseSearchText(typedText);
  const type = valueOf('type');
  const [typedFrom, typedTo] = [valueOf('from'), valueOf('to')];
  const { from, to, refused, isSwapped } = parseDayRange(typedFrom, typedTo);
  const category = parseCode(valueOf('category'));
  // A subcategory belongs to its category.
  const subcategory = category === undefined ? undefined : parseCode(valueOf('subcategory'));
  const tag = parseCode(valueOf('tag'));
  const filter: SearchFilter = {
    ...(text !== undefined && { text }),
    ...(isSearchType(type) && { type }),
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(tag !== undefined && { tag }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const sort = SEARCH_SORTS.find((each) => each === valueOf('sort'));
  return {
    asked: {
      ...filter,
      sort: searchSort(sort, text !== undefined),
      // A calendar has events only.
      view: valueOf('view') === 'calendar' && (filter.type ?? 'event') === 'event' ? 'calendar' : 'list',
    },
    filter,
    typed: {
      ...(text === undefined && typedText !== '' && { text: typedText.slice(0, MAX_SEARCH_LENGTH) }),
      isCut: text !== undefined && typedText.length > MAX_SEARCH_LENGTH,
      ...(refused.from && { from: { typed: typedFrom.slice(0, MAX_DAY_LENGTH), reason: refused.from } }),
      ...(refused.to && { to: { typed: typedTo.slice(0, MAX_DAY_LENGTH), reason: refused.to } }),
      isSwapped,
    },
  };
}

function parseCode(code: string): string | undefined {
  return code !== '' && code.length <= MAX_CODE_LENGTH && /^[\p{L}\p{M}\p{N}._-]+$/u.test(code) ? code : undefined;
}
