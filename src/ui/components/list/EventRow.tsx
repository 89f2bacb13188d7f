import { daysBetween } from '#domain/calendar/days.ts';
import { occurrenceDays } from '#domain/calendar/occurrence.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { ContentSummary } from '#domain/content/content.ts';
import { movedFrom, nextOmission } from '#domain/calendar/exceptions.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import { eventMessages } from '../../messages/event.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { EventTime } from '../item/EventTime.tsx';
import { recurrenceWords } from '../item/recurrenceWords.ts';
import { Phrases } from '../text/Phrases.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface EventRowProps {
  readonly item: ContentSummary;
  readonly level: 2 | 3;
  /** Without its summary. */
  readonly brief?: boolean;
  /** Whether it is under a heading that says the month and the year. */
  readonly underMonth?: boolean;
  /** The present day: its year goes without saying. */
  readonly today?: CalendarDate;
}

/** An event in a list: its day or days as on a calendar sheet, its title, time and place. */
export function EventRow({ item, level, brief = false, underMonth = false, today }: EventRowProps) {
  const context = useRenderContext();
  if (item.detail.kind !== 'event') return null;
  const { place, recurrence } = item.detail;
  const Heading = `h${level}` as const;
  const { first, last } = occurrenceDays(item.detail);
  const [day, month, year] = context.shortDate(first).split(' ');
  const [lastDay, lastMonth, lastYear] = context.shortDate(last).split(' ');
  const isInMonths = month !== lastMonth || year !== lastYear;
  const isOnDays = !isInMonths && day !== lastDay;
  const isYearClear = underMonth || first.slice(0, 4) === today?.slice(0, 4);
  // In a longer run, days of the week say nothing.
  const isInWeek = daysBetween(first, last).length <= 7;
  const weekday = context.shortWeekday(first);
  return (
    <article className="event-row">
      <p className="event-row-day" aria-hidden="true">
        {isInMonths ? (
          <>
            <span className="event-row-months">{`${day} ${month}–`}</span>
            <span className="event-row-months">{`${lastDay} ${lastMonth}`}</span>
          </>
        ) : (
          <>
            {isInWeek && (
              <span className="event-row-weekday">
                {isOnDays ? `${weekday}–${context.shortWeekday(last)}` : weekday}
              </span>
            )}
            <span className="event-row-number">{isOnDays ? `${day}–${lastDay}` : day}</span>
            {!underMonth && <span>{month}</span>}
          </>
        )}
        {!(isYearClear && year === lastYear) && (
          <span>{year === lastYear ? year : `${year}–${lastYear?.slice(-2)}`}</span>
        )}
      </p>
      <div className="event-row-text">
        {item.category && <p className="article-meta">{item.category.label}</p>}
        <Heading className="event-row-title">
          <TitleLink item={item} />
        </Heading>
        <p className="event-row-when">
          <EventTime event={item.detail} besideDays={first === last} withWeekday withDailyHours />
          {recurrence && (
            <>
              {' '}
              <span className="event-row-repeats">{recurrenceWords(context, recurrence)}</span>
            </>
          )}
        </p>
        {recurrence && <Exception recurrence={recurrence} day={first} />}
        {place !== undefined && (
          <p className="event-row-place">
            <Phrases text={place} />
          </p>
        )}
        {!brief && (
          <p className="event-row-summary">
            <Unbroken text={item.summary} />
          </p>
        )}
      </div>
    </article>
  );
}

interface ExceptionProps {
  readonly recurrence: Recurrence;
  /** The day of the row. */
  readonly day: CalendarDate;
}

/** From which day the event was moved, or when it will be left out: who relies on its rule would come in vain. */
function Exception({ recurrence, day }: ExceptionProps) {
  const context = useRenderContext();
  const moved = movedFrom(recurrence, day);
  const exception = moved ?? nextOmission(recurrence, day);
  if (exception === undefined) return null;
  const words = { weekday: context.weekday(exception), day: context.dayOfMonth(exception) };
  return (
    <p className="event-row-exception">
      <Unbroken text={context.t(moved === undefined ? eventMessages.notOn : eventMessages.movedFrom, words)} />
    </p>
  );
}
