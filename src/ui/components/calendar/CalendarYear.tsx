import { yearMonths } from '#domain/calendar/calendarView.ts';
import type { CalendarYear as YearOfCalendar } from '#domain/calendar/calendar.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { HrefOf } from './CalendarPlace.ts';
import { SmallMonth } from './SmallMonth.tsx';
import { SmallMonthKey } from './SmallMonthKey.tsx';

interface CalendarYearProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly days: YearOfCalendar['days'];
  readonly hrefOf: HrefOf;
}

/** The id of a month in the view of its year. */
export function monthId(day: CalendarDate): string {
  return `month-${day.slice(0, 7)}`;
}

/** A year: twelve small months, in which the days that have events lead to them. */
export function CalendarYear({ date, today, days, hrefOf }: CalendarYearProps) {
  const counts = new Map(days.map((day) => [day.date, day.count]));
  return (
    <>
      {days.length > 0 && <SmallMonthKey hasToday={today.startsWith(date.slice(0, 4))} hasLong />}
      <ol className="calendar-year">
        {yearMonths(date).map((month) => (
          <li key={month} id={monthId(month)}>
            <SmallMonth month={month} level={3} inPlace {...{ today, counts, hrefOf }} />
          </li>
        ))}
      </ol>
    </>
  );
}
