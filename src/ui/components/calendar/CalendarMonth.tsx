import { useId } from 'react';
import { calendarPeriod, isInPeriod, monthWeeks } from '#domain/calendar/calendarView.ts';
import { layOutWeek, type LaidOutDay } from '#domain/calendar/weekLayout.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { useHydrated } from '../../forms/useHydrated.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { itemLink } from '../item/itemLink.ts';
import { InPlaceLink } from '../site/InPlaceLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
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
 * A month as a table of its weeks, and the events of the same days in a list below. On a phone the table has only the
 * days, with a mark for each event.
 */
export function CalendarMonth({ date, today, entries, hrefOf }: CalendarMonthProps) {
  const context = useRenderContext();
  const isInteractive = useHydrated();
  const id = useId();
  const keysId = `${id}-keys`;
  const { table, onKeyDown } = useDayKeys(date, hrefOf);
  const month = calendarPeriod('month', date);
  const weeks = monthWeeks(date);
  const days = weeks.flat();
  return (
    <div className="calendar-month-box">
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
        {days.includes(today) && (
          <p className="calendar-key" aria-hidden="true">
            <span className="calendar-key-today">{dayNumber(today)}</span>
            {context.t(calendarMessages.thisDay)}
          </p>
        )}
        {entries.length > 0 && (
          <>
            <p className="calendar-key">
              <span className="calendar-mark" aria-hidden="true" />
              <span>
                <Unbroken text={context.t(calendarMessages.keyMarks, { count: MARKS })} />
              </span>
            </p>
            <h3 className="calendar-below-title">{context.t(calendarMessages.asList)}</h3>
          </>
        )}
        <Agenda
          key={month.first}
          days={days}
          entries={entries}
          today={today}
          hrefOf={hrefOf}
          fromToday={isInPeriod(month, today)}
        />
      </div>
    </div>
  );
}

interface WeekProps extends Omit<CalendarMonthProps, 'entries'> {
  readonly days: readonly LaidOutDay<CalendarEntry>[];
  /** Of the month. */
  readonly id: string;
}

/**
 * The days of a week, under them the events of several days as bars, and under these the events of each day: where a day
 * has fewer bars than others of its week, its events begin higher.
 */
function Week({ days, id, date, today, hrefOf }: WeekProps) {
  const context = useRenderContext();
  const month = calendarPeriod('month', date);
  const headerOf = (day: CalendarDate) => `${id}-${day}`;
  const classOf = (day: CalendarDate, name: string) =>
    `${name}${isInPeriod(month, day) ? '' : ' calendar-cell-other'}${day < today ? ' calendar-cell-past' : ''}`;
  return (
    <tbody>
      <tr>
        {days.map((day) => (
          <th
            key={day.date}
            id={headerOf(day.date)}
            scope="col"
            className={`${classOf(day.date, 'calendar-cell')}${day.date === today ? ' calendar-cell-today' : ''}`}
          >
            <DayLink day={day} today={today} hrefOf={hrefOf} />
            {day.date === today && (
              <span className="calendar-today" aria-hidden="true">
                {context.t(calendarMessages.thisDay)}
              </span>
            )}
          </th>
        ))}
      </tr>
      {rowsOf(days).map((cells, place) => (
        <tr key={place} className="calendar-row">
          {cells.map((cell) => {
            if ('rows' in cell)
              return (
                <td
                  key={cell.day.date}
                  rowSpan={cell.rows}
                  headers={headerOf(cell.day.date)}
                  className={classOf(cell.day.date, 'calendar-list')}
                >
                  <DayEntries day={cell.day} hrefOf={hrefOf} />
                </td>
              );
            const [first, ...rest] = cell.dates;
            return (
              <td
                key={first}
                colSpan={cell.dates.length}
                headers={cell.dates.map(headerOf).join(' ')}
                className={rest.length === 0 ? classOf(first, 'calendar-bars') : 'calendar-bars'}
              >
                {rest.length > 0 && (
                  <span className="calendar-slices" aria-hidden="true">
                    {cell.dates.map((day) => (
                      <span key={day} className={classOf(day, 'calendar-slice')} />
                    ))}
                  </span>
                )}
                {cell.bar && <BarLink bar={cell.bar} first={first} last={rest.at(-1) ?? first} />}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** A bar, or the place of one that a day does not have. */
interface BarCell {
  readonly bar: CalendarEntry | undefined;
  readonly dates: readonly [CalendarDate, ...CalendarDate[]];
}

/** The events of one day, in as many rows as there are below its last bar. */
interface ListCell {
  readonly day: LaidOutDay<CalendarEntry>;
  readonly rows: number;
}

/** The bars of a week in rows, each with a cell for every bar and for every day between bars, and the lists of the days. */
function rowsOf(days: readonly LaidOutDay<CalendarEntry>[]): readonly (readonly (BarCell | ListCell)[])[] {
  const barsOf = ({ bars }: LaidOutDay<CalendarEntry>) => Math.min(BARS, bars.length);
  const last = Math.max(...days.map(barsOf));
  return Array.from({ length: last + 1 }, (_, place) => {
    const cells: (BarCell | ListCell)[] = [];
    for (const day of days) {
      const [bar, before, bars] = [day.bars[place], cells.at(-1), barsOf(day)];
      if (place === bars) cells.push({ day, rows: last + 1 - place });
      if (place >= bars) continue;
      if (bar !== undefined && before !== undefined && 'dates' in before && before.bar === bar)
        cells.splice(-1, 1, { bar, dates: [...before.dates, day.date] });
      else cells.push({ bar, dates: [day.date] });
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
      <Unbroken text={bar.item.title} />
      {bar.first !== first && <span className="visually-hidden"> {context.t(calendarMessages.continues)}</span>}
    </a>
  );
}

function barClass(begins: boolean, ends: boolean): string {
  return `calendar-bar${begins ? ' calendar-bar-first' : ''}${ends ? ' calendar-bar-last' : ''}`;
}

interface DayProps {
  readonly day: LaidOutDay<CalendarEntry>;
  readonly hrefOf: HrefOf;
}

function DayLink({ day, today, hrefOf }: DayProps & { readonly today: CalendarDate }) {
  const context = useRenderContext();
  const count = countOf(day);
  const { date } = day;
  const isToday = date === today;
  const name = context.dayOfMonth(date);
  return (
    <InPlaceLink
      className="calendar-day"
      href={hrefOf({ view: 'day', date })}
      data-date={date}
      aria-current={isToday ? 'date' : undefined}
      aria-label={context.t(calendarMessages.eventsOfDay, {
        day: isToday ? context.t(calendarMessages.dayToday, { day: name }) : name,
        count,
      })}
    >
      <span>{dayNumber(date)}</span>
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
          <a className={entry.allDay ? barClass(true, true) : 'calendar-line'} href={itemLink(context, entry.item)}>
            {!entry.allDay && (
              <>
                <time dateTime={entry.times.startsAt}>{context.time(entry.times.startsAt)}</time>{' '}
              </>
            )}
            <Unbroken text={entry.item.title} />
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

function dayNumber(day: CalendarDate): number {
  return Number(day.slice(8));
}

function countOf({ bars, entries }: LaidOutDay<CalendarEntry>): number {
  return bars.filter((bar) => bar !== undefined).length + entries.length;
}
