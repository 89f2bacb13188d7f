import { stat } from 'node:fs/promises';
import { ContentErrors } from '#adapters/content-folder/read/ContentError.ts';
import { readSiteId } from '#adapters/content-folder/read/readSiteId.ts';
import { listWaterFiles } from '#adapters/content-folder/read/listWaterFiles.ts';
import { rootFolder, type SourcePath } from '#adapters/content-folder/read/SourcePath.ts';
import { readWaterFiles } from '#adapters/content-folder/water/readWaterFiles.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { RESERVOIR_SIZES } from '#domain/water/water.ts';
import type { Water } from '#ports/Water.ts';
import type { WaterImport } from '#ports/WaterImport.ts';
import { describeReport } from './describeWater.ts';
import { printErrors } from './printErrors.ts';

export interface WaterImportTools {
  readonly water: Water;
  readonly waterImport: WaterImport;
  readonly today: CalendarDate;
  /** Prints one line. */
  readonly print: (line: string) => void;
}

/**
 * Records water figures from a site's folder, or from files. With an error in any of them nothing is recorded, and
 * every error is printed on its own line.
 *
 * @param paths one folder of a site, or files
 * @param named the id of the site; it can be left out for a folder, which contains it
 * @returns whether they were recorded
 */
export async function importWater(
  paths: readonly string[],
  named: SiteId | undefined,
  tools: WaterImportTools,
): Promise<boolean> {
  const errors = new ContentErrors();
  const { site, files } = await findFiles(paths, named, errors);
  const figures = site && readWaterFiles(files, await recordedIds(site, tools.water), tools.today, errors);
  if (site === undefined || figures === undefined || !errors.isEmpty) {
    printErrors(errors.list(), tools.print);
    tools.print('Nothing was imported.');
    return false;
  }
  const outcome = await tools.waterImport.record(site, figures, 'correct');
  if (!outcome.ok) {
    tools.print(
      outcome.code === 'siteNotFound'
        ? `There is no site ${site}: import its content first. Nothing was imported.`
        : 'The register was changed just now. Nothing was imported: try again.',
    );
    return false;
  }
  for (const line of describeReport(outcome.value)) tools.print(`site ${site}, ${line}`);
  return true;
}

async function findFiles(
  paths: readonly string[],
  named: SiteId | undefined,
  errors: ContentErrors,
): Promise<{ readonly site?: SiteId | undefined; readonly files: readonly SourcePath[] }> {
  const [folder, ...more] = paths;
  if (folder !== undefined && more.length === 0 && (await stat(folder)).isDirectory()) {
    const files = await listWaterFiles(rootFolder(folder), errors);
    if (files.length === 0) errors.add(folder, undefined, 'has no folder water with files in it');
    return { site: named ?? readSiteId(folder, errors), files };
  }
  if (named === undefined) throw new Error('files do not contain the site: add --site <site id>');
  return { site: named, files: paths.map((path) => ({ path, name: path, root: undefined })) };
}

async function recordedIds(site: SiteId, water: Water) {
  const registers = await Promise.all(RESERVOIR_SIZES.map((size) => water.reservoirs({ site, size })));
  return new Set(registers.flatMap(({ reservoirs }) => reservoirs.map(({ reservoir }) => reservoir.id)));
}
