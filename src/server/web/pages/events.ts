import { calendarPeriod, neighbouringPeriod } from '#domain/calendar/calendarView.ts';
import { countsOnce, occurrencesByDay } from '#domain/calendar/occurrencesByDay.ts';
import type { ListFilter } from '#domain/content/listFilter.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { EventsPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { listHandlers } from './listPage.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** The list of coming or of past events, with two months of the calendar. */
export const events: PageHandler = async (request) => {
  const result = await listHandlers.events(request);
  if (!('view' in result) || result.view !== 'events') return result;
  const calendar = await findMonths(request, result.props.filter).catch(unlessUnavailable);
  return { ...result, props: { ...result.props, ...(calendar && { calendar }) } };
};

/** This month and the next one; beside past events, the last month and this one. */
async function findMonths(
  { ports, site, locale, now, signal }: PageRequest,
  { when, category, subcategory }: ListFilter,
): Promise<NonNullable<EventsPageProps['calendar']>> {
  const today = departmentDate(now);
  const { first } = calendarPeriod('month', today);
  const other = neighbouringPeriod('month', today, when === 'past' ? -1 : 1) ?? first;
  const months = [first, other].toSorted();
  const period = { first: months[0] ?? first, last: calendarPeriod('month', months[1] ?? first).last };
  const { occurrences } = await ports.calendar.occurrences(
    {
      ...{ site: site.id, locale, from: period.first, to: period.last },
      ...(category !== undefined && { category }),
      ...(subcategory !== undefined && { subcategory }),
    },
    signal,
  );
  return {
    today,
    months,
    days: occurrencesByDay(
      occurrences.map((times) => ({ ...times, count: 1 })),
      period,
    ),
    hasLong: occurrences.some(countsOnce),
  };
}
