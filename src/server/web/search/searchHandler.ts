import { formMessages } from '#ui/messages/form.ts';
import { searchMessages } from '#ui/messages/search.ts';
import { DEFAULT_PAGE_SIZE, isPage, parsePaging, type Paging } from '#domain/paging.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { searchTitle } from '#ui/components/search/searchLabels.ts';
import type { SearchPageProps } from '#ui/components/search/searchProps.ts';
import { isAsked } from '#ui/searchAddress.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageViewOf } from '../PageResult.ts';
import { notFoundView } from '../pages/notFound.ts';
import { findChosenCategory } from './findChosenCategory.ts';
import { findInCalendar } from './findInCalendar.ts';
import { parseSearch, type ParsedSearch } from './parseSearch.ts';
import { searchRow } from './searchRow.ts';

/** Of the news that are read most. */
const POPULAR = 5;

/** The search page (spec §2). Not found when it has no such page; whatever else is asked has an answer. */
export const search: PageHandler = async (request) => {
  const { query, context } = request;
  const paging = parsePaging(query.get('page'), query.get('size'));
  if (paging === undefined || !isReachable(paging)) return notFoundView(request);
  const parsed = parseSearch(query);
  if (parsed.asked.view === 'calendar') return searchCalendar(request, parsed, paging);
  if (!isAsked(parsed.asked)) return startOf(request, parsed, paging);
  const found = await find(request, parsed, paging);
  if (!isPage(paging, Math.min(found.total, MAX_REACHABLE_RESULTS))) return notFoundView(request);
  const { hits, ...counts } = found;
  const rows = hits.map((hit) => searchRow(hit, context));
  const chosen = await findChosenCategory(request, parsed.asked, found);
  return viewOf(request, { ...parsed, paging, found: { ...counts, rows, ...(chosen && { chosenCategory: chosen }) } });
};

function isReachable({ page, pageSize }: Paging): boolean {
  return (page - 1) * pageSize < MAX_REACHABLE_RESULTS;
}

function find({ ports, site, locale, signal }: PageRequest, { filter, asked }: ParsedSearch, paging: Paging) {
  return ports.search.search({ site: site.id, locale, filter, sort: asked.sort, ...paging }, signal);
}

/** The events that a search finds, in the calendar; all of them when nothing else is asked. */
async function searchCalendar(request: PageRequest, parsed: ParsedSearch, paging: Paging) {
  const asked = { ...parsed.asked, type: 'event' } as const;
  const { found, calendar } = await findInCalendar(request, { ...parsed.filter, type: 'event' }, asked.sort);
  const { hits: _, ...counts } = found;
  const chosen = await findChosenCategory(request, asked, found);
  const labels = chosen && { chosenCategory: chosen };
  return viewOf(request, { ...parsed, asked, paging, found: { ...counts, rows: [], calendar, ...labels } });
}

/** The field is there even while nothing can be searched: a page without the rest of it is not cached. */
async function startOf(request: PageRequest, parsed: ParsedSearch, paging: Paging): Promise<PageViewOf<'search'>> {
  try {
    return viewOf(request, { ...parsed, paging, start: await findStart(request) });
  } catch (error) {
    if (!(error instanceof Unavailable) || request.disconnectSignal.aborted) throw error;
    request.log.warn({ err: error }, 'the search page has only its field');
    const view = viewOf(request, { ...parsed, paging, start: { types: [], popular: [] } });
    return { ...view, headers: { 'Cache-Control': cacheControl.noStore } };
  }
}

async function findStart({
  ports,
  site,
  locale,
  signal,
  context,
}: PageRequest): Promise<NonNullable<SearchPageProps['start']>> {
  const filter = { type: 'news' } as const;
  const query = { site: site.id, locale, filter, sort: 'popular', page: 1, pageSize: DEFAULT_PAGE_SIZE } as const;
  const { types, hits } = await ports.search.search(query, signal);
  return { types, popular: hits.slice(0, POPULAR).map((hit) => searchRow(hit, context)) };
}

function viewOf(
  { context, query }: PageRequest,
  { asked, typed, paging, found, start }: Omit<ParsedSearch, 'filter'> & SearchPageProps,
): PageViewOf<'search'> {
  const title = searchTitle(context, asked, found);
  const isRefused = [typed.text, typed.from, typed.to].some((each) => each !== undefined);
  return {
    view: 'search',
    title: isRefused ? context.t(formMessages.errorTitle, { title }) : title,
    description: context.t(searchMessages.intro),
    // Of the many addresses of results, search engines need none: what they lead to has addresses of its own.
    isIndexed: query.size === 0,
    // What somebody has typed is for nobody else; the browser may keep it for the way back.
    ...(query.has('q') && { headers: { 'Cache-Control': cacheControl.privateRevalidate } }),
    props: { asked, typed, paging, ...(found && { found }), ...(start && { start }) },
  };
}
