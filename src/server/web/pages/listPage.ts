import { EVENT_STATES } from '#domain/content/eventState.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import { knownFilter, type ListFilter } from '#domain/content/listFilter.ts';
import { DEFAULT_PAGE_SIZE, isPage, parsePaging } from '#domain/paging.ts';
import type { ListPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';

export interface FoundList {
  readonly props: ListPageProps;
  readonly canonicalQuery: Readonly<Record<string, string | number | undefined>>;
}

/** The list that a query asks for; undefined when it asks for a page, category or year that does not exist. */
export async function findList(request: PageRequest, kind: ContentKind): Promise<FoundList | undefined> {
  const { ports, site, locale, query, signal } = request;
  const paging = parsePaging(query.get('page'), query.get('size'));
  const parsed = parseFilter(query, kind);
  if (paging === undefined || parsed === undefined) return undefined;
  const findKnown = async (filter: ListFilter): Promise<ListPageProps | undefined> => {
    const time = kind === 'event' ? { when: filter.when ?? ('coming' as const) } : {};
    const list = await ports.content.list({ site: site.id, locale, kind, ...paging, ...filter, ...time }, signal);
    const known = knownFilter(filter, list.categories);
    if (known === filter) return { list, paging, filter };
    return known && (await findKnown(known));
  };
  const props = await findKnown(parsed);
  if (props === undefined || !isPage(paging, props.list.total)) return undefined;
  return {
    props,
    canonicalQuery: {
      ...props.filter,
      page: paging.page === 1 ? undefined : paging.page,
      size: paging.pageSize === DEFAULT_PAGE_SIZE ? undefined : paging.pageSize,
    },
  };
}

// An empty value is what a form's 'all' sends.
function parseFilter(query: URLSearchParams, kind: ContentKind): ListFilter | undefined {
  const asked = (name: string) => query.get(name) ?? '';
  const [category, subcategory] = [asked('category'), asked('subcategory')];
  // An event is looked for by when it takes place; the year of its announcement says nothing.
  const isEvent = kind === 'event';
  const year = isEvent ? '' : asked('year');
  const when = isEvent ? asked('when') : '';
  if (year !== '' && !/^[12]\d{3}$/.test(year)) return undefined;
  if (when !== '' && !EVENT_STATES.some((state) => state === when)) return undefined;
  return {
    ...(category !== '' && { category }),
    ...(subcategory !== '' && { subcategory }),
    ...(year !== '' && { year: Number(year) }),
    ...(when === 'past' && { when }),
  };
}
