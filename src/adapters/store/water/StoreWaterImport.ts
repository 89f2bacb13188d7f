import type { Instant } from '#domain/instant.ts';
import { done, refused } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type {
  DifferencePolicy,
  FigureCounts,
  ReportedArea,
  WaterFigures,
  WaterImport,
  WaterReport,
} from '#ports/WaterImport.ts';
import type { Database, Tx } from '../Database.ts';
import { isSitePublished } from '../isSitePublished.ts';
import { withPublishLock } from '../withPublishLock.ts';
import { replaceReservoirDocuments } from '../search/reservoirDocuments.ts';
import type { StoreEngine, Warn } from '../StoreEngine.ts';
import type { WaterUseTable } from '../StoreTables.ts';
import { changeVersion } from './changeVersion.ts';
import { addCounts, distinct, insertInBatches, isRecorded, NO_FIGURES } from './figureRows.ts';
import { recordReadings } from './recordReadings.ts';
import { replaceSimulation, simulateUntil } from './simulation.ts';
import { readRegister, replaceRegister } from './register.ts';
import { reviseFigures } from './reviseFigures.ts';

type AreaRow = Omit<WaterUseTable, 'revision'>;

/** Records figures in one transaction, and corrections as new rows. */
export class StoreWaterImport implements WaterImport {
  readonly #engine: StoreEngine;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #warn: Warn;

  constructor(engine: StoreEngine, database: Database, clock: Clock, warn: Warn) {
    this.#engine = engine;
    this.#database = database;
    this.#clock = clock;
    this.#warn = warn;
  }

  // One import at a time: two that correct the same day at the same time would both write its next revision.
  record(...of: Parameters<WaterImport['record']>): ReturnType<WaterImport['record']> {
    return this.#database.withUnavailable(() =>
      withPublishLock(this.#engine.publishLock(), this.#warn, () => this.#recordLocked(...of)),
    );
  }

  #recordLocked(
    site: SiteId,
    { register, simulation, readings, areas }: WaterFigures,
    differing: DifferencePolicy,
  ): ReturnType<WaterImport['record']> {
    const now = this.#clock.now();
    return this.#database.write(async (tx) => {
      if (!(await isSitePublished(tx, site))) return refused('siteNotFound');
      const registered = await readRegister(tx, site);
      const known = new Set((register ?? registered).map(({ id }) => id));
      if (readings.some(({ reservoir }) => !known.has(reservoir))) return refused('reservoirNotFound');
      const isReplaced = register !== undefined && JSON.stringify(register) !== JSON.stringify(registered);
      if (isReplaced) await replaceReservoirDocuments(tx, this.#engine.search, site, register);
      const replaced = register && (await replaceRegister(tx, site, register));
      if (register !== undefined) await replaceSimulation(tx, site, simulation, isReplaced);
      const reported = await recordReadings(tx, site, readings, register ?? registered, { now, differing });
      const invented = await simulateUntil(tx, site, register ?? registered, now);
      const report: WaterReport = {
        ...(replaced !== undefined && { register: replaced }),
        readings: addCounts(reported, invented),
        areas: await recordAreas(tx, site, areaRows(site, areas, now), differing),
      };
      if (isReplaced || isRecorded(report.readings) || isRecorded(report.areas)) await changeVersion(tx, site);
      return done(report);
    });
  }
}

function areaRows(site: SiteId, areas: readonly ReportedArea[], now: Instant): readonly AreaRow[] {
  return areas.map(({ source, invented, ...area }) => ({
    site,
    ...area,
    source_th: source.th,
    source_en: source.en,
    invented: Number(invented),
    recorded_at: now,
  }));
}

async function recordAreas(
  tx: Tx,
  site: SiteId,
  given: readonly AreaRow[],
  differing: DifferencePolicy,
): Promise<FigureCounts> {
  if (given.length === 0) return NO_FIGURES;
  const recorded = await tx
    .selectFrom('water_use')
    .selectAll()
    .where('site', '=', site)
    .where('date', 'in', distinct(given.map(({ date }) => date)))
    .orderBy('revision')
    .execute();
  const { rows, counts } = reviseFigures(given, recorded, {
    keyOf: ({ year, season, region, crop, date }) => [year, season, region, crop, date].join(' '),
    figuresOf: (row) => [row.area, row.source_th, row.source_en, row.invented],
    differing,
  });
  await insertInBatches(rows, (some) => tx.insertInto('water_use').values(some).execute());
  return counts;
}
