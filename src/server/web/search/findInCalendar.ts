import { MAX_CALENDAR_ITEMS } from '#domain/calendar/calendar.ts';
import { DEFAULT_CALENDAR_VIEW, parseCalendarView } from '#domain/calendar/calendarView.ts';
import { startOfMonth } from '#domain/calendar/days.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { parseCalendarDate, type CalendarDate } from '#domain/instant.ts';
import type { SearchHit, SearchResults, SearchSort } from '#domain/search/search.ts';
import type { SearchFilter } from '#ports/Search.ts';
import type { SearchFound } from '#ui/components/search/searchProps.ts';
import type { PageRequest } from '../PageRequest.ts';
import { findPeriod } from '../pages/calendarContent.ts';

/** The largest that every source offers. */
const PAGE_SIZE = 50;
const MAX_PAGES = MAX_CALENDAR_ITEMS / PAGE_SIZE;

interface FoundInCalendar {
  readonly found: SearchResults;
  readonly calendar: NonNullable<SearchFound['calendar']>;
}

/** The events of a search, and when they take place in the period of the address (`period`, `date`). */
export async function findInCalendar(
  request: PageRequest,
  filter: SearchFilter,
  sort: SearchSort,
): Promise<FoundInCalendar> {
  const { ports, site, locale, signal, query, now } = request;
  const pageOf = (page: number) =>
    ports.search.search({ site: site.id, locale, filter, sort, page, pageSize: PAGE_SIZE }, signal);
  const found = await pageOf(1);
  const hits = [...found.hits];
  for (let page = 2; hits.length < Math.min(found.total, MAX_CALENDAR_ITEMS) && page <= MAX_PAGES; page++)
    hits.push(...(await pageOf(page)).hits);
  const today = departmentDate(now);
  const view = parseCalendarView(query.get('period') ?? '') ?? DEFAULT_CALENDAR_VIEW;
  const date = parseCalendarDate(query.get('date') ?? '') ?? filter.from ?? firstDate(hits, today);
  const items = hits.flatMap((hit) => (hit.found.type === 'content' ? [hit.found.item.slug] : []));
  const { content, frame } = await findPeriod(request, { view, date }, { items });
  return { found, calendar: { view, date, today, years: frame.years, content } };
}

/** The day of the first event that is found in this month or later, otherwise of the last one. */
function firstDate(hits: readonly SearchHit[], today: CalendarDate): CalendarDate {
  const days = hits
    .flatMap(({ found }) => (found.type === 'content' && found.item.detail.kind === 'event' ? [found.item.detail] : []))
    .map(({ startsAt }) => departmentDate(startsAt))
    .sort();
  const month = startOfMonth(today) ?? today;
  return days.find((day) => day >= month) ?? days.at(-1) ?? today;
}
