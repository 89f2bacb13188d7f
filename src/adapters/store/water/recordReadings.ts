import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { DifferencePolicy, FigureCounts, ReportedReading } from '#ports/WaterImport.ts';
import type { Tx } from '../Database.ts';
import type { ReadingTable } from '../StoreTables.ts';
import { distinct, insertInBatches, NO_FIGURES } from './figureRows.ts';
import { reviseFigures } from './reviseFigures.ts';

type ReadingRow = Omit<ReadingTable, 'revision'>;

interface Recording {
  readonly now: Instant;
  readonly differing: DifferencePolicy;
}

/**
 * Adds readings to a site's, or corrections of them.
 *
 * @param register has the reservoirs of all of them
 */
export async function recordReadings(
  tx: Tx,
  site: SiteId,
  readings: readonly ReportedReading[],
  register: readonly Reservoir[],
  { now, differing }: Recording,
): Promise<FigureCounts> {
  const given = readingRows(site, readings, register, now);
  if (given.length === 0) return NO_FIGURES;
  const recorded = await tx
    .selectFrom('readings')
    .selectAll()
    .where('site', '=', site)
    .where('reservoir', 'in', distinct(given.map(({ reservoir }) => reservoir)))
    .where('date', 'in', distinct(given.map(({ date }) => date)))
    .orderBy('revision')
    .execute();
  const { rows, counts } = reviseFigures(given, recorded, {
    keyOf: ({ reservoir, date }) => `${reservoir} ${date}`,
    figuresOf: (row) => [row.volume, row.storage, row.inflow, row.outflow, row.source_th, row.source_en],
    differing,
  });
  await insertInBatches(rows, (some) => tx.insertInto('readings').values(some).execute());
  return counts;
}

function readingRows(
  site: SiteId,
  readings: readonly ReportedReading[],
  register: readonly Reservoir[],
  now: Instant,
): readonly ReadingRow[] {
  const known = new Map(register.map((reservoir) => [reservoir.id, reservoir]));
  return readings.flatMap(({ source, ...reading }): readonly ReadingRow[] => {
    const reservoir = known.get(reading.reservoir);
    if (reservoir === undefined) return [];
    const { size } = reservoir;
    const { storage = reservoir.storage } = reading;
    return [{ site, ...reading, size, storage, source_th: source.th, source_en: source.en, recorded_at: now }];
  });
}
