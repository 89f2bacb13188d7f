import type { CalendarFrame } from '#domain/calendar/calendar.ts';
import { shownPeriod, type CalendarView } from '#domain/calendar/calendarView.ts';
import type { ContentSummary } from '#domain/content/content.ts';
import type { CalendarFilter } from '#ports/Calendar.ts';
import type { CalendarItem } from '#ui/components/calendar/calendarEntries.ts';
import type { CalendarPlace } from '#ui/components/calendar/CalendarPlace.ts';
import type { CalendarContent } from '#ui/components/calendar/CalendarViews.tsx';
import type { PageRequest } from '../PageRequest.ts';

export interface FoundPeriod {
  readonly content: CalendarContent;
  readonly frame: CalendarFrame;
}

/** What takes place in a period of the calendar. */
export async function findPeriod(
  { ports, site, locale, signal }: PageRequest,
  { view, date }: CalendarPlace,
  { category, subcategory, items }: CalendarFilter,
): Promise<FoundPeriod> {
  const scope = {
    ...{ site: site.id, locale },
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(items !== undefined && { items }),
  };
  if (view === 'year') {
    const { days, ...frame } = await ports.calendar.year({ ...scope, year: Number(date.slice(0, 4)) }, signal);
    return { content: { days }, frame };
  }
  const { first, last } = shownPeriod(view, date);
  const { occurrences, events, isCut, ...frame } = await ports.calendar.occurrences(
    { ...scope, from: first, to: last },
    signal,
  );
  return { content: { occurrences, events: events.flatMap((event) => itemOf(event, view)), isCut }, frame };
}

/** Without what a calendar does not show, which the page would otherwise contain twice. */
function itemOf(
  { slug, title, summary, category, detail }: ContentSummary,
  view: CalendarView,
): readonly CalendarItem[] {
  if (detail.kind !== 'event') return [];
  const { kind, allDay, place } = detail;
  const item = { slug, title, detail: { kind, allDay, ...(place !== undefined && { place }) } };
  return [view === 'day' ? { ...item, summary, ...(category && { category }) } : item];
}
