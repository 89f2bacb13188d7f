import { monthWeeks, yearMonths } from '#domain/calendar/calendarView.ts';
import type { CalendarYear as YearOfCalendar } from '#domain/calendar/calendar.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import type { HrefOf } from './CalendarPlace.ts';

interface CalendarYearProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly days: YearOfCalendar['days'];
  readonly hrefOf: HrefOf;
}

/** Events of a day from which on it is marked most strongly. */
const MANY = 3;

/** A year: twelve small months, in which the days that have events lead to them. */
export function CalendarYear({ date, today, days, hrefOf }: CalendarYearProps) {
  const context = useRenderContext();
  const counts = new Map(days.map((day) => [day.date, day.count]));
  return (
    <ol className="calendar-year">
      {yearMonths(date).map((month) => (
        <li key={month} className="small-month">
          <h3 className="small-month-title">
            <InPlaceLink href={hrefOf({ view: 'month', date: month })}>{context.longMonth(month)}</InPlaceLink>
          </h3>
          <table aria-label={context.longMonth(month)}>
            <thead>
              <tr>
                {(monthWeeks(month)[1] ?? []).map((day) => (
                  <th key={day} scope="col" abbr={context.weekday(day)}>
                    {context.shortWeekday(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {monthWeeks(month).map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day} className={day === today ? 'small-month-today' : undefined}>
                      {isOfMonth(day, month) && <YearDay date={day} count={counts.get(day) ?? 0} hrefOf={hrefOf} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  );
}

function YearDay({ date, count, hrefOf }: { date: CalendarDate; count: number; hrefOf: HrefOf }) {
  const context = useRenderContext();
  const day = Number(date.slice(8));
  if (count === 0) return <span>{day}</span>;
  return (
    <InPlaceLink
      className={count < MANY ? 'small-month-day' : 'small-month-day small-month-many'}
      href={hrefOf({ view: 'day', date })}
      aria-label={context.t(calendarMessages.eventsOfDay, { day: context.dayOfMonth(date), count })}
    >
      {day}
    </InPlaceLink>
  );
}

function isOfMonth(day: CalendarDate, month: CalendarDate): boolean {
  return day.slice(0, 7) === month.slice(0, 7);
}
