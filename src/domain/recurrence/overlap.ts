import type { CalendarDate } from '../instant.ts';

/**
 * The first two days of which the event of one has not ended when that of the other begins; undefined when there are
 * none. It may begin at the very moment at which the one before ends.
 *
 * @param days on which an event begins, at the same time each: in order, and each once
 * @param length of the event, in milliseconds
 */
export function findOverlap(
  days: readonly CalendarDate[],
  length: number,
): readonly [earlier: CalendarDate, later: CalendarDate] | undefined {
  for (const [place, later] of days.entries()) {
    const earlier = days[place - 1];
    // All days have 24 hours: the department's time zone has no summer time.
    if (earlier !== undefined && Date.parse(earlier) + length > Date.parse(later)) return [earlier, later];
  }
  return undefined;
}
