import type { ExpressionBuilder } from 'kysely';
import type { Instant } from '#domain/instant.ts';
import type { Tx } from '../Database.ts';
import type { EventOccurrenceTable, StoreTables, VersionTable } from '../StoreTables.ts';

/** All columns of versions but those that the occurrence replaces. */
const COLUMNS = [
  ...(['v.category', 'v.subcategory', 'v.featured', 'v.published_at', 'v.updated_at', 'v.withdrawn_at'] as const),
  ...(['v.title', 'v.summary', 'v.cover', 'v.attachments', 'v.detail', 'v.body_html', 'v.ends_at'] as const),
  'v.attachment_text',
  'v.to_generation',
] as const;

/** Occurrences with the versions that they are of. */
export function occurrencesWithVersions(tx: Tx) {
  return tx
    .selectFrom('event_occurrences as o')
    .innerJoin('versions as v', (on) =>
      on
        .onRef('v.site', '=', 'o.site')
        .onRef('v.kind', '=', 'o.kind')
        .onRef('v.slug', '=', 'o.slug')
        .onRef('v.from_generation', '=', 'o.from_generation')
        .onRef('v.locale', '=', 'o.locale'),
    );
}

/** Versions of coming events, whose list key is the start of the next occurrence: one row for each version. */
export function comingEvents(tx: Tx, now: Instant) {
  return occurrencesWithVersions(tx)
    .select(['o.site', 'o.kind', 'o.slug', 'o.from_generation', 'o.locale'])
    .select('o.starts_at as list_key')
    .select(COLUMNS)
    .where(isNextAt(now));
}

/** Whether an occurrence `o` is the next one of its event: it has not ended, and the one before it has. */
export function isNextAt(now: Instant) {
  return (is: ExpressionBuilder<StoreTables & { o: EventOccurrenceTable; v: VersionTable }, 'o' | 'v'>) =>
    is.and([
      is('o.ends_at', '>', now),
      is.or([is('o.previous_ends_at', 'is', null), is('o.previous_ends_at', '<=', now)]),
    ]);
}
