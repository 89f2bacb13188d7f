import { lastMoment } from '#domain/calendar/occurrence.ts';
import type { ContentDetail } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';

type EventMoments = Pick<Extract<ContentDetail, { readonly kind: 'event' }>, 'startsAt' | 'endsAt'>;

/** The first and the last day of an event, formatted. */
export function eventDays(
  context: { readonly date: (day: Instant) => string },
  event: EventMoments,
): { readonly first: string; readonly last: string } {
  return { first: context.date(event.startsAt), last: context.date(lastMoment(event)) };
}
