import { readdir, stat } from 'node:fs/promises';
import type { CalendarDate } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { WaterFigures } from '#ports/WaterImport.ts';
import { buildSite, type BuildItem } from './build/buildSite.ts';
import { ContentErrors, type ContentError } from './read/ContentError.ts';
import type { MediaPlan, MediaSource } from './media/MediaPlan.ts';
import type { IndexedItem } from './read/IndexedItem.ts';
import type { PublicPaths } from './read/PublicPaths.ts';
import { readSiteFolder, type ReadItem, type SiteFolder } from './read/SiteFolder.ts';
import { isInside, OUTSIDE, rootFolder, sourceIn } from './read/SourcePath.ts';
import { listWaterFiles } from './read/listWaterFiles.ts';
import { readWaterFiles } from './water/readWaterFiles.ts';

/** How the items of a folder are read and built. */
export interface ItemReader<Item, Built> {
  readonly read: ReadItem<Item>;
  readonly build: BuildItem<Item, Built>;
}

/** A valid content folder, or all of its errors. */
export type SitesResult<Built> =
  | {
      readonly ok: true;
      readonly archives: readonly SiteArchive<Built>[];
      readonly media: readonly MediaSource[];
      readonly water: readonly SiteWater[];
    }
  | { readonly ok: false; readonly errors: readonly ContentError[] };

/** The water figures of a site. */
export interface SiteWater {
  readonly site: SiteId;
  readonly figures: WaterFigures;
}

const SITES = 'sites';

/**
 * Reads and validates all sites of a content folder.
 *
 * @param today figures of later days are errors
 * @param onValid gets all that was read, which the result does not hold on to
 */
export async function readSites<Item extends IndexedItem, Built>(
  folder: string,
  { read, build }: ItemReader<Item, Built>,
  plan: MediaPlan,
  paths: PublicPaths,
  today: CalendarDate,
  onValid?: (sites: readonly SiteFolder<Item>[]) => void,
): Promise<SitesResult<Built>> {
  const errors = new ContentErrors();
  const sites = await readFolders(folder, read, errors);
  checkUnique(sites);
  const archives: SiteArchive<Built>[] = [];
  for (const site of sites) {
    const archive = await buildSite(site, build, plan, paths, errors);
    if (archive !== undefined) archives.push(archive);
  }
  const water = await readWater(sites, today, errors);
  if (!errors.isEmpty) return { ok: false, errors: errors.list() };
  onValid?.(sites);
  return { ok: true, archives, media: plan.sources, water };
}

async function readWater(
  sites: readonly SiteFolder<unknown>[],
  today: CalendarDate,
  errors: ContentErrors,
): Promise<readonly SiteWater[]> {
  const water: SiteWater[] = [];
  for (const folder of sites) {
    const { site } = folder;
    const files = await listWaterFiles(folder, errors);
    const figures = readWaterFiles(files, new Set(), today, errors);
    if (files.length > 0 && site !== undefined) water.push({ site: site.fields.id, figures });
  }
  return water;
}

async function readFolders<Item extends IndexedItem>(
  folder: string,
  readItem: ReadItem<Item>,
  errors: ContentErrors,
): Promise<readonly SiteFolder<Item>[]> {
  const home = sourceIn(rootFolder(folder), SITES);
  if (!(await isFolder(home.path))) {
    errors.add(folder, undefined, `is no content folder: it has no folder ${SITES}`);
    return [];
  }
  if (!(await isInside(home.path, folder))) {
    errors.add(home.name, undefined, OUTSIDE);
    return [];
  }
  const entries = (await readdir(home.path, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  if (entries.length === 0) errors.add(home.name, undefined, 'has no site');
  const sites: SiteFolder<Item>[] = [];
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    sites.push(await readSiteFolder(sourceIn(home, name), readItem, errors));
  return sites;
}

/** No two sites may have the same id or domain. */
function checkUnique(sites: readonly SiteFolder<unknown>[]): void {
  const ids = new Map<string, string>();
  const domains = new Map<string, string>();
  for (const { name, site } of sites) {
    if (site === undefined) continue;
    const other = ids.get(site.fields.id);
    if (other !== undefined) site.addError(['id'], `${other} has this id already`);
    ids.set(site.fields.id, name);
    for (const domain of site.fields.domains) {
      const owner = domains.get(domain);
      if (owner !== undefined) site.addError(['domains'], `${owner} has ${domain} already`);
      domains.set(domain, name);
    }
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
