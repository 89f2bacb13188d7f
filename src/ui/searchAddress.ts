import type { CalendarDate } from '#domain/instant.ts';
import { searchSort, type SearchSort, type SearchType } from '#domain/search/search.ts';
import type { SearchText } from '#domain/search/searchText.ts';
import type { Query } from './routes.ts';

/** How results are shown (spec §2). */
export type SearchView = 'list' | 'calendar';

/** A search as its address says it. Nothing is filtered by what is absent. */
export interface AskedSearch {
  readonly text?: SearchText | undefined;
  readonly type?: SearchType | undefined;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly tag?: string | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly sort: SearchSort;
  readonly view: SearchView;
}

/** The query of the address of a search, without what is usual. */
export function searchQuery({ text, sort, view, ...filter }: AskedSearch): Query {
  return {
    q: text,
    ...filter,
    sort: sort === searchSort(undefined, text !== undefined) ? undefined : sort,
    view: view === 'list' ? undefined : view,
  };
}

/** Whether anything is searched for. */
export function isAsked({ text, type, category, tag, from, to }: AskedSearch): boolean {
  return [text, type, category, tag, from, to].some((part) => part !== undefined);
}
