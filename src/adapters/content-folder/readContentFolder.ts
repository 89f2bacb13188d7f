import { readdir, stat } from 'node:fs/promises';
import type { CalendarDate } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { WaterFigures } from '#ports/WaterImport.ts';
import { buildSite } from './build/buildSite.ts';
import { findNotes } from './findNotes.ts';
import { ContentErrors, type ContentError } from './read/ContentError.ts';
import { MediaPlan, type MediaSource } from './media/MediaPlan.ts';
import type { PublicPaths } from './read/PublicPaths.ts';
import { readSiteFolder, type SiteFolder } from './read/SiteFolder.ts';
import { isInside, OUTSIDE, rootFolder, sourceIn } from './read/SourcePath.ts';
import { listWaterFiles } from './read/listWaterFiles.ts';
import { readWaterFiles } from './water/readWaterFiles.ts';

/** A valid content folder, or all of its errors. */
export type ContentFolderResult =
  | {
      readonly ok: true;
      readonly archives: readonly SiteArchive[];
      readonly media: readonly MediaSource[];
      readonly water: readonly SiteWater[];
      /** What is no error, but should be known to its author. */
      readonly notes: readonly ContentError[];
    }
  | { readonly ok: false; readonly errors: readonly ContentError[] };

/** The water figures of a site. */
export interface SiteWater {
  readonly site: SiteId;
  readonly figures: WaterFigures;
}

const SITES = 'sites';

/**
 * Reads and validates everything that a department publishes from a folder of Markdown, YAML, pictures and files
 * (docs/content.md). Nothing is written, and no picture rendered: `prepareMedia` does that with the `media` of the
 * result, before the archives may be published.
 *
 * @param today figures of later days are errors
 */
export async function readContentFolder(
  folder: string,
  paths: PublicPaths,
  today: CalendarDate,
): Promise<ContentFolderResult> {
  const errors = new ContentErrors();
  const plan = new MediaPlan(folder);
  const sites = await readSites(folder, errors);
  checkUnique(sites);
  const archives: SiteArchive[] = [];
  for (const site of sites) {
    const archive = await buildSite(site, plan, paths, errors);
    if (archive !== undefined) archives.push(archive);
  }
  const water = await readWater(sites, today, errors);
  if (!errors.isEmpty) return { ok: false, errors: errors.list() };
  return { ok: true, archives, media: plan.sources, water, notes: findNotes(sites, paths, today) };
}

async function readWater(
  sites: readonly SiteFolder[],
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

async function readSites(folder: string, errors: ContentErrors): Promise<readonly SiteFolder[]> {
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
  const sites: SiteFolder[] = [];
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    sites.push(await readSiteFolder(sourceIn(home, name), errors));
  return sites;
}

/** No two sites may have the same id or domain. */
function checkUnique(sites: readonly SiteFolder[]): void {
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
