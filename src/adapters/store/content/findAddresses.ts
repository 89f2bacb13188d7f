import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { ContentDetail } from '#domain/content/content.ts';
import { itemPlace, type ItemPlace } from '#domain/content/itemPlace.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AddressBlock, AddressQuery, ItemAddress } from '#ports/ContentAddresses.ts';
import { isPartOf } from '../generations.ts';
import type { StoreTables, VersionTable } from '../StoreTables.ts';
import type { Moment } from './publishedVersions.ts';

/** Kinds whose addresses are made of their details; of the others, an index holds all that is needed. */
const PLACED_BY_DETAIL: readonly ContentKind[] = ['page', 'oit'];

const CHANGED_AT = sql<Instant>`coalesce(v.updated_at, v.published_at)`;

/** One step through the items of a kind, in the order of their slugs. */
export async function findAddresses(
  moment: Moment,
  { site, kind, after, limit }: AddressQuery,
): Promise<readonly ItemAddress[]> {
  let versions = publicVersions(moment, site, kind)
    .select(['v.slug', 'v.locale', CHANGED_AT.as('changed_at')])
    .$if(PLACED_BY_DETAIL.includes(kind), (some) => some.select('v.detail'))
    .orderBy('v.slug')
    .orderBy('v.locale')
    // Enough for so many items in every language; of some in one language only, there are more than asked for.
    .limit(limit * LOCALES.length);
  if (after !== undefined) versions = versions.where('v.slug', '>', after);
  const items = new Map<Slug, { place: ItemPlace; changedAt: Partial<Record<Locale, Instant>> }>();
  for (const { slug, locale, changed_at, detail } of await versions.execute()) {
    const item = items.get(slug) ?? { place: placeOf(kind, detail), changedAt: {} };
    item.changedAt[locale] = changed_at;
    items.set(slug, item);
  }
  return [...items].slice(0, limit).map(([slug, item]) => ({ slug, ...item }));
}

/** Walks once through the index of addresses. */
export async function findAddressBlocks(
  moment: Moment,
  site: SiteId,
  kind: ContentKind,
  itemsPerBlock: number,
): Promise<readonly AddressBlock[]> {
  const items = publicVersions(moment, site, kind)
    .select(['v.slug', sql<Instant>`max(${CHANGED_AT})`.as('changed_at')])
    .groupBy('v.slug');
  // A literal: SQLite divides by a bound number as by a fraction.
  const block = sql<number>`(row_number() over (order by items.slug) - 1) / ${sql.lit(itemsPerBlock)}`;
  const numbered = moment.tx
    .selectFrom(items.as('items'))
    .select(['items.slug', 'items.changed_at', block.as('block')]);
  return await moment.tx
    .selectFrom(numbered.as('numbered'))
    .select([sql<Slug>`max(slug)`.as('last'), sql<Instant>`max(changed_at)`.as('changedAt')])
    .groupBy('block')
    .orderBy('block')
    .execute();
}

// What `publicationState` (domain) calls published.
function publicVersions(
  { tx, live, now }: Moment,
  site: SiteId,
  kind: ContentKind,
): SelectQueryBuilder<StoreTables & { v: VersionTable }, 'v', object> {
  return tx
    .selectFrom('versions as v')
    .where('v.site', '=', site)
    .where('v.kind', '=', kind)
    .where(isPartOf('v', live))
    .where('v.published_at', '<=', now)
    .where(sql<SqlBool>`(v.withdrawn_at is null or v.withdrawn_at > ${now})`);
}

function placeOf(kind: ContentKind, detail: string | undefined): ItemPlace {
  return detail === undefined ? ({ kind } as ItemPlace) : itemPlace(JSON.parse(detail) as ContentDetail);
}
