import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { EventState } from '#domain/content/eventState.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import { listOrder } from '#domain/content/listOrder.ts';
import { publicationState } from '#domain/content/visibility.ts';
import { startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantBefore, type Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Tx } from '../Database.ts';
import { isPartOf } from '../generations.ts';
import type { StoreTables, VersionTable } from '../StoreTables.ts';

/** One snapshot of the store at one moment. */
export interface Moment {
  readonly tx: Tx;
  readonly live: number;
  readonly now: Instant;
}

/** Which versions a list holds. */
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

/** What a list is sorted by. Slugs settle ties, in the same direction so that one comparison finds a place. */
export interface ListSort {
  readonly by: 'published_at' | 'list_key';
  readonly direction: 'asc' | 'desc';
}

/** A place in a list. */
export interface ListPlace {
  /** The value of what the list is sorted by. */
  readonly at: string;
  readonly slug: Slug;
}

export interface ItemRef {
  readonly kind: ContentKind;
  readonly slug: Slug;
}

type Versions = SelectQueryBuilder<StoreTables & { v: VersionTable }, 'v', object>;

/** The versions of a list that are public at the moment; of those, if asked, the ones published up to an instant. */
export function publishedVersions(moment: Moment, scope: ListScope, upTo: Instant = moment.now): Versions {
  const end = scope.year === undefined ? undefined : instantBefore(startOfDepartmentYear(scope.year + 1));
  const last = end !== undefined && end < upTo ? end : upTo;
  return versionsOf(moment, scope).where('v.published_at', '<=', last);
}

/** The whole list, in a way that the index of its order covers: that of keys holds only what has one. */
export function wholeList(moment: Moment, scope: ListScope): Versions {
  const list = publishedVersions(moment, scope);
  return listSort(scope).by === 'list_key' ? list.where('v.list_key', '>=', sql.lit('')) : list;
}

/**
 * The same list in its order, from one of its places on. The place alone bounds it: beside a second bound, SQLite may
 * seek by that.
 */
export function publishedVersionsFrom(moment: Moment, scope: ListScope, place: ListPlace): Versions {
  const { by, direction } = listSort(scope);
  const list =
    by === 'published_at'
      ? versionsOf(moment, scope)
      : publishedVersions(moment, scope).where('v.list_key', 'is not', null);
  const comparison = direction === 'asc' ? sql`>=` : sql`<=`;
  const from = sql<SqlBool>`(${sql.ref(`v.${by}`)}, v.slug) ${comparison} (${place.at}, ${place.slug})`;
  return inOrder(list.where(from), { by, direction });
}

export const NEWEST_FIRST: ListSort = { by: 'published_at', direction: 'desc' };

/** How the list of a scope is sorted, in the words of the domain's `listOrder`. */
export function listSort({ kind, when }: Pick<ListScope, 'kind' | 'when'>): ListSort {
  if (listOrder(kind) === 'newest') return NEWEST_FIRST;
  return { by: 'list_key', direction: when === 'past' ? 'desc' : 'asc' };
}

export function inOrder(versions: Versions, { by, direction }: ListSort): Versions {
  return versions.orderBy(`v.${by}`, direction).orderBy('v.slug', direction);
}

/**
 * Versions of items, in both languages, public or not. Which of them are public is asked afterwards, with `isPublished`:
 * beside a condition on the instant, SQLite would walk through a list's index instead of seeking the items.
 */
export function versionsOfItems({ tx, live }: Moment, site: SiteId, items: readonly ItemRef[]): Versions {
  return tx
    .selectFrom('versions as v')
    .where('v.site', '=', site)
    .where((is) => is.or(items.map(({ kind, slug }) => is.and([is('v.kind', '=', kind), is('v.slug', '=', slug)]))))
    .where(isPartOf('v', live));
}

export function isPublished(row: Pick<VersionTable, 'published_at' | 'withdrawn_at'>, now: Instant): boolean {
  const withdrawal = row.withdrawn_at === null ? {} : { withdrawnAt: row.withdrawn_at };
  return publicationState({ publishedAt: row.published_at, ...withdrawal }, now) === 'published';
}

// With `published_at <= now`, what `publicationState` (domain) calls published.
function versionsOf({ tx, live, now }: Moment, scope: ListScope): Versions {
  let versions: Versions = tx
    .selectFrom('versions as v')
    .where('v.site', '=', scope.site)
    .where('v.kind', '=', scope.kind)
    .where('v.locale', '=', scope.locale)
    .where(isPartOf('v', live))
    .where(sql<SqlBool>`(v.withdrawn_at is null or v.withdrawn_at > ${now})`);
  if (scope.category !== undefined) versions = versions.where('v.category', '=', scope.category);
  if (scope.subcategory !== undefined) versions = versions.where('v.subcategory', '=', scope.subcategory);
  // Literals: with a bound value, the engines cannot tell that the index of featured items will do.
  if (scope.featured === true) versions = versions.where('v.featured', '=', sql.lit(1));
  if (scope.featured === false) versions = versions.where('v.featured', '=', sql.lit(0));
  if (scope.year !== undefined) versions = versions.where('v.published_at', '>=', startOfDepartmentYear(scope.year));
  // As `eventState` (domain) says.
  if (scope.when !== undefined) versions = versions.where('v.ends_at', scope.when === 'coming' ? '>' : '<=', now);
  return versions;
}
