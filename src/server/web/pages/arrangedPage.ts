import { ARRANGED_PAGE_SIZE, isPage, parsePaging } from '#domain/paging.ts';
import type { ContentQuery } from '#ports/Content.ts';
import type { ArrangedPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';

/** One page of a kind that the department arranges by subject, as many of it as anybody reads at once. */
export async function findArranged(
  { ports, site, locale, query, signal }: PageRequest,
  what: Pick<ContentQuery, 'kind' | 'category' | 'withBodies'>,
): Promise<{ props: ArrangedPageProps; canonicalQuery: { page: number | undefined } } | undefined> {
  const page = parsePaging(query.get('page'), null)?.page;
  if (page === undefined) return undefined;
  const paging = { page, pageSize: ARRANGED_PAGE_SIZE } as const;
  const list = await ports.content.list({ site: site.id, locale, ...paging, ...what }, signal);
  if (!isPage(paging, list.total)) return undefined;
  return {
    props: { items: list.items, total: list.total, paging },
    canonicalQuery: { page: page === 1 ? undefined : page },
  };
}
