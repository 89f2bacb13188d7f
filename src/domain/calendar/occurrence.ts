import type { Slug } from '../content/slug.ts';
import { departmentDate } from '../departmentDate.ts';
import { instantBefore, type Instant } from '../instant.ts';
import type { CalendarPeriod } from './calendarView.ts';

/** An event at one of the times at which it takes place. */
export interface Occurrence {
  /** Of the event. */
  readonly slug: Slug;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

type Times = Pick<Occurrence, 'startsAt' | 'endsAt'>;

/** An instant within the last day of an event: an event that ends at midnight does not include the next day. */
export function lastMoment({ startsAt, endsAt }: Times): Instant {
  return endsAt > startsAt ? instantBefore(endsAt) : endsAt;
}

/** The first and the last day on which an event takes place, in the department's time zone. */
export function occurrenceDays(times: Times): CalendarPeriod {
  return { first: departmentDate(times.startsAt), last: departmentDate(lastMoment(times)) };
}
