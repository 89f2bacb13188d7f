import type { CalendarView } from '#domain/calendar/calendarView.ts';
import type { CalendarDate } from '#domain/instant.ts';

/** What a calendar shows: the period of a view that a date is in. */
export interface CalendarPlace {
  readonly view: CalendarView;
  readonly date: CalendarDate;
}

/** Makes the addresses of a calendar, on whichever page it is. */
export type HrefOf = (place: CalendarPlace) => string;
