import { calendarPeriod, DEFAULT_CALENDAR_VIEW, isInPeriod, parseCalendarView } from '#domain/calendar/calendarView.ts';
import { isWithinBounds } from '#domain/calendar/calendarBounds.ts';
import { dateInParts } from '#domain/calendar/dateParts.ts';
import type { CalendarFrame } from '#domain/calendar/calendar.ts';
import { knownFilter, type ListFilter } from '#domain/content/listFilter.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { parseCalendarDate, type CalendarDate } from '#domain/instant.ts';
import type { CalendarPlace } from '#ui/components/calendar/CalendarPlace.ts';
import type { CalendarContent } from '#ui/components/calendar/CalendarViews.tsx';
import { periodTitle } from '#ui/components/calendar/periodTitle.ts';
import { calendarMessages } from '#ui/messages/calendar.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { findPeriod } from './calendarContent.ts';
import { notFoundView } from './notFound.ts';

/** Of periods that no search engine and no cache needs: see `isWithinBounds`. */
const BEYOND_BOUNDS = { 'Cache-Control': cacheControl.noStore, 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * The calendar (spec §2): `?view=week&date=2026-11-25`, or `?year=2026&month=11`, as a form without scripts sends it; by
 * default, the present month. Not found when the query names a view, a date or a category that does not exist.
 */
export const calendar: PageHandler = async (request) => {
  const { query, context, locale, site, now } = request;
  const today = departmentDate(now);
  const viewText = query.get('view') ?? '';
  const view = viewText === '' ? DEFAULT_CALENDAR_VIEW : parseCalendarView(viewText);
  const date = dateOf(query, today);
  if (view === undefined || date === undefined) return notFoundView(request);
  const found = await findCalendar(request, { view, date }, filterOf(query));
  if (found === undefined) return notFoundView(request);

  const { filter, content, frame } = found;
  const period = calendarPeriod(view, date);
  const { years, categories } = frame;
  const isBounded = isWithinBounds(period, years ? [years.first, years.last] : [], today);
  return {
    view: 'calendar',
    title: context.t(calendarMessages.titleOfPeriod, { period: periodTitle(context, view, date) }),
    description: context.t(calendarMessages.intro),
    canonicalQuery: {
      view: view === DEFAULT_CALENDAR_VIEW ? undefined : view,
      date: isInPeriod(period, today) ? undefined : period.first,
      ...filter,
    },
    ...(!isBounded && { headers: BEYOND_BOUNDS }),
    props: {
      ...{ view, date, today, content, filter, categories },
      years,
      feed: site.publicOrigin + context.links.calendarFeed(locale, { ...filter }),
    },
  };
};

function dateOf(query: URLSearchParams, today: CalendarDate): CalendarDate | undefined {
  const [date = '', year = '', month = '', day = ''] = ['date', 'year', 'month', 'day'].map(
    (name) => query.get(name) ?? '',
  );
  if (date !== '') return parseCalendarDate(date);
  return year === '' ? today : dateInParts({ year, month, day });
}

interface FoundCalendar {
  readonly filter: ListFilter;
  readonly content: CalendarContent;
  readonly frame: CalendarFrame;
}

/** With the known part of the filter; undefined when the category does not exist. */
async function findCalendar(
  request: PageRequest,
  place: CalendarPlace,
  filter: ListFilter,
): Promise<FoundCalendar | undefined> {
  const found = await findPeriod(request, place, filter);
  const known = knownFilter(filter, found.frame.categories);
  if (known === filter) return { filter, ...found };
  return known && findCalendar(request, place, known);
}

// An empty value is what a form's 'all' sends.
function filterOf(query: URLSearchParams): ListFilter {
  const [category, subcategory] = [query.get('category') ?? '', query.get('subcategory') ?? ''];
  return { ...(category !== '' && { category }), ...(subcategory !== '' && { subcategory }) };
}
