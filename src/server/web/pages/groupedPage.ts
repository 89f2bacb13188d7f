import type { ContentSummary } from '#domain/content/content.ts';
import { GROUPED_PAGE_SIZE, isPage, parsePaging, type Paging } from '#domain/paging.ts';
import type { ContentQuery } from '#ports/Content.ts';
import type { GroupedPageProps } from '#ui/components/list/GroupedLayout.tsx';
import type { PageRequest } from '../PageRequest.ts';

interface FoundPage {
  readonly props: GroupedPageProps;
  readonly canonicalQuery: { readonly page: number | undefined };
}

/** One page of a kind that the department arranges by subject, as many of it as anybody reads at once. */
export function findGrouped(
  request: PageRequest,
  what: Pick<ContentQuery, 'kind' | 'category' | 'withBodies'>,
): Promise<FoundPage | undefined> {
  const { ports, site, locale, signal } = request;
  return arrangedPage(request, (paging) => ports.content.list({ site: site.id, locale, ...paging, ...what }, signal));
}

/** The page of a list that is already there. */
export function pageOfAll(request: PageRequest, items: readonly ContentSummary[]): Promise<FoundPage | undefined> {
  return arrangedPage(request, ({ page, pageSize }) =>
    Promise.resolve({ items: items.slice((page - 1) * pageSize, page * pageSize), total: items.length }),
  );
}

async function arrangedPage(
  { query }: PageRequest,
  find: (paging: Paging) => Promise<Pick<GroupedPageProps, 'items' | 'total'>>,
): Promise<FoundPage | undefined> {
  const page = parsePaging(query.get('page'), null)?.page;
  if (page === undefined) return undefined;
  const paging = { page, pageSize: GROUPED_PAGE_SIZE } as const;
  const { items, total } = await find(paging);
  if (!isPage(paging, total)) return undefined;
  return { props: { items, total, paging }, canonicalQuery: { page: page === 1 ? undefined : page } };
}
