import { addDays } from './days.ts';
import type { CalendarDate } from '../instant.ts';
import type { Recurrence } from '../recurrence/recurrence.ts';

/** An exception and a day besides that are at most so far apart belong together: the event has moved. */
const MOST_DAYS_MOVED = 6;
/** How long before a day without the event a list says so. */
const DAYS_AHEAD = 31;

type Exceptions = Pick<Recurrence, 'except' | 'also'>;

/** The day from which the event was moved to this one; undefined when it takes place as usual, or besides. */
export function movedFrom({ except, also }: Exceptions, day: CalendarDate): CalendarDate | undefined {
  return also.includes(day) ? except.find((other) => isNear(other, day)) : undefined;
}

/** The first day in the month after this one on which the event does not take place, nor on another day instead. */
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
