import { sep } from 'node:path';
import type { CalendarDate } from '#domain/instant.ts';
import type { ArchiveEntry } from '#ports/Publishing.ts';
import { buildEntry, type BuiltEntry } from './cache/buildEntry.ts';
import type { BuildCache } from './cache/BuildCache.ts';
import { cacheKey, type CachedFolder, type CachedItem, type CachedItems } from './cache/CachedItem.ts';
import { MediaPlan } from './media/MediaPlan.ts';
import { parseItemFolder, type ItemFolder } from './read/ItemFolder.ts';
import { digestItem } from './read/digestItem.ts';
import { listItemFiles } from './read/ItemFiles.ts';
import type { PublicPaths } from './read/PublicPaths.ts';
import { readQuickly } from './read/readQuickly.ts';
import type { ReadItem } from './read/SiteFolder.ts';
import { readSites, type SitesResult } from './readSites.ts';

/**
 * The same as `readContentFolder`, except that items which the cache knows are neither parsed nor rendered, and that
 * there are no notes, which need all texts. What is checked across items is checked for all of them. The cache is
 * brought up to date when the folder is valid; it is not saved.
 */
export async function readForImport(
  folder: string,
  paths: PublicPaths,
  today: CalendarDate,
  cache: BuildCache,
): Promise<SitesResult<ArchiveEntry>> {
  const plan = new MediaPlan(folder, cache);
  const result = await readSites(folder, { read: readItemBy(cache), build: buildEntry }, plan, paths, today);
  if (!result.ok) return result;
  for (const { details, items } of result.archives) cache.setItems(details.id, cachedItems(items));
  cache.addPictures(
    new Map(result.media.flatMap((source) => (source.kind === 'picture' ? [[source.hash, source.sizes]] : []))),
  );
  cache.addTexts(plan.texts);
  return result;
}

function readItemBy(cache: BuildCache): ReadItem<ItemFolder | CachedFolder> {
  return (site, kind, slug, folder, errors) => {
    const files = listItemFiles(kind, slug, folder);
    const { path, name, root, locales } = files;
    const cached = site && cache.itemsOf(site.fields.id).get(cacheKey(files));
    const digest = cached && digestItem(files, (text) => readQuickly(`${path}${sep}${text}`));
    if (cached === undefined || cached.digest !== digest) return parseItemFolder(files, errors);
    return { kind, slug, path, name, root, locales, fields: cached.fields, cached };
  };
}

function cachedItems(items: readonly BuiltEntry[]): CachedItems {
  const known = new Map<string, CachedItem>();
  for (const item of items) if (item.cached !== undefined) known.set(cacheKey(item), item.cached);
  return known;
}
