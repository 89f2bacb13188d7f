import { sql, type SqlBool } from 'kysely';
import type { CalendarPeriod } from '#domain/calendar/calendarView.ts';
import { endOfDay, startOfDay } from '#domain/calendar/days.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { CalendarFilter } from '#ports/Calendar.ts';
import { occurrencesWithVersions } from '../content/occurrences.ts';
import { isPublishedAt } from '../content/publication.ts';
import type { Snapshot } from '../content/publishedVersions.ts';
import { isPartOf } from '../generations.ts';

export interface CalendarScope extends CalendarFilter {
  readonly site: SiteId;
  readonly locale: Locale;
}

/** The occurrences `o` of versions `v` that are public now, as far as the filter lets them through: found by time. */
export function publicOccurrences(snapshot: Snapshot, scope: CalendarScope) {
  const { site, locale } = scope;
  return filtered(
    occurrencesWithVersions(snapshot.tx).where('o.site', '=', site).where('o.locale', '=', locale),
    snapshot,
    scope,
  );
}

/**
 * The same, found event by event: where so many are wanted that all events are looked at anyway, this is twice as fast
 * in SQLite, as the occurrences of an event are stored together.
 */
export function publicOccurrencesByEvent(snapshot: Snapshot, scope: CalendarScope) {
  const { site, locale } = scope;
  return filtered(
    occurrencesWithVersions(snapshot.tx)
      .where('v.site', '=', site)
      .where('v.kind', '=', 'event')
      .where('v.locale', '=', locale),
    snapshot,
    scope,
  );
}

function filtered(
  occurrences: ReturnType<typeof occurrencesWithVersions>,
  { generation, now }: Snapshot,
  { category, subcategory, tag, items }: CalendarScope,
) {
  let rows = occurrences.where(isPartOf('v', generation)).where(isPublishedAt('v', now));
  if (category !== undefined) rows = rows.where('v.category', '=', category);
  if (subcategory !== undefined) rows = rows.where('v.subcategory', '=', subcategory);
  if (tag !== undefined) rows = rows.where(hasTag(tag));
  // With the kind, the key of the table finds the items; without them, it would keep SQLite from the index by time.
  if (items !== undefined) rows = rows.where('o.kind', '=', 'event').where(isOneOf(items));
  return rows;
}

/** A condition on `o`: whether it is, at least partly, in a period. One that ends at midnight is not on the next day. */
export function takesPlaceIn({ first, last }: CalendarPeriod) {
  const [begin, end] = [startOfDay(first), endOfDay(last)];
  // The end of what has no length is its start.
  return sql<SqlBool>`(o.starts_at < ${end} and (o.ends_at > ${begin} or (o.ends_at = ${begin} and o.starts_at = o.ends_at)))`;
}

/** An empty list is no SQL. */
function isOneOf(items: readonly Slug[]) {
  return items.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`o.slug in (${sql.join(items)})`;
}

/** The tags are a JSON list of texts; `like` would take other letters and wildcards for the same. */
function hasTag(tag: string) {
  return sql<SqlBool>`exists (
    select 1 from items as i
    where i.site = v.site and i.kind = v.kind and i.slug = v.slug and i.from_generation = v.from_generation
      and replace(i.tags, ${JSON.stringify(tag)}, '') <> i.tags
  )`;
}
