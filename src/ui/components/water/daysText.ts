import type { CalendarDate } from '#domain/instant.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** Days of one month: `1–31 May`, or one of them. */
export function daysText(context: RenderContext, first: CalendarDate, last: CalendarDate): string {
  const end = context.shortDay(last);
  return first === last ? end : `${String(Number(first.slice(-2)))}–${end}`;
}
