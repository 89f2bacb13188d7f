import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nextDepartmentDay, startOfDepartmentDay } from '#domain/departmentDate.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SearchFilter } from '#ports/Search.ts';
import { isPublishedAt } from '../../content/publication.ts';
import { isPartOf } from '../../generations.ts';
import { firstIdOf } from '../newDocumentIds.ts';

/** What decides, besides the text, which documents a search may find. */
export interface SearchScope {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly generation: number;
  readonly now: Instant;
  readonly filter: Omit<SearchFilter, 'text'>;
}

/** A condition on documents `d`. @param id of a document in the index that is searched, whose ids follow the publication */
export function isInScope(
  { site, locale, generation, now, filter }: SearchScope,
  id = sql<number>`d.id`,
): RawBuilder<SqlBool> {
  const conditions = [
    sql`d.site = ${site}`,
    sql`d.locale = ${locale}`,
    isPartOf('d', generation),
    isPublishedAt('d', now),
    ...equal('kind', filter.type),
    ...equal('category', filter.category),
    ...equal('subcategory', filter.subcategory),
    ...(filter.tag === undefined
      ? []
      : [sql`exists (select 1 from search_tags as t where t.tag = ${filter.tag} and t.document = d.id)`]),
    ...(filter.from === undefined ? [] : [sql`d.last_day >= ${filter.from}`]),
    ...(filter.to === undefined ? [] : [sql`d.first_day <= ${filter.to}`]),
    ...ofDays(filter, id),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Besides the days themselves: an engine reads its index of a hundred thousand documents from the first of these ids on. */
function ofDays({ type, from, to }: SearchScope['filter'], id: RawBuilder<number>): readonly RawBuilder<unknown>[] {
  // An event has other days than that of its publication.
  if (type === undefined || type === 'event' || type === 'reservoir') return [];
  return [
    ...(from === undefined ? [] : [sql`${id} >= ${sql.lit(firstIdOf(startOfDepartmentDay(from)))}`]),
    ...(to === undefined ? [] : [sql`${id} < ${sql.lit(firstIdOf(nextDepartmentDay(startOfDepartmentDay(to))))}`]),
  ];
}

function equal(column: string, value: string | undefined): readonly RawBuilder<unknown>[] {
  return value === undefined ? [] : [sql`${sql.ref(`d.${column}`)} = ${value}`];
}
