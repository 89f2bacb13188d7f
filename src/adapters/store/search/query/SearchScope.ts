import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SearchFilter } from '#ports/Search.ts';
import { isPublishedAt } from '../../content/publication.ts';
import { isPartOf } from '../../generations.ts';

/** What decides, besides the text, which documents a search may find. */
export interface SearchScope {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly generation: number;
  readonly now: Instant;
  readonly filter: Omit<SearchFilter, 'text'>;
}

/** A condition on documents `d`. */
export function isInScope({ site, locale, generation, now, filter }: SearchScope): RawBuilder<SqlBool> {
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
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function equal(column: string, value: string | undefined): readonly RawBuilder<unknown>[] {
  return value === undefined ? [] : [sql`${sql.ref(`d.${column}`)} = ${value}`];
}
