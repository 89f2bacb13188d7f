import type { ContentSummary } from './content.ts';
import type { Slug } from './slug.ts';

/**
 * The items nearest to one of an ordered list, half of them before and half after it as far as there are any, in the
 * order of the list and without the item. Empty when the list does not have the item.
 *
 * @param count at most so many, even
 */
export function nearestItems<Item extends Pick<ContentSummary, 'slug'>>(
  items: readonly Item[],
  slug: Slug,
  count: number,
): readonly Item[] {
  const index = items.findIndex((item) => item.slug === slug);
  if (index === -1) return [];
  const start = Math.max(0, Math.min(index - count / 2, items.length - 1 - count));
  return items.slice(start, start + count + 1).filter((item) => item.slug !== slug);
}
