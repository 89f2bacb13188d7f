import type { Category, ContentSummary } from '#domain/content/content.ts';
import { KINDS } from '#domain/content/kinds.ts';
import { GROUPED_PAGE_SIZE, isPage, parsePaging, type Paging } from '#domain/paging.ts';
import type { ContentQuery } from '#ports/Content.ts';
import type { GroupedPageProps } from '#ui/components/list/GroupedLayout.tsx';
import { listLabels } from '#ui/messages/lists.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { prefixBasePath } from '../prefixBasePath.ts';
import { notFoundView } from './notFound.ts';

interface GroupedPage {
  readonly props: GroupedPageProps;
  readonly canonicalQuery: { readonly page: number | undefined };
}

/** A list in the department's own order, by category (spec §1). */
export function groupedPage(kind: 'faq' | 'professional', withBodies = false): PageHandler {
  const view = KINDS[kind].list;
  return async (request) => {
    const found = await findGrouped(request, { kind, withBodies });
    if (found === undefined) return notFoundView(request);
    const { basePath } = request.context.links;
    const items = found.props.items.map((item) =>
      item.bodyHtml === undefined ? item : { ...item, bodyHtml: prefixBasePath(item.bodyHtml, basePath) },
    );
    return {
      view,
      title: request.context.t(listLabels[view].title),
      canonicalQuery: found.canonicalQuery,
      props: { ...found.props, items },
    };
  };
}

/** The requested page of a grouped list, with the categories of its kind; undefined when there is no such page. */
export async function findGrouped(
  { ports, site, locale, query, signal }: PageRequest,
  what: Pick<ContentQuery, 'kind' | 'category' | 'withBodies'>,
): Promise<(GroupedPage & { readonly categories: readonly Category[] }) | undefined> {
  const paging = parseGroupedPaging(query);
  if (paging === undefined) return undefined;
  const { items, total, categories } = await ports.content.list({ site: site.id, locale, ...paging, ...what }, signal);
  return isPage(paging, total) ? { ...pageOf(items, total, paging), categories } : undefined;
}

/** The requested page of a list of which every item is already loaded; undefined when there is no such page. */
export function pageOfAll({ query }: PageRequest, all: readonly ContentSummary[]): GroupedPage | undefined {
  const paging = parseGroupedPaging(query);
  if (paging === undefined || !isPage(paging, all.length)) return undefined;
  const start = (paging.page - 1) * paging.pageSize;
  return pageOf(all.slice(start, start + paging.pageSize), all.length, paging);
}

function parseGroupedPaging(query: URLSearchParams): Paging | undefined {
  const paging = parsePaging(query.get('page'), null);
  return paging && { page: paging.page, pageSize: GROUPED_PAGE_SIZE };
}

function pageOf(items: readonly ContentSummary[], total: number, paging: Paging): GroupedPage {
  return {
    props: { items, total, paging },
    canonicalQuery: { page: paging.page === 1 ? undefined : paging.page },
  };
}
