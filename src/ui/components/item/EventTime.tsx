import type { ContentDetail } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { eventMessages } from '../../messages/event.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { dayRange, eventDays } from './eventDays.ts';

interface EventTimeProps {
  readonly event: Extract<ContentDetail, { readonly kind: 'event' }>;
  /** Whether the day or days are visible next to it: then only screen readers get them as text. */
  readonly besideDays?: boolean;
  /** With the day of the week. */
  readonly withWeekday?: boolean;
}

/**
 * When an event is: its day or days, and its hours unless it lasts all day. The line breaks between the two if
 * possible.
 */
export function EventTime({ event, besideDays = false, withWeekday = false }: EventTimeProps) {
  const context = useRenderContext();
  const days = withWeekday ? { date: (day: Instant) => context.weekdayDate(day) } : context;
  const { first, last } = eventDays(days, event);
  const daysClass = besideDays ? 'visually-hidden' : 'phrase';
  const range = first === last ? undefined : dayRange(first, last);
  const text = range ? context.t(range.message, { from: range.from, to: range.to }) : timeOf(context, event, first);
  // A range within a month stays whole.
  const [day, rest] =
    range?.message === eventMessages.daysOfMonth ? [text, ''] : afterWord(text, (range?.from ?? first).length);
  return (
    <time className="event-time" dateTime={event.startsAt}>
      <span className={daysClass}>{day}</span>
      {rest !== '' && (
        <>
          {' '}
          <span className={first === last ? 'phrase' : daysClass}>{rest}</span>
        </>
      )}
    </time>
  );
}

function timeOf(context: RenderContext, { startsAt, endsAt, allDay }: EventTimeProps['event'], first: string): string {
  if (allDay) return first;
  if (startsAt === endsAt) return context.t(eventMessages.moment, { date: first, time: context.time(startsAt) });
  return context.t(eventMessages.hours, { date: first, from: context.time(startsAt), to: context.time(endsAt) });
}

/** Splits the text at the first space from a position on. */
function afterWord(text: string, from: number): readonly [string, string] {
  const space = text.indexOf(' ', from);
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
