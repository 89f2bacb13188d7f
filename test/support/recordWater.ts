import type { SiteId } from '#domain/site/siteId.ts';
import type { DifferencePolicy, WaterFigures, WaterImport, WaterReport } from '#ports/WaterImport.ts';
import { SITE } from './builders.ts';

/** Records figures that nothing can be said against; a correction where they differ from those recorded before. */
export async function recordWater(
  waterImport: WaterImport,
  figures: Partial<WaterFigures>,
  site: SiteId = SITE,
  differing: DifferencePolicy = 'correct',
): Promise<WaterReport> {
  const outcome = await waterImport.record(site, { readings: [], areas: [], ...figures }, differing);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}
