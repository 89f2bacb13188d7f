import type { Insertable, UpdateResult } from 'kysely';
import { calendarHorizon } from '#domain/calendar/horizon.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import { isSlugRetired } from '#domain/content/retiredSlug.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from '../Database.ts';
import { mediaHashesIn } from '../mediaHashes.ts';
import { addDocuments } from '../search/addDocuments.ts';
import { itemDocuments } from '../search/itemDocuments.ts';
import type { SearchEngine } from '../search/SearchEngine.ts';
import type { StoreTables } from '../StoreTables.ts';
import { eventRows, formerAddressRows, itemRow, siteRows, versionRows } from './archiveRows.ts';
import type { PublishedItem, SiteChanges } from './compareArchive.ts';
import { giveRevisions } from './eventRevisions.ts';
import { inBatches } from './inBatches.ts';
import { loadItem } from './loadItem.ts';
import type { PublishRun } from './PublishRun.ts';

/**
 * Writes the changes of a site as rows of the next generation, in short transactions.
 *
 * @param now the time of removal for items that are missing in the archive, and of events' new revisions
 * @param onWritten called with the number of items written since the last call
 */
export async function writeChanges(
  run: PublishRun,
  search: SearchEngine,
  changes: SiteChanges,
  now: Instant,
  onWritten: (items: number) => void,
): Promise<void> {
  const site = changes.archive.details.id;
  const horizon = calendarHorizon(now);
  if (changes.siteChanged)
    await run.write(async (tx) => {
      await replaceSite(tx, run.generation, changes);
      const { details, layouts } = changes.archive;
      await addMedia(tx, site, { details, layouts });
    });
  for (const [kind, items] of Map.groupBy(changes.written, (written) => written.entry.kind)) {
    await inBatches(items, async (unloaded) => {
      const batch = await Promise.all(unloaded.map((written) => loadItem(written, horizon)));
      await run.write(async (tx) => {
        const slugs = batch.map(({ item }) => item.slug);
        // The slug of an item that returns is not retired any more.
        await endRows(tx, [...ITEM_TABLES, 'retired_slugs'], run.generation, site, kind, slugs);
        const revisions = kind === 'event' ? await giveRevisions(tx, site, batch, now) : undefined;
        const rows = batch.map((written) => itemRow(site, written, run.generation, revisions?.get(written.item.slug)));
        await insert(tx, 'items', rows);
        const versions = batch.map((written) => versionRows(site, written, run.generation));
        await insert(tx, 'versions', versions.flat());
        const { archive } = changes;
        const documents = batch.flatMap(({ item }, at) => itemDocuments(versions[at] ?? [], item.tags, archive));
        await addDocuments(tx, search, documents);
        await insert(
          tx,
          'event_occurrences',
          batch.flatMap((written) => eventRows(site, written, run.generation)),
        );
        await insert(
          tx,
          'former_addresses',
          batch.flatMap((written) => formerAddressRows(site, written, run.generation)),
        );
        await addMedia(
          tx,
          site,
          batch.map(({ item }) => item.versions),
        );
      });
      onWritten(batch.length);
    });
  }
  await removeItems(run, site, changes.removed, now);
}

/** Removes items of a site in the next generation, and retires the slugs under which somebody may know them. */
export async function removeItems(
  run: PublishRun,
  site: SiteId,
  removed: readonly PublishedItem[],
  removedAt: Instant,
): Promise<void> {
  for (const [kind, items] of Map.groupBy(removed, (item) => item.kind)) {
    await inBatches(items, (batch) =>
      run.write(async (tx) => {
        const slugs = batch.map(({ slug }) => slug);
        await endRows(tx, ITEM_TABLES, run.generation, site, kind, slugs);
        const retired = batch.flatMap(({ slug, first_published_at }) => {
          if (first_published_at === null || !isSlugRetired(first_published_at, removedAt)) return [];
          return { site, kind, slug, first_published_at, from_generation: run.generation, to_generation: null };
        });
        await insert(tx, 'retired_slugs', retired);
      }),
    );
  }
}

/** Ends a site in the next generation. @returns whether there was one */
export async function endSite(run: PublishRun, site: SiteId): Promise<boolean> {
  const { numUpdatedRows } = await run.write((tx) => endSiteRow(tx, run.generation, site));
  return numUpdatedRows > 0n;
}

function endSiteRow(tx: Tx, generation: number, site: SiteId): Promise<UpdateResult> {
  return tx
    .updateTable('sites')
    .set({ to_generation: generation })
    .where('site', '=', site)
    .where('to_generation', 'is', null)
    .executeTakeFirstOrThrow();
}

async function replaceSite(tx: Tx, generation: number, { archive, siteHash }: SiteChanges): Promise<void> {
  const rows = siteRows(archive, generation, siteHash);
  await endSiteRow(tx, generation, archive.details.id);
  await insert(tx, 'sites', [rows.site]);
  await insert(tx, 'site_domains', rows.domains);
  await insert(tx, 'site_layouts', rows.layouts);
  await insert(tx, 'categories', rows.categories);
  await insert(tx, 'tags', rows.tags);
}

/** The tables with rows of an item. */
const ITEM_TABLES = ['items', 'versions', 'search_documents'] as const;

async function endRows(
  tx: Tx,
  tables: readonly ((typeof ITEM_TABLES)[number] | 'retired_slugs')[],
  generation: number,
  site: SiteId,
  kind: ContentKind,
  slugs: readonly Slug[],
): Promise<void> {
  for (const table of tables) {
    await tx
      .updateTable(table)
      .set({ to_generation: generation })
      .where('site', '=', site)
      .where('kind', '=', kind)
      .where('slug', 'in', slugs)
      // Not `to_generation is null`, for which SQLite scans a list's index; rows replaced earlier are deleted already.
      .where('from_generation', '<', generation)
      .execute();
  }
}

/** Before the import is published; media of an import that is interrupted are named by no page. */
async function addMedia(tx: Tx, site: SiteId, published: unknown): Promise<void> {
  const rows = mediaHashesIn(JSON.stringify(published)).map((hash) => ({ site, hash }));
  for (let start = 0; start < rows.length; start += INSERT_SIZE)
    await tx
      .insertInto('site_media')
      .values(rows.slice(start, start + INSERT_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Rows per statement: engines limit its number of values. */
const INSERT_SIZE = 500;

async function insert<Table extends keyof StoreTables>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<StoreTables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_SIZE) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + INSERT_SIZE))
      .execute();
  }
}
