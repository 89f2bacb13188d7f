import { calendarPeriod, type CalendarView } from '#domain/calendar/calendarView.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { calendarMessages } from '../../messages/calendar.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import { dayRange } from '../item/eventDays.ts';

/** `November 2026`, `22–28 November 2026`: the period of a view that a date is in. */
export function periodTitle(context: RenderContext, view: CalendarView, date: CalendarDate): string {
  switch (view) {
    case 'day':
      return context.weekdayDate(date);
    case 'week': {
      const { first, last } = calendarPeriod('week', date);
      const isInOneMonth = first.slice(0, 7) === last.slice(0, 7);
      const format = (day: CalendarDate) => (isInOneMonth ? context.date(day) : context.shortDate(day));
      const { message, from, to } = dayRange(format(first), format(last));
      return context.t(message, { from, to });
    }
    case 'month':
      return context.longMonth(date);
    case 'year':
      return context.t(calendarMessages.oneYear, { year: context.year(Number(date.slice(0, 4))) });
  }
}
