import { useEffect, useRef, type KeyboardEvent } from 'react';
import { calendarPeriod, neighbouringPeriod } from '#domain/calendar/calendarView.ts';
import { addDays } from '#domain/calendar/days.ts';
import { parseCalendarDate, type CalendarDate } from '#domain/instant.ts';
import { useInteractivePage } from '../../InteractivePage.tsx';
import type { HrefOf } from './CalendarPlace.ts';

const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves the focus between the days of a month by keys, and to other months, as in date pickers (spec §5). */
export function useDayKeys(date: CalendarDate, hrefOf: HrefOf) {
  const interactivePage = useInteractivePage();
  const table = useRef<HTMLTableElement>(null);
  /** The day that gets the focus when its month is shown. */
  const wanted = useRef<CalendarDate>(undefined);

  const focus = (day: CalendarDate): boolean => {
    const link = table.current?.querySelector<HTMLElement>(`[data-date="${day}"]`);
    link?.focus();
    return link !== null && link !== undefined;
  };

  useEffect(() => {
    const day = wanted.current;
    wanted.current = undefined;
    if (day !== undefined) focus(day);
  }, [date]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from =
      event.target instanceof HTMLElement ? parseCalendarDate(event.target.dataset['date'] ?? '') : undefined;
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (interactivePage === undefined || from === undefined || hasModifier) return;
    const to = dayAt(event.key, from);
    if (to === undefined) return;
    event.preventDefault();
    const isShown = calendarPeriod('month', to).first === calendarPeriod('month', date).first;
    if (isShown && focus(to)) return;
    wanted.current = to;
    interactivePage.show(hrefOf({ view: 'month', date: calendarPeriod('month', to).first }));
  };
  return { table, onKeyDown };
}

/** The day to which a key leads; undefined for other keys. */
function dayAt(key: string, from: CalendarDate): CalendarDate | undefined {
  const days = DAYS[key];
  if (days !== undefined) return addDays(from, days);
  const week = calendarPeriod('week', from);
  if (key === 'Home') return week.first;
  if (key === 'End') return week.last;
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const month = neighbouringPeriod('month', from, key === 'PageUp' ? -1 : 1);
  if (month === undefined) return undefined;
  const { last } = calendarPeriod('month', month);
  const sameDay = `${month.slice(0, 8)}${from.slice(8)}` as CalendarDate;
  return sameDay > last ? last : sameDay;
}
