import type { MessageDescriptor } from '@formatjs/intl';
import { lastMoment } from '#domain/calendar/occurrence.ts';
import type { ContentDetail } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { eventMessages } from '../../messages/event.ts';

type EventMoments = Pick<Extract<ContentDetail, { readonly kind: 'event' }>, 'startsAt' | 'endsAt'>;

/** The first and the last of some days, as text, and the message that joins them. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly message: MessageDescriptor;
}

/** Two dates, as text, where the first one leaves out what the last one repeats: `27–29 January 2027`. */
export function dayRange(first: string, last: string): DayRange {
  const [from, to] = [first.split(' '), last.split(' ')];
  while (from.length > 1 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  const isNumber = from.length === 1 && /^\d+$/.test(from[0] ?? '');
  return { from: from.join(' '), to: last, message: isNumber ? eventMessages.daysOfMonth : eventMessages.days };
}

/** The first and the last day of an event, formatted. */
export function eventDays(
  context: { readonly date: (day: Instant) => string },
  event: EventMoments,
): { readonly first: string; readonly last: string } {
  return { first: context.date(event.startsAt), last: context.date(lastMoment(event)) };
}
