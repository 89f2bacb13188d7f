import { addDays } from './days.ts';
import type { CalendarDate } from '../instant.ts';
import type { Recurrence } from '../recurrence/recurrence.ts';

/** A day in `except` and a day in `also` that are at most so many days apart mean that the event has moved. */
const MOST_DAYS_MOVED = 6;
/** How many days before a day without the event lists say so. */
const DAYS_AHEAD = 31;

type Exceptions = Pick<Recurrence, 'except' | 'also'>;

/** The day from which the event was moved to this one; undefined when this is a usual or an extra day. */
export function movedFrom({ except, also }: Exceptions, day: CalendarDate): CalendarDate | undefined {
  return also.includes(day) ? except.find((other) => isNear(other, day)) : undefined;
}

/** The first day after this one, in the next 31 days, on which the event is left out and not moved. */
export function nextOmission({ except, also }: Exceptions, day: CalendarDate): CalendarDate | undefined {
  const last = addDays(day, DAYS_AHEAD) ?? day;
  return except
    .toSorted()
    .find((omitted) => day < omitted && omitted <= last && !also.some((other) => isNear(omitted, other)));
}

function isNear(one: CalendarDate, other: CalendarDate): boolean {
  const first = addDays(other, -MOST_DAYS_MOVED);
  const last = addDays(other, MOST_DAYS_MOVED);
  return first !== undefined && last !== undefined && first <= one && one <= last;
}
