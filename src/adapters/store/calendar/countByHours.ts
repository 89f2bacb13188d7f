import { sql } from 'kysely';
import type { CountedOccurrences } from '#domain/calendar/occurrencesByDay.ts';
import type { CalendarPeriod } from '#domain/calendar/calendarView.ts';
import type { Instant } from '#domain/instant.ts';
import type { Snapshot } from '../content/publishedVersions.ts';
import { publicOccurrencesByEvent, takesPlaceIn, type CalendarScope } from './publicOccurrences.ts';

/** Of an instant: `2026-11-21T03`. */
const HOUR_LENGTH = 13;
const ON_THE_HOUR = ':00:00.000Z';

/**
 * The occurrences of a period, those that begin in the same hour and end in the same hour as one row: of the tens of
 * thousands that a year may have, a year's page needs only their days. A day in Bangkok begins on an hour of UTC, at which
 * an occurrence that ends then is no more: so ends on the hour are counted apart from those within it.
 */
export async function countByHours(
  snapshot: Snapshot,
  scope: CalendarScope,
  period: CalendarPeriod,
): Promise<readonly CountedOccurrences[]> {
  const rows = await publicOccurrencesByEvent(snapshot, scope)
    .where(takesPlaceIn(period))
    .groupBy([
      sql`substr(o.starts_at, 1, ${sql.lit(HOUR_LENGTH)})`,
      sql`substr(o.ends_at, 1, ${sql.lit(HOUR_LENGTH)})`,
      sql`case when o.starts_at < o.ends_at and substr(o.ends_at, ${sql.lit(HOUR_LENGTH + 1)}) = ${sql.lit(ON_THE_HOUR)} then 1 else 0 end`,
    ])
    .select((of) => [
      of.fn.min<Instant>('o.starts_at').as('startsAt'),
      of.fn.max<Instant>('o.ends_at').as('endsAt'),
      of.fn.countAll<number | string>().as('count'),
    ])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
