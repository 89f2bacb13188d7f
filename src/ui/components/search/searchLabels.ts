import type { CountedCategory } from '#domain/search/search.ts';
import { searchMessages } from '../../messages/search.ts';
import type { SearchFound } from './searchProps.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import type { AskedSearch } from '../../searchAddress.ts';

type Labelled = Partial<Pick<SearchFound, 'categories' | 'tag'>>;

/** The title of the page of a search. */
export function searchTitle(context: RenderContext, { text, tag }: AskedSearch, found: Labelled = {}): string {
  if (text !== undefined) return context.t(searchMessages.titleOfText, { text });
  if (tag !== undefined) return context.t(searchMessages.titleOfTag, { tag: found.tag?.label ?? tag });
  return context.t(searchMessages.title);
}

/** The category of a search, where it has results. */
export function chosenCategory(
  { type, category }: AskedSearch,
  { categories = [] }: Labelled,
): CountedCategory | undefined {
  return categories.find(({ code, kind }) => code === category && (type === undefined || kind === type));
}
