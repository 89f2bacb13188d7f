import type { Insertable } from 'kysely';
import type { Occurrence } from '#domain/calendar/occurrence.ts';
import type { EventOccurrenceTable, StoreTables } from '../StoreTables.ts';

type VersionKey = Pick<EventOccurrenceTable, 'site' | 'kind' | 'slug' | 'from_generation' | 'locale'>;

/** @param occurrences of one version, in the order of time; each is as long as the others, so they end in that order */
export function occurrenceRows(
  { site, kind, slug, from_generation, locale }: VersionKey,
  occurrences: readonly Pick<Occurrence, 'startsAt' | 'endsAt'>[],
): readonly Insertable<StoreTables['event_occurrences']>[] {
  return occurrences.map(({ startsAt, endsAt }, place) => ({
    ...{ site, kind, slug, from_generation, locale },
    starts_at: startsAt,
    ends_at: endsAt,
    previous_ends_at: occurrences[place - 1]?.endsAt ?? null,
  }));
}
