import { occurrenceDays, type Occurrence } from '#domain/calendar/occurrence.ts';
import type { DayEntry } from '#domain/calendar/weekLayout.ts';
import type { ContentDetail, ContentSummary } from '#domain/content/content.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { eventMessages } from '../../messages/event.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** The fields of an event that a calendar shows. Without a summary and a category where only a day's own view has them. */
export interface CalendarItem
  extends Pick<ContentSummary, 'slug' | 'title'>, Partial<Pick<ContentSummary, 'summary' | 'category'>> {
  readonly detail: Pick<Extract<ContentDetail, { readonly kind: 'event' }>, 'kind' | 'allDay' | 'place'>;
}

/** An event at one of its times. */
export interface CalendarEntry extends DayEntry {
  /** Of all entries. */
  readonly key: string;
  readonly item: CalendarItem;
  readonly times: Pick<Occurrence, 'startsAt' | 'endsAt'>;
  readonly place?: string;
}

/** Occurrences with the events that they are of. */
export function calendarEntries(
  occurrences: readonly Occurrence[],
  events: readonly CalendarItem[],
): readonly CalendarEntry[] {
  const bySlug = new Map(events.map((event) => [event.slug, event]));
  return occurrences.flatMap((times) => {
    const item = bySlug.get(times.slug);
    if (item === undefined) return [];
    const { allDay, place } = item.detail;
    const key = `${times.slug} ${times.startsAt}`;
    return { key, item, times, allDay, ...(place !== undefined && { place }), ...occurrenceDays(times) };
  });
}

/** The hours of an entry of one day; 'all day' when it has none. */
export function entryTime(context: RenderContext, { allDay, times }: CalendarEntry): string {
  if (allDay) return context.t(calendarMessages.allDay);
  const from = context.time(times.startsAt);
  return times.startsAt === times.endsAt
    ? from
    : context.t(eventMessages.hoursOnly, { from, to: context.time(times.endsAt) });
}
