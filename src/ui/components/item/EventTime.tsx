import { Fragment } from 'react';
import type { ContentDetail } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { eventMessages } from '../../messages/event.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { DateText } from '../text/DateText.tsx';
import { dayRange, eventDays, type DayRange } from './eventDays.ts';

interface EventTimeProps {
  readonly event: Extract<ContentDetail, { readonly kind: 'event' }>;
  /** Whether the day or days are visible next to it: then only screen readers get them as text. */
  readonly besideDays?: boolean;
  /** With the day of the week. */
  readonly withWeekday?: boolean;
  /** With the hours of each day also where there are several days. */
  readonly withDailyHours?: boolean;
}

/**
 * When an event is: its day or days, and its hours unless it lasts all day. The line breaks between the first and the
 * last day and before the hours if possible.
 */
export function EventTime({ event, besideDays = false, withWeekday = false, withDailyHours = false }: EventTimeProps) {
  const context = useRenderContext();
  const format = withWeekday ? { date: (day: Instant) => context.weekdayDate(day) } : context;
  const { first, last } = eventDays(format, event);
  const range = first === last ? undefined : dayRange(first, last);
  const days = range ? context.t(range.message, { from: range.from, to: range.to }) : first;
  const text = range === undefined || withDailyHours ? withHours(context, event, days) : days;
  const [untilDays, hours] = afterWord(text, days.length);
  return (
    <time className="event-time" dateTime={event.startsAt}>
      {daysInLines(range, untilDays).map((day, index) => (
        <Fragment key={day}>
          {index > 0 && ' '}
          <span className={besideDays ? 'visually-hidden' : 'phrase'}>
            {besideDays ? day : <DateText text={day} />}
          </span>
        </Fragment>
      ))}
      {hours !== '' && (
        <>
          {' '}
          <span className="phrase">{hours}</span>
        </>
      )}
    </time>
  );
}

/** A range of days that is longer than one within a month may break after its dash. */
function daysInLines(range: DayRange | undefined, text: string): readonly string[] {
  if (range?.message !== eventMessages.days) return [text];
  const last = text.lastIndexOf(range.to);
  return [text.slice(0, last).trimEnd(), text.slice(last)];
}

function withHours(
  context: RenderContext,
  { startsAt, endsAt, allDay }: EventTimeProps['event'],
  date: string,
): string {
  if (allDay) return date;
  if (startsAt === endsAt) return context.t(eventMessages.moment, { date, time: context.time(startsAt) });
  return context.t(eventMessages.hours, { date, from: context.time(startsAt), to: context.time(endsAt) });
}

/** Splits the text at the first space from a position on. */
function afterWord(text: string, from: number): readonly [string, string] {
  const space = text.indexOf(' ', from);
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
