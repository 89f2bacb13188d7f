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

/** Events that a day of a month has room for, and those of several days; a link leads to the others. */
const ROOM = 3;
const BARS = 3;
/** Marks of a day on a phone. */
const MARKS = 3;

/**
 * A month as a table of its weeks. On a phone it has only the days, with a mark for each event, and the events are listed
 * below.
 */
export function CalendarMonth({ date, today, entries, hrefOf }: CalendarMonthProps) {
  const context = useRenderContext();
  const isInteractive = useHydrated();
  const id = useId();
  const keysId = `${id}-keys`;
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
        {weeks.map((week) => (
          <Week key={week[0]} days={layOutWeek(week, entries)} {...{ id, date, today, hrefOf }} />
        ))}
      </table>
      <div className="calendar-below">
        <Agenda
          key={month.first}
          days={daysBetween(month.first, month.last)}
          entries={entries}
          today={today}
          hrefOf={hrefOf}
        />
      </div>
    </>
  );
}

interface WeekProps extends Omit<CalendarMonthProps, 'entries'> {
  readonly days: readonly LaidOutDay<CalendarEntry>[];
  /** Of the month. */
  readonly id: string;
}

/** The days of a week, under them the events of several days as bars, and under these the events of each day. */
function Week({ days, id, date, today, hrefOf }: WeekProps) {
  const month = calendarPeriod('month', date);
  const headerOf = (day: CalendarDate) => `${id}-${day}`;
  return (
    <tbody>
      <tr>
        {days.map((day) => (
          <th
            key={day.date}
            id={headerOf(day.date)}
            scope="col"
            className={cellClass(day.date, isInPeriod(month, day.date), today)}
          >
            <DayLink day={day} today={today} hrefOf={hrefOf} />
          </th>
        ))}
      </tr>
      {barRows(days).map((cells, place) => (
        <tr key={place} className="calendar-bars">
          {cells.map(({ bar, dates: [first, ...rest] }) => (
            <td key={first} colSpan={rest.length + 1} headers={[first, ...rest].map(headerOf).join(' ')}>
              {bar && <BarLink bar={bar} first={first} last={rest.at(-1) ?? first} />}
            </td>
          ))}
        </tr>
      ))}
      <tr className="calendar-lines">
        {days.map((day) => (
          <td
            key={day.date}
            headers={headerOf(day.date)}
            className={isInPeriod(month, day.date) ? undefined : 'calendar-cell-other'}
          >
            <DayEntries day={day} hrefOf={hrefOf} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface BarCell {
  readonly bar: CalendarEntry | undefined;
  readonly dates: readonly [CalendarDate, ...CalendarDate[]];
}

/** The bars of a week in rows, each with a cell for every bar and for every day between bars. */
function barRows(days: readonly LaidOutDay<CalendarEntry>[]): readonly (readonly BarCell[])[] {
  const rows = Math.min(BARS, Math.max(...days.map(({ bars }) => bars.length)));
  return Array.from({ length: rows }, (_, place) => {
    const cells: BarCell[] = [];
    for (const { date, bars } of days) {
      const [bar, before] = [bars[place], cells.at(-1)];
      if (bar !== undefined && before?.bar === bar) cells.splice(-1, 1, { bar, dates: [...before.dates, date] });
      else cells.push({ bar, dates: [date] });
    }
    return cells;
  });
}

interface BarLinkProps {
  readonly bar: CalendarEntry;
  /** The days of the bar in this week. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

function BarLink({ bar, first, last }: BarLinkProps) {
  const context = useRenderContext();
  return (
    <a className={barClass(bar.first === first, bar.last === last)} href={itemLink(context, bar.item)}>
      {bar.item.title}
      {bar.first !== first && <span className="visually-hidden"> {context.t(calendarMessages.continues)}</span>}
    </a>
  );
}

function barClass(begins: boolean, ends: boolean): string {
  return `calendar-bar${begins ? ' calendar-bar-first' : ''}${ends ? ' calendar-bar-last' : ''}`;
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

function DayEntries({ day, hrefOf }: DayProps) {
  const context = useRenderContext();
  const entries = day.entries.slice(0, ROOM);
  const hiddenBars = day.bars.slice(BARS).filter((bar) => bar !== undefined).length;
  const left = day.entries.length - entries.length + hiddenBars;
  if (entries.length + left === 0) return null;
  return (
    <ul className="calendar-entries">
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.allDay ? (
            <a className={barClass(true, true)} href={itemLink(context, entry.item)}>
              {entry.item.title}
            </a>
          ) : (
            <a className="calendar-line" href={itemLink(context, entry.item)}>
              <time dateTime={entry.times.startsAt}>{context.time(entry.times.startsAt)}</time> {entry.item.title}
            </a>
          )}
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

function countOf({ bars, entries }: LaidOutDay<CalendarEntry>): number {
  return bars.filter((bar) => bar !== undefined).length + entries.length;
}
