import { addDays } from '#domain/calendar/days.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { FigureCounts, WaterSimulation } from '#ports/WaterImport.ts';
import { simulateReadings } from '#adapters/sample-water/simulateReadings.ts';
import type { Tx } from '../Database.ts';
import { addCounts, NO_FIGURES } from './figureRows.ts';
import { recordReadings } from './recordReadings.ts';

/** How many years before yesterday the readings of a sample begin, in whole months. */
const YEARS = 5;

/** Makes a site's readings invented ones from now on, or no longer. */
export async function replaceSimulation(
  tx: Tx,
  site: SiteId,
  simulation: WaterSimulation | undefined,
  isRegisterReplaced: boolean,
): Promise<void> {
  if (simulation === undefined) {
    await tx.deleteFrom('water_simulations').where('site', '=', site).execute();
    return;
  }
  const { seed } = simulation;
  const unknown = isRegisterReplaced ? { until: null } : {};
  await tx
    .insertInto('water_simulations')
    .values({ site, seed, until: null })
    .onConflict((conflict) => conflict.column('site').doUpdateSet({ seed, ...unknown }))
    .execute();
}

/**
 * Adds a site's invented readings until yesterday; nothing where readings are not invented, and nothing for a reservoir
 * that is not.
 */
export async function simulateUntil(
  tx: Tx,
  site: SiteId,
  register: readonly Reservoir[],
  now: Instant,
): Promise<FigureCounts> {
  const yesterday = addDays(departmentDate(now), -1);
  const simulation = await tx
    .selectFrom('water_simulations')
    .select(['seed', 'until'])
    .where('site', '=', site)
    .executeTakeFirst();
  if (yesterday === undefined || simulation === undefined) return NO_FIGURES;
  const { seed, until } = simulation;
  if (until !== null && until >= yesterday) return NO_FIGURES;
  const from = (until && addDays(until, 1)) ?? firstDay(yesterday);
  const simulated = register
    .filter(({ invented }) => invented)
    .map((reservoir) => simulateReadings(reservoir, seed, from, yesterday));
  const readings = simulated.flatMap((one) => one.readings);
  const corrections = simulated.flatMap((one) => one.corrections);
  const added = await recordReadings(tx, site, readings, register, { now, differing: 'ignore' });
  const corrected = await recordReadings(tx, site, corrections, register, { now, differing: 'correct' });
  await tx.updateTable('water_simulations').set({ until: yesterday }).where('site', '=', site).execute();
  return addCounts(added, { ...NO_FIGURES, corrected: corrected.corrected });
}

function firstDay(yesterday: CalendarDate): CalendarDate {
  const [year = '', month = ''] = yesterday.split('-');
  return `${String(Number(year) - YEARS)}-${month}-01` as CalendarDate;
}
