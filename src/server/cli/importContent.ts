import { prepareMedia } from '#adapters/content-folder/media/prepareMedia.ts';
import { BuildCache } from '#adapters/content-folder/cache/BuildCache.ts';
import { readForImport } from '#adapters/content-folder/readForImport.ts';
import type { SiteWater } from '#adapters/content-folder/readSites.ts';
import type { ArchiveEntry, Publishing, PublishReport, SiteArchive } from '#ports/Publishing.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { WaterImport } from '#ports/WaterImport.ts';
import { describeReport } from './describeWater.ts';
import { publicPaths } from './publicPaths.ts';
import { printErrors } from './printErrors.ts';
import { reportProgress } from './reportProgress.ts';

export interface ImportTools {
  readonly publishing: Publishing;
  readonly waterImport: WaterImport;
  readonly mediaFolder: string;
  /** The file of the build cache. */
  readonly cacheFile: string;
  readonly today: CalendarDate;
  /** Public origins by site id; they replace those in the folder. */
  readonly origins?: ReadonlyMap<string, string>;
  /** Prints one line. */
  readonly print: (line: string) => void;
}

/**
 * Publishes a content folder. A folder with errors publishes nothing, and every error is printed on its own line.
 *
 * @returns whether it was published
 */
export async function importContent(folder: string, tools: ImportTools): Promise<boolean> {
  const cache = await BuildCache.open(tools.cacheFile);
  const reading = await readForImport(folder, publicPaths, tools.today, cache);
  if (!reading.ok) {
    printErrors(reading.errors, tools.print);
    tools.print('Nothing was imported.');
    return false;
  }
  const unknownSites = [...(tools.origins?.keys() ?? [])].filter(
    (id) => !reading.archives.some(({ details }) => details.id === id),
  );
  if (unknownSites.length > 0) {
    tools.print(`${folder} holds no site ${unknownSites.join(', ')}. Nothing was imported.`);
    return false;
  }
  tools.print(`${folder}: ${itemsOf(reading.archives)} items, ${reading.media.length} pictures and files`);
  await prepareMedia(reading.media, tools.mediaFolder, reportProgress('pictures and files', tools.print));
  await saveCache(cache, tools);
  const archives = reading.archives.map((archive) => withOrigin(archive, tools.origins));
  const report = await tools.publishing.publish(archives, reportProgress('items', tools.print));
  for (const line of summaryOf(report)) tools.print(line);
  if (report.published) await importWater(reading.water, tools);
  return report.published;
}

/** After an import without it, the next one takes longer; that is all. */
async function saveCache(cache: BuildCache, { print }: ImportTools): Promise<void> {
  await cache.save().catch((error: unknown) => {
    print(`The build cache was not saved, so the next import takes longer: ${(error as Error).message}`);
  });
}

function itemsOf(archives: readonly SiteArchive<unknown>[]): number {
  return archives.reduce((sum, { items }) => sum + items.length, 0);
}

// Recorded figures are not overwritten: a content folder is often imported for its texts, with older figures in it.
async function importWater(water: readonly SiteWater[], { waterImport, print }: ImportTools): Promise<void> {
  for (const { site, figures } of water) {
    const outcome = await waterImport.record(site, figures, 'ignore');
    if (!outcome.ok) throw new Error(`the water figures of site ${site} were not recorded: ${outcome.code}`);
    for (const line of describeReport(outcome.value)) print(`site ${site}, ${line}`);
  }
}

function withOrigin(
  archive: SiteArchive<ArchiveEntry>,
  origins: ReadonlyMap<string, string> | undefined,
): SiteArchive<ArchiveEntry> {
  const publicOrigin = origins?.get(archive.details.id);
  return publicOrigin === undefined ? archive : { ...archive, details: { ...archive.details, publicOrigin } };
}

function summaryOf(report: PublishReport): readonly string[] {
  if (!report.published) return [...reasonsOf(report), 'Nothing was imported.'];
  const { added, changed, removed, unchanged } = report;
  return [
    `Imported: ${String(added)} added, ${String(changed)} changed, ${String(removed)} removed, ${String(unchanged)} unchanged.`,
  ];
}

function reasonsOf(report: PublishReport & { readonly published: false }): readonly string[] {
  if (report.code === 'domainTaken')
    return report.domains.map(
      ({ site, domain, owner }) =>
        `site ${site}: ${domain} belongs to the published site ${owner}; remove it there first, or import both sites together`,
    );
  return report.items.map(
    ({ site, kind, slug }) =>
      `site ${site}, ${kind} ${slug}: this name belonged to an item that was removed; choose another`,
  );
}
