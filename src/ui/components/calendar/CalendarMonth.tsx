import { useId } from 'react';
import { calendarPeriod, isInPeriod, monthWeeks } from '#domain/calendar/calendarView.ts';
import { daysBetween } from '#domain/calendar/days.ts';
import { layOutWeek, type LaidOutDay } from '#domain/calendar/weekLayout.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { useHydrated } from '../../forms/useHydrated.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { itemLink } from '../item/itemLink.ts';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import { Agenda } from './Agenda.tsx';
import type { CalendarEntry } from './calendarEntries.ts';
import type { HrefOf } from './CalendarPlace.ts';
import { useDayKeys } from './useDayKeys.ts';

interface CalendarMonthProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly entries: readonly CalendarEntry[];
  readonly hrefOf: HrefOf;
}

/** Events that a day of a month has room for; a link leads to the others. */
const ROOM = 4;
/** Marks of a day on a phone. */
const MARKS = 3;

/**
 * A month as a table of its weeks. On a phone it has only the days, with a mark for each event, and the events are listed
 * below.
 */
export function CalendarMonth({ date, today, entries, hrefOf }: CalendarMonthProps) {
  const context = useRenderContext();
  const isInteractive = useHydrated();
  const keysId = useId();
  const { table, onKeyDown } = useDayKeys(date, hrefOf);
  const month = calendarPeriod('month', date);
  const weeks = monthWeeks(date);
  return (
    <>
      <p id={keysId} className="visually-hidden">
        {isInteractive && context.t(calendarMessages.keys)}
      </p>
      <table
        ref={table}
        className="calendar-month"
        aria-label={context.longMonth(date)}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {(weeks[1] ?? []).map((day) => (
              <th key={day} scope="col" abbr={context.weekday(day)}>
                {context.shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {layOutWeek(week, entries).map((day) => (
                <td key={day.date} className={cellClass(day.date, isInPeriod(month, day.date), today)}>
                  <DayLink day={day} today={today} hrefOf={hrefOf} />
                  <DayEntries day={day} week={week} hrefOf={hrefOf} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="calendar-below">
        <Agenda days={daysBetween(month.first, month.last)} entries={entries} today={today} hrefOf={hrefOf} />
      </div>
    </>
  );
}

function cellClass(date: CalendarDate, isOfMonth: boolean, today: CalendarDate): string {
  return `calendar-cell${isOfMonth ? '' : ' calendar-cell-other'}${date === today ? ' calendar-cell-today' : ''}`;
}

interface DayProps {
  readonly day: LaidOutDay<CalendarEntry>;
  readonly hrefOf: HrefOf;
}

function DayLink({ day, today, hrefOf }: DayProps & { readonly today: CalendarDate }) {
  const context = useRenderContext();
  const count = countOf(day);
  const { date } = day;
  return (
    <InPlaceLink
      className="calendar-day"
      href={hrefOf({ view: 'day', date })}
      data-date={date}
      aria-current={date === today ? 'date' : undefined}
      aria-label={context.t(calendarMessages.eventsOfDay, { day: context.dayOfMonth(date), count })}
    >
      <span>{Number(date.slice(8))}</span>
      <span className="calendar-marks" aria-hidden="true">
        {Array.from({ length: Math.min(count, MARKS) }, (_, place) => (
          <span key={place} className="calendar-mark" />
        ))}
      </span>
    </InPlaceLink>
  );
}

function DayEntries({ day, week, hrefOf }: DayProps & { readonly week: readonly CalendarDate[] }) {
  const context = useRenderContext();
  const bars = day.bars.slice(0, ROOM);
  const entries = day.entries.slice(0, ROOM - bars.length);
  const left = countOf(day) - bars.filter((bar) => bar !== undefined).length - entries.length;
  if (bars.length + entries.length === 0) return null;
  return (
    <ul className="calendar-entries">
      {bars.map((bar, place) =>
        bar === undefined ? (
          <li key={place} className="calendar-bar-space" aria-hidden="true" />
        ) : (
          <li key={bar.key} className={barClass(bar, day.date)}>
            <a href={itemLink(context, bar.item)} className={spanClass(bar, day.date, week)}>
              {bar.first === day.date || week[0] === day.date ? (
                bar.item.title
              ) : (
                <span className="visually-hidden">
                  {bar.item.title} {context.t(calendarMessages.continues)}
                </span>
              )}
            </a>
          </li>
        ),
      )}
      {entries.map((entry) => (
        <li
          key={entry.key}
          className={entry.allDay ? 'calendar-bar calendar-bar-first calendar-bar-last' : 'calendar-line'}
        >
          <a href={itemLink(context, entry.item)}>
            {!entry.allDay && <time dateTime={entry.times.startsAt}>{context.time(entry.times.startsAt)}</time>}{' '}
            {entry.item.title}
          </a>
        </li>
      ))}
      {left > 0 && (
        <li className="calendar-more">
          <InPlaceLink href={hrefOf({ view: 'day', date: day.date })}>
            {context.t(calendarMessages.moreEvents, { count: left })}
          </InPlaceLink>
        </li>
      )}
    </ul>
  );
}

function barClass({ first, last }: CalendarEntry, date: CalendarDate): string {
  return `calendar-bar${first === date ? ' calendar-bar-first' : ''}${last === date ? ' calendar-bar-last' : ''}`;
}

/** The title of a bar is as wide as the bar in this week. */
function spanClass(
  { first, last }: CalendarEntry,
  date: CalendarDate,
  week: readonly CalendarDate[],
): string | undefined {
  if (first !== date && week[0] !== date) return undefined;
  const days = week.filter((day) => date <= day && day <= last).length;
  return SPANS[days - 1];
}

const SPANS = [
  undefined,
  ...['calendar-span-2', 'calendar-span-3', 'calendar-span-4', 'calendar-span-5', 'calendar-span-6', 'calendar-span-7'],
];

function countOf({ bars, entries }: LaidOutDay<CalendarEntry>): number {
  return bars.filter((bar) => bar !== undefined).length + entries.length;
}
