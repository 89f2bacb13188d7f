import type { SiteId } from '#domain/site/siteId.ts';
import type { DifferencePolicy, WaterFigures, WaterImport, WaterReport } from '#ports/WaterImport.ts';
import { SITE } from './builders.ts';

/** Records valid figures; those that differ from recorded ones become corrections. */
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
