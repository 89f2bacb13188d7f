import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { EventState } from '#domain/content/eventState.ts';
import { KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { ItemRef } from '#domain/content/related.ts';
import { startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantBefore, type Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Tx } from '../Database.ts';
import { isPartOf } from '../generations.ts';
import { isNotWithdrawn, isPublishedAt } from './publication.ts';
import { comingEvents } from './occurrences.ts';
import type { StoreTables, VersionTable } from '../StoreTables.ts';

/** A transaction, the generation that it reads, and the instant at which items must be public. */
export interface Snapshot {
  readonly tx: Tx;
  /** The published generation. */
  readonly generation: number;
  /** The state of the content that it sees (`ContentStates`). */
  readonly state: string;
  readonly now: Instant;
}

/** Which versions a list contains. */
export interface ListScope {
  readonly site: SiteId;
  readonly kind: ContentKind;
  readonly locale: Locale;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly featured?: boolean | undefined;
  readonly year?: number | undefined;
  readonly when?: EventState | undefined;
}

/**
 * What a list is sorted by. Ties are sorted by slug, in the same direction, so that one comparison finds a position.
 */
export interface ListSort {
  readonly by: 'published_at' | 'list_key';
  readonly direction: 'asc' | 'desc';
}

/** A position in a list. */
export interface ListPlace {
  /** The value of the column that the list is sorted by. */
  readonly at: string;
  readonly slug: Slug;
}

type Versions = SelectQueryBuilder<StoreTables & { v: VersionTable }, 'v', object>;

/** The public versions of a list; with `upTo`, only those published by then. */
export function publishedVersions(snapshot: Snapshot, scope: ListScope, upTo: Instant = snapshot.now): Versions {
  const end = scope.year === undefined ? undefined : instantBefore(startOfDepartmentYear(scope.year + 1));
  const last = end !== undefined && end < upTo ? end : upTo;
  return versionsOf(snapshot, scope).where(isPublishedAt('v', snapshot.now, last));
}

/** The whole list. The extra condition lets SQLite use the index of list keys, which contains only rows with one. */
export function wholeList(snapshot: Snapshot, scope: ListScope): Versions {
  const list = publishedVersions(snapshot, scope);
  return listSort(scope).by === 'list_key' ? list.where('v.list_key', '>=', sql.lit('')) : list;
}

/**
 * The list in its order, from a position on. In a list sorted by publication, the position also excludes what is not
 * published yet: with a second condition on that column, SQLite may seek by the wrong one.
 */
export function publishedVersionsFrom(snapshot: Snapshot, scope: ListScope, place: ListPlace): Versions {
  const { by, direction } = listSort(scope);
  const list =
    by === 'published_at'
      ? versionsOf(snapshot, scope).where(isNotWithdrawn('v', snapshot.now))
      : publishedVersions(snapshot, scope).where('v.list_key', 'is not', null);
  const comparison = direction === 'asc' ? sql`>=` : sql`<=`;
  const from = sql<SqlBool>`(${sql.ref(`v.${by}`)}, v.slug) ${comparison} (${place.at}, ${place.slug})`;
  return inOrder(list.where(from), { by, direction });
}

export const NEWEST_FIRST: ListSort = { by: 'published_at', direction: 'desc' };

/** The sort order of a list, from the domain's `KINDS`. */
export function listSort({ kind, when }: Pick<ListScope, 'kind' | 'when'>): ListSort {
  if (KINDS[kind].order === 'newest') return NEWEST_FIRST;
  return { by: 'list_key', direction: when === 'past' ? 'desc' : 'asc' };
}

export function inOrder(versions: Versions, { by, direction }: ListSort): Versions {
  return versions.orderBy(`v.${by}`, direction).orderBy('v.slug', direction);
}

/**
 * Versions of items, in both languages, public or not. The caller filters them with `isPublished`: with a condition on
 * the instant, SQLite would scan a list's index instead of seeking the items.
 */
export function versionsOfItems({ tx, generation }: Snapshot, site: SiteId, items: readonly ItemRef[]): Versions {
  return tx
    .selectFrom('versions as v')
    .where('v.site', '=', site)
    .where(isOneOf(items))
    .where(isPartOf('v', generation));
}

/** One list: of several conditions with 'or' between them, SQLite scans the versions of the whole site. */
function isOneOf(items: readonly ItemRef[]): RawBuilder<SqlBool> {
  if (items.length === 0) return sql<SqlBool>`1 = 0`;
  const keys = items.map(({ kind, slug }) => sql`(${kind}, ${slug})`);
  return sql<SqlBool>`(v.kind, v.slug) in (values ${sql.join(keys)})`;
}

function versionsOf({ tx, generation, now }: Snapshot, scope: ListScope): Versions {
  // Coming events are sorted by their next occurrence, which only some of them have in common with their first.
  const isComing = scope.kind === 'event' && scope.when === 'coming';
  const all = isComing ? (tx.selectFrom(comingEvents(tx, now).as('v')) as Versions) : tx.selectFrom('versions as v');
  let versions: Versions = all
    .where('v.site', '=', scope.site)
    .where('v.kind', '=', scope.kind)
    .where('v.locale', '=', scope.locale)
    .where(isPartOf('v', generation));
  if (scope.category !== undefined) versions = versions.where('v.category', '=', scope.category);
  if (scope.subcategory !== undefined) versions = versions.where('v.subcategory', '=', scope.subcategory);
  // Literals: with a bound value, the engines cannot use the partial index of featured items.
  if (scope.featured === true) versions = versions.where('v.featured', '=', sql.lit(1));
  if (scope.featured === false) versions = versions.where('v.featured', '=', sql.lit(0));
  if (scope.year !== undefined) versions = versions.where('v.published_at', '>=', startOfDepartmentYear(scope.year));
  // The domain's `eventState`.
  if (scope.when !== undefined) versions = versions.where('v.ends_at', scope.when === 'coming' ? '>' : '<=', now);
  return versions;
}
