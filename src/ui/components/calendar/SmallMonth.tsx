import { monthWeeks } from '#domain/calendar/calendarView.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import type { HrefOf } from './CalendarPlace.ts';

interface SmallMonthProps {
  /** The first day of the month. */
  readonly month: CalendarDate;
  readonly today: CalendarDate;
  /** How many events each day has; days without any may be left out. */
  readonly counts: ReadonlyMap<CalendarDate, number>;
  readonly hrefOf: HrefOf;
  /** Of its heading. */
  readonly level: 2 | 3;
  /** Whether the links lead to another address of the same page. */
  readonly inPlace?: boolean;
}

/** Events of a day from which on it is marked most strongly. */
export const MANY = 3;

/** A small month, in which the days that have events lead to them. */
export function SmallMonth({ month, today, counts, hrefOf, level, inPlace = false }: SmallMonthProps) {
  const context = useRenderContext();
  const Heading = `h${level}` as const;
  const Link = inPlace ? InPlaceLink : 'a';
  return (
    <div className="small-month">
      <Heading className="small-month-title">
        <Link href={hrefOf({ view: 'month', date: month })}>{context.longMonth(month)}</Link>
      </Heading>
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
              {week.map((date) => {
                const count = counts.get(date) ?? 0;
                const day = Number(date.slice(8));
                const isToday = date === today;
                const name = context.dayOfMonth(date);
                const named = isToday ? context.t(calendarMessages.dayToday, { day: name }) : name;
                return (
                  <td key={date} className={isToday && isOfMonth(date, month) ? 'small-month-today' : undefined}>
                    {isOfMonth(date, month) && count === 0 && <span aria-hidden={isToday || undefined}>{day}</span>}
                    {isOfMonth(date, month) && count === 0 && isToday && (
                      <span className="visually-hidden">{named}</span>
                    )}
                    {isOfMonth(date, month) && count > 0 && (
                      <Link
                        className={count < MANY ? 'small-month-day' : 'small-month-day small-month-many'}
                        href={hrefOf({ view: 'day', date })}
                        aria-current={isToday ? 'date' : undefined}
                        aria-label={context.t(calendarMessages.eventsOfDay, { day: named, count })}
                      >
                        {day}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isOfMonth(day: CalendarDate, month: CalendarDate): boolean {
  return day.slice(0, 7) === month.slice(0, 7);
}
