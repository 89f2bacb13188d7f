import type { ContentSummary } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { nearestItems } from '#domain/content/nearestItems.ts';
import type { Slug } from '#domain/content/slug.ts';
import { GROUPED_PAGE_SIZE } from '#domain/paging.ts';
import type { PageRequest } from '../PageRequest.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** Half of them before and half after the item, as far as there are any. */
const MOST_BESIDE = 4;

/**
 * The items of a kind before and after one, newest first. None beside one that is not among the newest 100, or when the
 * list is unavailable: a page is complete without them.
 */
export async function itemsBeside(
  { ports, site, locale, signal }: PageRequest,
  kind: ContentKind,
  slug: Slug,
): Promise<readonly ContentSummary[]> {
  const query = { site: site.id, locale, kind, page: 1, pageSize: GROUPED_PAGE_SIZE } as const;
  const list = await ports.content.list(query, signal).catch(unlessUnavailable);
  return list === undefined ? [] : nearestItems(list.items, slug, MOST_BESIDE);
}
