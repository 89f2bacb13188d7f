import { calendarPeriod } from '#domain/calendar/calendarView.ts';
import { daysBetween } from '#domain/calendar/days.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import type { CalendarEntry } from './calendarEntries.ts';
import type { HrefOf } from './CalendarPlace.ts';
import { EntryList } from './EntryList.tsx';

interface CalendarWeekProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly entries: readonly CalendarEntry[];
  readonly hrefOf: HrefOf;
}

/** A week: its days side by side, or one below the other on a phone, with the events of several days above them. */
export function CalendarWeek({ date, today, entries, hrefOf }: CalendarWeekProps) {
  const context = useRenderContext();
  const { first, last } = calendarPeriod('week', date);
  const long = entries.filter((entry) => entry.first !== entry.last);
  const isWithinLong = (day: CalendarDate) => long.some((entry) => entry.first <= day && day <= entry.last);
  return (
    <div className="calendar-week">
      {long.length > 0 && (
        <section className="calendar-week-long">
          <h3 className="agenda-title">{context.t(calendarMessages.severalDays)}</h3>
          <EntryList entries={long} detail="brief" />
        </section>
      )}
      <ol className="calendar-week-days">
        {daysBetween(first, last).map((day) => {
          const ofDay = entries.filter((entry) => entry.first === entry.last && entry.first === day);
          return (
            <li key={day} className={`calendar-week-day${day === today ? ' calendar-week-today' : ''}`}>
              <h3 className="calendar-week-title">
                <InPlaceLink
                  href={hrefOf({ view: 'day', date: day })}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <span className="calendar-week-name">{context.weekday(day)}</span>{' '}
                  <span className="calendar-week-date">{context.dayOfMonth(day)}</span>
                </InPlaceLink>
                {day === today && <span className="agenda-today">{context.t(calendarMessages.thisDay)}</span>}
              </h3>
              {ofDay.length > 0 ? (
                <EntryList entries={ofDay} detail="brief" />
              ) : (
                <p className="calendar-week-none">
                  {context.t(isWithinLong(day) ? calendarMessages.onlyLong : calendarMessages.noneOfDay)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
