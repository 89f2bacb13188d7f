import { sql, type SelectQueryBuilder } from 'kysely';
import type { ContentDetail } from '#domain/content/content.ts';
import { itemPlace, type ItemPlace } from '#domain/content/itemPlace.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AddressBlock, AddressQuery, ItemAddress } from '#ports/ContentAddresses.ts';
import { isPartOf } from '../generations.ts';
import type { StoreTables, VersionTable } from '../StoreTables.ts';
import { isPublishedAt } from './publication.ts';
import type { Snapshot } from './publishedVersions.ts';

/**
 * Kinds whose addresses depend on their details; for the others, the index of addresses contains all that is needed.
 */
const KINDS_ADDRESSED_BY_DETAIL: readonly ContentKind[] = ['page', 'oit'];

const CHANGED_AT = sql<Instant>`coalesce(v.updated_at, v.published_at)`;

/** One page of the items of a kind, in the order of their slugs. */
export async function findAddresses(
  snapshot: Snapshot,
  { site, kind, after, limit }: AddressQuery,
): Promise<readonly ItemAddress[]> {
  let versions = publicVersions(snapshot, site, kind)
    .select(['v.slug', 'v.locale', CHANGED_AT.as('changed_at')])
    .$if(KINDS_ADDRESSED_BY_DETAIL.includes(kind), (some) => some.select('v.detail'))
    .orderBy('v.slug')
    .orderBy('v.locale')
    // Enough when every item has all languages; when some have one only, these rows are of more items than requested.
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

/** Scans the index of addresses once. */
export async function findAddressBlocks(
  snapshot: Snapshot,
  site: SiteId,
  kind: ContentKind,
  itemsPerBlock: number,
): Promise<readonly AddressBlock[]> {
  const items = publicVersions(snapshot, site, kind)
    .select(['v.slug', sql<Instant>`max(${CHANGED_AT})`.as('changed_at')])
    .groupBy('v.slug');
  // A literal: SQLite takes a bound number for a real one, and does not round the result down.
  const block = sql<number>`(row_number() over (order by items.slug) - 1) / ${sql.lit(itemsPerBlock)}`;
  const numbered = snapshot.tx
    .selectFrom(items.as('items'))
    .select(['items.slug', 'items.changed_at', block.as('block')]);
  return await snapshot.tx
    .selectFrom(numbered.as('numbered'))
    .select([sql<Slug>`max(slug)`.as('last'), sql<Instant>`max(changed_at)`.as('changedAt')])
    .groupBy('block')
    .orderBy('block')
    .execute();
}

function publicVersions(
  { tx, generation, now }: Snapshot,
  site: SiteId,
  kind: ContentKind,
): SelectQueryBuilder<StoreTables & { v: VersionTable }, 'v', object> {
  return tx
    .selectFrom('versions as v')
    .where('v.site', '=', site)
    .where('v.kind', '=', kind)
    .where(isPartOf('v', generation))
    .where(isPublishedAt('v', now));
}

function placeOf(kind: ContentKind, detail: string | undefined): ItemPlace {
  return detail === undefined ? ({ kind } as ItemPlace) : itemPlace(JSON.parse(detail) as ContentDetail);
}
