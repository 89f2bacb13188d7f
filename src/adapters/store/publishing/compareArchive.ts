import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContentKind } from '#domain/content/kinds.ts';
import { canReuseRetiredSlug } from '#domain/content/retiredSlug.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ArchiveEntry, ArchiveItem, ItemSummary, SiteArchive } from '#ports/Publishing.ts';
import type { Database } from '../Database.ts';
import { isPartOf } from '../generations.ts';
import type { ItemTable } from '../StoreTables.ts';
import { findSubjectLabels, type SubjectLabels } from '../subjectLabels.ts';
import { contentHash } from './contentHash.ts';
import { listKeys, type ListKeys } from './listKeys.ts';
import { summariseItem } from './summariseItem.ts';

/** What an import of a site's archive has to write. */
export interface SiteChanges {
  readonly archive: SiteArchive<unknown>;
  readonly siteHash: string;
  /** Whether anything except the items differs. */
  readonly siteChanged: boolean;
  /** New and changed items, and those whose place in their list has changed. */
  readonly written: readonly WrittenItem[];
  readonly removed: readonly PublishedItem[];
  readonly added: number;
  readonly changed: number;
  /** Items with the retired slug of another item. */
  readonly refused: readonly ItemSummary[];
}

export interface WrittenItem {
  readonly entry: ArchiveEntry;
  /** The reference day of relative times. */
  readonly firstImportedAt: Instant;
  readonly listKeys: ListKeys | undefined;
  /** The same item as it is published. */
  readonly published: PublishedItem | undefined;
}

export type PublishedItem = Pick<ItemTable, (typeof PUBLISHED_COLUMNS)[number]>;

const PUBLISHED_COLUMNS = [
  ...(['kind', 'slug', 'hash', 'first_published_at', 'first_imported_at', 'list_keys'] as const),
  ...(['revision', 'revised_at', 'calendar_hash'] as const),
] as const;

interface RetiredSlug {
  readonly kind: ContentKind;
  readonly slug: Slug;
  readonly first_published_at: Instant;
}

/** Rows per statement. */
const READ_SIZE = 1000;
/** Items that are compared before the event loop continues with other work. */
const COMPARE_SIZE = 50;

export async function compareArchive(
  database: Database,
  generation: number,
  archive: SiteArchive<ArchiveItem | ArchiveEntry>,
  now: Instant,
): Promise<SiteChanges> {
  const site = archive.details.id;
  const { items, ...rest } = archive;
  const siteHash = contentHash(rest);
  const siteChanged = siteHash !== (await publishedSiteHash(database, generation, site));
  // Items are found by the labels of their subjects, too.
  const labelsChanged = siteChanged && !(await areLabelsPublished(database, generation, archive));
  const removed = await publishedItems(database, generation, site);
  const retired = await retiredSlugs(database, generation, site);
  const entries = await entriesOf(items);
  const keys = listKeys(entries, archive.categories);

  const written: WrittenItem[] = [];
  const refused: ItemSummary[] = [];
  let [added, changed] = [0, 0];
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = removed.get(key);
    removed.delete(key);
    const taken = retired.get(key);
    if (taken !== undefined && !canReuseRetiredSlug(taken.first_published_at, entry.firstPublishedAt))
      refused.push(entry);
    const firstImportedAt = known?.first_imported_at ?? now;
    const next = { entry, firstImportedAt, listKeys: keys.get(entry), published: known };
    if (known === undefined) added++;
    else if (known.hash !== entry.hash) changed++;
    if (labelsChanged || known?.hash !== entry.hash || known.list_keys !== listKeysText(next)) written.push(next);
  }
  return { archive, siteHash, siteChanged, written, removed: [...removed.values()], added, changed, refused };
}

async function entriesOf(items: readonly (ArchiveItem | ArchiveEntry)[]): Promise<readonly ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for (const [index, item] of items.entries()) {
    if (index % COMPARE_SIZE === 0) await yieldToEventLoop();
    entries.push('load' in item ? item : { ...summariseItem(item), load: () => Promise.resolve(item) });
  }
  return entries;
}

/** The column's text; null for an item without list keys. */
export function listKeysText({ listKeys: keys }: Pick<WrittenItem, 'listKeys'>): string | null {
  return keys === undefined ? null : JSON.stringify(keys);
}

async function publishedSiteHash(database: Database, generation: number, site: SiteId): Promise<string | undefined> {
  const row = await database.read((db) =>
    db
      .selectFrom('sites')
      .select('hash')
      .where('site', '=', site)
      .where(isPartOf('sites', generation))
      .executeTakeFirst(),
  );
  return row?.hash;
}

/** Whether the published site has the same categories and tags with the same names. */
async function areLabelsPublished(
  database: Database,
  generation: number,
  { details, categories, tags }: SiteArchive<unknown>,
): Promise<boolean> {
  const published = await database.read((db) => findSubjectLabels(db, generation, details.id));
  return namesOf(published) === namesOf({ categories, tags });
}

/** Equal for the same names, whatever their order. */
function namesOf({ categories, tags }: SubjectLabels): string {
  const names = [
    ...categories.map(({ kind, code, label }) => [kind, code, label.th, label.en]),
    ...tags.map(({ code, label }) => ['', code, label.th, label.en]),
  ];
  return JSON.stringify(names.map((name) => JSON.stringify(name)).sort());
}

/** The published items of a site by kind and slug. */
export function publishedItems(
  database: Database,
  generation: number,
  site: SiteId,
): Promise<Map<string, PublishedItem>> {
  return loadByKey((after) =>
    database.read((db) =>
      db
        .selectFrom('items')
        .select(PUBLISHED_COLUMNS)
        .where('site', '=', site)
        .where(after)
        .where(isPartOf('items', generation))
        .orderBy('kind')
        .orderBy('slug')
        .limit(READ_SIZE)
        .execute(),
    ),
  );
}

function retiredSlugs(database: Database, generation: number, site: SiteId): Promise<Map<string, RetiredSlug>> {
  return loadByKey((after) =>
    database.read((db) =>
      db
        .selectFrom('retired_slugs')
        .select(['kind', 'slug', 'first_published_at'])
        .where('site', '=', site)
        .where(after)
        .where(isPartOf('retired_slugs', generation))
        .orderBy('kind')
        .orderBy('slug')
        .limit(READ_SIZE)
        .execute(),
    ),
  );
}

async function loadByKey<Row extends Pick<PublishedItem, 'kind' | 'slug'>>(
  nextRows: (after: RawBuilder<SqlBool>) => Promise<readonly Row[]>,
): Promise<Map<string, Row>> {
  const loaded = new Map<string, Row>();
  let last: { readonly kind: string; readonly slug: string } | undefined = { kind: '', slug: '' };
  while (last !== undefined) {
    await yieldToEventLoop();
    const rows: readonly Row[] = await nextRows(sql<SqlBool>`(kind, slug) > (${last.kind}, ${last.slug})`);
    for (const row of rows) loaded.set(keyOf(row), row);
    last = rows.at(-1);
  }
  return loaded;
}

function keyOf({ kind, slug }: Pick<PublishedItem, 'kind' | 'slug'>): string {
  return `${kind}/${slug}`;
}
