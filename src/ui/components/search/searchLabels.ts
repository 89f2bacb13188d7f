import { searchMessages } from '../../messages/search.ts';
import type { SearchFound } from './searchProps.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import type { AskedSearch } from '../../searchAddress.ts';

/** The title of the page of a search. */
export function searchTitle(
  context: RenderContext,
  { text, tag }: AskedSearch,
  found: Pick<SearchFound, 'tag'> = {},
): string {
  if (text !== undefined) return context.t(searchMessages.titleOfText, { text });
  if (tag !== undefined) return context.t(searchMessages.titleOfTag, { tag: found.tag?.label ?? tag });
  return context.t(searchMessages.title);
}
