import type { CountedCategory, SearchResults } from '#domain/search/search.ts';
import type { SearchFound } from '#ui/components/search/searchProps.ts';
import type { AskedSearch } from '#ui/searchAddress.ts';
import type { PageRequest } from '../PageRequest.ts';

/**
 * The labels of the category and the subcategory that a search is filtered by. The results of the search name only those
 * that have some, so others are looked up without the text and the days. Undefined when no category has this code.
 */
export async function findChosenCategory(
  { ports, site, locale, signal }: PageRequest,
  { type, category, subcategory }: AskedSearch,
  { categories }: Pick<SearchResults, 'categories'>,
): Promise<SearchFound['chosenCategory']> {
  if (category === undefined) return undefined;
  const labelsIn = (counted: readonly CountedCategory[]) => {
    const found = counted.find(({ code, kind }) => code === category && (type === undefined || kind === type));
    const narrower = found?.children.find(({ code }) => code === subcategory);
    return found && { label: found.label, ...(narrower && { subcategory: narrower.label }) };
  };
  const labels = labelsIn(categories);
  if (labels !== undefined && (subcategory === undefined || labels.subcategory !== undefined)) return labels;
  const filter = { category, ...(type !== undefined && { type }) };
  const all = { site: site.id, locale, filter, sort: 'newest', page: 1, pageSize: 10 } as const;
  return labelsIn((await ports.search.search(all, signal)).categories) ?? labels;
}
