import { EVENT_STATES } from '#domain/content/eventState.ts';
import { FILTERED_KINDS, KINDS, type FilteredKind, type ListRoute } from '#domain/content/kinds.ts';
import { knownFilter, type ListFilter } from '#domain/content/listFilter.ts';
import { DEFAULT_PAGE_SIZE, isPage, parsePaging } from '#domain/paging.ts';
import { listTitle } from '#ui/components/list/listSubject.ts';
import type { ListPageProps } from '#ui/pages/props.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageRedirect, PageResult } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** The lists that visitors filter by category and year (spec §1, §2). */
export const listHandlers = Object.fromEntries(
  FILTERED_KINDS.map((kind) => [KINDS[kind].list, (request: PageRequest) => listPage(request, kind)]),
) as Readonly<Record<ListRoute<FilteredKind>, PageHandler>>;

/** Not found when the query names a page, category or year that does not exist. */
async function listPage(request: PageRequest, kind: FilteredKind): Promise<PageResult> {
  const { query, context } = request;
  const paging = parsePaging(query.get('page'), query.get('size'));
  const filter = parseFilter(query, kind);
  const words = (query.get('q') ?? '').trim();
  if (words !== '' && filter !== undefined) return searchFor(words, request, kind, filter);
  const props = paging && filter && (await findList(request, kind, { paging, filter }));
  if (props === undefined || !isPage(props.paging, props.list.total)) return notFoundView(request);
  const { page, pageSize } = props.paging;
  const view = KINDS[kind].list;
  return {
    view,
    title: listTitle(context, view, props.filter, props.list.categories),
    canonicalQuery: {
      ...props.filter,
      page: page === 1 ? undefined : page,
      size: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize,
    },
    props,
  };
}

/** Words in the form of a list are searched for, among its items, with its filter. */
function searchFor(
  words: string,
  { context }: PageRequest,
  type: FilteredKind,
  { category, subcategory, year }: ListFilter,
): PageRedirect {
  const days = year === undefined ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
  return {
    redirect: context.to('search', {}, { q: words, type, category, subcategory, ...days }),
    status: 302,
    // What somebody has typed is for nobody else.
    headers: { 'Cache-Control': cacheControl.noStore },
  };
}

/** The list with the known part of the filter; undefined when the category does not exist. */
async function findList(
  request: PageRequest,
  kind: FilteredKind,
  { paging, filter }: Pick<ListPageProps, 'paging' | 'filter'>,
): Promise<ListPageProps | undefined> {
  const { ports, site, locale, signal } = request;
  const time = kind === 'event' ? { when: filter.when ?? ('coming' as const) } : {};
  const list = await ports.content.list({ site: site.id, locale, kind, ...paging, ...filter, ...time }, signal);
  const known = knownFilter(filter, list.categories);
  if (known === filter) return { list, paging, filter };
  return known && findList(request, kind, { paging, filter: known });
}

// An empty value is what a form's 'all' sends.
function parseFilter(query: URLSearchParams, kind: FilteredKind): ListFilter | undefined {
  const valueOf = (name: string) => query.get(name) ?? '';
  const [category, subcategory] = [valueOf('category'), valueOf('subcategory')];
  // Visitors look for an event by when it takes place; the year of its announcement does not matter.
  const isEvent = kind === 'event';
  const year = isEvent ? '' : valueOf('year');
  const when = isEvent ? valueOf('when') : '';
  if (year !== '' && !/^[12]\d{3}$/.test(year)) return undefined;
  if (when !== '' && !EVENT_STATES.some((state) => state === when)) return undefined;
  return {
    ...(category !== '' && { category }),
    ...(subcategory !== '' && { subcategory }),
    ...(year !== '' && { year: Number(year) }),
    ...(when === 'past' && { when }),
  };
}
