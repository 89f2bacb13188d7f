import type { ContentSummary } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { GROUPED_PAGE_SIZE, pageCount } from '#domain/paging.ts';
import { titles } from '#ui/messages/titles.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';

/** Every part of the site on one page. */
export const siteMap: PageHandler = async (request) => {
  const { layout, context } = request;
  const [pages, policies] = await Promise.all([findAll(request, 'page'), findAll(request, 'policy')]);
  return {
    view: 'siteMap',
    title: context.t(titles.siteMap),
    props: { menu: layout.menu, pages, policies },
  };
};

async function findAll({ ports, site, locale, signal }: PageRequest, kind: ContentKind) {
  const items: ContentSummary[] = [];
  for (let page = 1; ; page++) {
    const query = { site: site.id, locale, kind, page, pageSize: GROUPED_PAGE_SIZE } as const;
    const list = await ports.content.list(query, signal);
    items.push(...list.items);
    if (page >= pageCount(list.total, GROUPED_PAGE_SIZE)) return items;
  }
}
