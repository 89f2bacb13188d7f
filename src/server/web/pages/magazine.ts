import type { Slug } from '#domain/content/slug.ts';
import { nearestItems } from '#domain/content/nearestItems.ts';
import { GROUPED_PAGE_SIZE } from '#domain/paging.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** As many covers as fit beside each other. */
const ISSUES_BESIDE = 4;

/** One issue of the magazine, with the issues before and after it. */
export const magazine: PageHandler = (request) =>
  itemPage(request, 'magazine', request.params['id'] ?? '', async (item, common) => {
    // The page is complete without them.
    const issues = (await issuesBeside(request, item.slug).catch(unlessUnavailable)) ?? [];
    return { view: 'magazine', ...common, props: { ...common.props, issues } };
  });

/** None beside one that is not among the newest 100. */
async function issuesBeside({ ports, site, locale, signal }: PageRequest, slug: Slug) {
  const query = { site: site.id, locale, kind: 'magazine', page: 1, pageSize: GROUPED_PAGE_SIZE } as const;
  const { items } = await ports.content.list(query, signal);
  return nearestItems(items, slug, ISSUES_BESIDE);
}
