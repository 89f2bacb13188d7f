import { setImmediate as otherWork } from 'node:timers/promises';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContentKind } from '#domain/content/kind.ts';
import { firstPublishedAt, mayTakeRetiredSlug } from '#domain/content/retiredSlug.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import type { Database } from '../Database.ts';
import { isPartOf } from '../generations.ts';
import { contentHash } from './contentHash.ts';
import { listKeys, type ListKeys } from './listKeys.ts';

/** What publishing one site's archive has to write. */
export interface SiteChanges {
  readonly archive: SiteArchive;
  readonly siteHash: string;
  /** Whether anything but its items differs. */
  readonly siteChanged: boolean;
  /** New and changed items, and those that others push to another place in their list. */
  readonly written: readonly WrittenItem[];
  readonly removed: readonly LiveItem[];
  readonly added: number;
  readonly changed: number;
  /** Items that would take the slug of another one that was removed. */
  readonly refused: readonly ArchiveItem[];
}

export interface WrittenItem {
  readonly item: ArchiveItem;
  readonly hash: string;
  /** What its relative times are counted from. */
  readonly firstImportedAt: Instant;
  readonly listKeys: ListKeys | undefined;
}

export interface LiveItem {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly hash: string;
  readonly first_published_at: Instant | null;
  readonly first_imported_at: Instant | null;
  readonly list_keys: string | null;
}

interface RetiredSlug {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly first_published_at: Instant;
}

/** Rows read at a time, and items compared before other work of this process has its turn. */
const READ_SIZE = 1000;
const COMPARE_SIZE = 50;

export async function compareArchive(
  database: Database,
  live: number,
  archive: SiteArchive,
  now: Instant,
): Promise<SiteChanges> {
  const site = archive.details.id;
  const { items, ...rest } = archive;
  const siteHash = contentHash(rest);
  const siteChanged = siteHash !== (await liveSiteHash(database, live, site));
  const removed = await liveItems(database, live, site);
  const retired = await retiredSlugs(database, live, site);
  const keys = listKeys(archive);

  const written: WrittenItem[] = [];
  const refused: ArchiveItem[] = [];
  let [added, changed] = [0, 0];
  for (const [index, item] of items.entries()) {
    if (index % COMPARE_SIZE === 0) await otherWork();
    const key = keyOf(item);
    const known = removed.get(key);
    removed.delete(key);
    const taken = retired.get(key);
    const first = firstPublishedAt(Object.values(item.versions));
    if (taken !== undefined && !mayTakeRetiredSlug(taken.first_published_at, first)) refused.push(item);
    const next = {
      item,
      hash: contentHash(item),
      firstImportedAt: known?.first_imported_at ?? now,
      listKeys: keys.get(item),
    };
    if (known === undefined) added++;
    else if (known.hash !== next.hash) changed++;
    if (known?.hash !== next.hash || known.list_keys !== listKeysText(next)) written.push(next);
  }
  return { archive, siteHash, siteChanged, written, removed: [...removed.values()], added, changed, refused };
}

/** As the store keeps them; null for an item without. */
export function listKeysText({ listKeys: keys }: Pick<WrittenItem, 'listKeys'>): string | null {
  return keys === undefined ? null : JSON.stringify(keys);
}

async function liveSiteHash(database: Database, live: number, site: SiteId): Promise<string | undefined> {
  const row = await database.read((db) =>
    db.selectFrom('sites').select('hash').where('site', '=', site).where(isPartOf('sites', live)).executeTakeFirst(),
  );
  return row?.hash;
}

function liveItems(database: Database, live: number, site: SiteId): Promise<Map<string, LiveItem>> {
  return loadByKey((after) =>
    database.read((db) =>
      db
        .selectFrom('items')
        .select(['kind', 'slug', 'hash', 'first_published_at', 'first_imported_at', 'list_keys'])
        .where('site', '=', site)
        .where(after)
        .where(isPartOf('items', live))
        .orderBy('kind')
        .orderBy('slug')
        .limit(READ_SIZE)
        .execute(),
    ),
  );
}

function retiredSlugs(database: Database, live: number, site: SiteId): Promise<Map<string, RetiredSlug>> {
  return loadByKey((after) =>
    database.read((db) =>
      db
        .selectFrom('retired_slugs')
        .select(['kind', 'slug', 'first_published_at'])
        .where('site', '=', site)
        .where(after)
        .where(isPartOf('retired_slugs', live))
        .orderBy('kind')
        .orderBy('slug')
        .limit(READ_SIZE)
        .execute(),
    ),
  );
}

async function loadByKey<Row extends Pick<LiveItem, 'kind' | 'slug'>>(
  nextRows: (after: RawBuilder<SqlBool>) => Promise<readonly Row[]>,
): Promise<Map<string, Row>> {
  const loaded = new Map<string, Row>();
  let last: { readonly kind: string; readonly slug: string } | undefined = { kind: '', slug: '' };
  while (last !== undefined) {
    await otherWork();
    const rows: readonly Row[] = await nextRows(sql<SqlBool>`(kind, slug) > (${last.kind}, ${last.slug})`);
    for (const row of rows) loaded.set(keyOf(row), row);
    last = rows.at(-1);
  }
  return loaded;
}

function keyOf({ kind, slug }: Pick<LiveItem, 'kind' | 'slug'>): string {
  return `${kind}/${slug}`;
}
