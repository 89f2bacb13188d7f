import type { Category } from '#domain/content/content.ts';
import { EVENT_STATES } from '#domain/content/eventState.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import { DEFAULT_PAGE_SIZE, isPage, parsePaging } from '#domain/paging.ts';
import type { ListFilter, ListPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';

export interface FoundList {
  readonly props: ListPageProps;
  readonly canonicalQuery: Readonly<Record<string, string | number | undefined>>;
}

/** The list that a query asks for; undefined when it asks for a page, category or year that does not exist. */
export async function findList(request: PageRequest, kind: ContentKind): Promise<FoundList | undefined> {
  const { ports, site, locale, query, signal } = request;
  const paging = parsePaging(query.get('page'), query.get('size'));
  const wanted = parseFilter(query, kind);
  if (paging === undefined || wanted === undefined) return undefined;
  const { when, ...asked } = wanted;
  const listOf = (filter: ListFilter) => {
    const time = kind === 'event' ? { when: when ?? ('coming' as const) } : {};
    return ports.content.list({ site: site.id, locale, kind, ...paging, ...filter, ...time }, signal);
  };
  const listAsked = listOf(asked);
  listAsked.catch(() => undefined); // nobody minds where another list is wanted, or none
  const categories = await ports.content.categories(site.id, kind, locale, signal);
  const filter = knownFilter(asked, categories);
  if (filter === undefined) return undefined;
  const list = await (filter === asked ? listAsked : listOf(filter));
  if (!isPage(paging, list.total)) return undefined;
  const shown = when === undefined ? filter : { ...filter, when };
  return {
    props: { list, paging, filter: shown, categories },
    canonicalQuery: {
      ...shown,
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

/**
 * The filter without a subcategory that belongs to another category: without scripts, a form sends the one chosen
 * before along with a new category. The same object when all of it is right, undefined when it names what does not exist.
 */
function knownFilter(filter: ListFilter, categories: readonly Category[]): ListFilter | undefined {
  const { subcategory, ...rest } = filter;
  const category = categories.find(({ code }) => code === filter.category);
  if (filter.category !== undefined && category === undefined) return undefined;
  const isIn = ({ children }: Category) => children.some(({ code }) => code === subcategory);
  if (subcategory === undefined || (category !== undefined && isIn(category))) return filter;
  return categories.some(isIn) ? rest : undefined;
}
