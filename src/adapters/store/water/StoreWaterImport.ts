import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/instant.ts';
import { done, refused } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { Clock } from '#ports/Clock.ts';
import type {
  DifferencePolicy,
  FigureCounts,
  ReportedArea,
  ReportedReading,
  WaterFigures,
  WaterImport,
  WaterReport,
} from '#ports/WaterImport.ts';
import type { Database, Tx } from '../Database.ts';
import { isSitePublished } from '../isSitePublished.ts';
import { withPublishLock } from '../withPublishLock.ts';
import { replaceReservoirDocuments } from '../search/reservoirDocuments.ts';
import type { StoreEngine, Warn } from '../StoreEngine.ts';
import type { ReadingTable, WaterUseTable } from '../StoreTables.ts';
import { readRegister, replaceRegister } from './register.ts';
import { reviseFigures } from './reviseFigures.ts';

/** Far below the limit of both engines for values in one statement. */
const ROWS_PER_STATEMENT = 500;

const NO_FIGURES: FigureCounts = { added: 0, corrected: 0, ignored: 0, unchanged: 0 };

type ReadingRow = Omit<ReadingTable, 'revision'>;
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
    { register, readings, areas }: WaterFigures,
    differing: DifferencePolicy,
  ): ReturnType<WaterImport['record']> {
    const now = this.#clock.now();
    return this.#database.write(async (tx) => {
      if (!(await isSitePublished(tx, site))) return refused('siteNotFound');
      const registered = await readRegister(tx, site);
      const rows = readingRows(site, readings, register ?? registered, now);
      if (rows.length < readings.length) return refused('reservoirNotFound');
      const isReplaced = register !== undefined && JSON.stringify(register) !== JSON.stringify(registered);
      if (isReplaced) await replaceReservoirDocuments(tx, this.#engine.search, site, register);
      const report: WaterReport = {
        ...(register !== undefined && { register: await replaceRegister(tx, site, register) }),
        readings: await recordReadings(tx, site, rows, differing),
        areas: await recordAreas(tx, site, areaRows(site, areas, now), differing),
      };
      if (isReplaced || isRecorded(report.readings) || isRecorded(report.areas)) await changeVersion(tx, site);
      return done(report);
    });
  }
}

function isRecorded({ added, corrected }: FigureCounts): boolean {
  return added + corrected > 0;
}

/** So that caches notice the import (`SiteVersions`). */
async function changeVersion(tx: Tx, site: SiteId): Promise<void> {
  const version = randomUUID();
  await tx
    .insertInto('water_versions')
    .values({ site, version })
    .onConflict((conflict) => conflict.column('site').doUpdateSet({ version }))
    .execute();
}

/** Leaves out readings of reservoirs that are not in the register. */
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

async function recordReadings(
  tx: Tx,
  site: SiteId,
  given: readonly ReadingRow[],
  differing: DifferencePolicy,
): Promise<FigureCounts> {
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

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

async function insertInBatches<T>(rows: readonly T[], insert: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await insert(rows.slice(start, start + ROWS_PER_STATEMENT));
}
