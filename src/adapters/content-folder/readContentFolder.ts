import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDate } from '#domain/instant.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { WaterFigures } from '#ports/WaterImport.ts';
import { buildSite } from './build/buildSite.ts';
import { ContentErrors, type ContentError } from './read/ContentError.ts';
import { MediaPlan, type MediaSource } from './media/MediaPlan.ts';
import type { PublicPaths } from './read/PublicPaths.ts';
import { readSiteFolder, type SiteFolder } from './read/SiteFolder.ts';
import { listWaterFiles } from './water/listWaterFiles.ts';
import { readWaterFiles } from './water/readWaterFiles.ts';

/** A content folder without a fault, or every fault of it. */
export type Reading =
  | {
      readonly ok: true;
      readonly archives: readonly SiteArchive[];
      readonly media: readonly MediaSource[];
      readonly water: readonly SiteWater[];
    }
  | { readonly ok: false; readonly faults: readonly ContentError[] };

/** The water figures that a site brings along. */
export interface SiteWater {
  readonly site: SiteId;
  readonly figures: WaterFigures;
}

const SITES = 'sites';

/**
 * Reads everything that a department publishes out of a folder of Markdown, YAML, pictures and files (docs/content.md),
 * and holds all of it against the rules. Nothing is written, and no picture rendered: `prepareMedia` does that, with the
 * `media` of the answer, before the archives may be published.
 *
 * @param today the day after which nothing can have been measured
 */
export async function readContentFolder(folder: string, paths: PublicPaths, today: CalendarDate): Promise<Reading> {
  const faults = new ContentErrors();
  const plan = new MediaPlan(folder);
  const sites = await readSites(folder, faults);
  checkUnique(sites);
  const archives: SiteArchive[] = [];
  for (const site of sites) {
    const archive = await buildSite(site, plan, paths, faults);
    if (archive !== undefined) archives.push(archive);
  }
  const water = await readWater(sites, today, faults);
  return faults.isEmpty ? { ok: true, archives, media: plan.sources, water } : { ok: false, faults: faults.list() };
}

async function readWater(
  sites: readonly SiteFolder[],
  today: CalendarDate,
  faults: ContentErrors,
): Promise<readonly SiteWater[]> {
  const water: SiteWater[] = [];
  for (const { path, name, site } of sites) {
    const files = await listWaterFiles(path, name);
    const figures = await readWaterFiles(files, new Set(), today, faults);
    const id = knownSiteId(site?.shape.id);
    if (files.length > 0 && id !== undefined) water.push({ site: id, figures });
  }
  return water;
}

async function readSites(folder: string, faults: ContentErrors): Promise<readonly SiteFolder[]> {
  const home = join(folder, SITES);
  if (!(await isFolder(home))) {
    faults.add(folder, undefined, `is no content folder: it has no folder ${SITES}`);
    return [];
  }
  const entries = (await readdir(home, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  if (entries.length === 0) faults.add(home, undefined, 'holds no site');
  const sites: SiteFolder[] = [];
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    sites.push(await readSiteFolder(join(home, name), join(home, name), faults));
  return sites;
}

/** No two sites may have an id or a domain in common. */
function checkUnique(sites: readonly SiteFolder[]): void {
  const ids = new Map<string, string>();
  const domains = new Map<string, string>();
  for (const { name, site } of sites) {
    if (site === undefined) continue;
    const other = ids.get(site.shape.id);
    if (other !== undefined) site.fault(['id'], `${other} has this id already`);
    ids.set(site.shape.id, name);
    for (const domain of site.shape.domains) {
      const owner = domains.get(domain);
      if (owner !== undefined) site.fault(['domains'], `${owner} has ${domain} already`);
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
