import { sql } from 'kysely';
import type { Slug } from '#domain/content/slug.ts';
import { daysOfYear, type CalendarDate } from '#domain/instant.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { CROPS, WATER_REGIONS } from '#domain/water/codes.ts';
import { earlierDays, earlierVolumes } from '#domain/water/earlierVolumes.ts';
import type { EarlierVolumes, Reading, Reservoir, ReservoirSize, WaterUse } from '#domain/water/water.ts';
import type {
  ReservoirHistory,
  ReservoirQuery,
  ReservoirsOnDay,
  ReservoirsQuery,
  SeasonOfYear,
  Water,
  WaterUseOfSeason,
  WaterUseQuery,
} from '#ports/Water.ts';
import type { Database, Tx } from '../Database.ts';
import { isStorable } from '../isStorable.ts';
import type { ReadingTable, WaterUseTable } from '../StoreTables.ts';
import { readRegister } from './register.ts';

/** The maximum number of days to choose from. */
const MAX_DAYS = 400;

/** The latest revision of water figures. */
export class StoreWater implements Water {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async reservoirs({ site, size, date, earlier = false }: ReservoirsQuery): Promise<ReservoirsOnDay> {
    if (!isStorable(site)) return { ...(date !== undefined && { date }), days: [], reservoirs: [] };
    return this.#database.snapshot(async (tx) => {
      const days = await findDays(tx, site, size);
      const day = date ?? days[0];
      const reservoirs = await readRegister(tx, site, size);
      const readings = day === undefined ? new Map<Slug, Reading>() : await findReadings(tx, site, size, day);
      const before = earlier && day !== undefined ? await findEarlier(tx, site, size, day) : undefined;
      return {
        ...(day !== undefined && { date: day }),
        days,
        reservoirs: reservoirs.map((reservoir) => {
          const reading = readings.get(reservoir.id);
          return {
            reservoir,
            ...(reading !== undefined && { reading }),
            ...(before && { earlier: before(reservoir.id) }),
          };
        }),
      };
    });
  }

  async reservoir({ site, id, year }: ReservoirQuery): Promise<Outcome<ReservoirHistory, 'reservoirNotFound'>> {
    if (!isStorable(site, id)) return refused('reservoirNotFound');
    return this.#database.snapshot(async (tx) => {
      const found = await tx
        .selectFrom('reservoirs')
        .select('details')
        .where('site', '=', site)
        .where('id', '=', id)
        .where('position', 'is not', null)
        .executeTakeFirst();
      if (found === undefined) return refused('reservoirNotFound');
      let history = tx.selectFrom('readings').selectAll().where('site', '=', site).where('reservoir', '=', id);
      if (year !== undefined) {
        const { first, last } = daysOfYear(year);
        history = history.where('date', '>=', first).where('date', '<=', last);
      }
      const rows = await history.orderBy('date').orderBy('revision').execute();
      const readings = lastOfEach(rows, ({ date }) => date).map(readingOf);
      return done({ reservoir: JSON.parse(found.details) as Reservoir, readings });
    });
  }

  async waterUse({ site, season }: WaterUseQuery): Promise<WaterUseOfSeason> {
    if (!isStorable(site)) return { ...(season !== undefined && { season }), seasons: [], areas: [] };
    return this.#database.snapshot(async (tx) => {
      const seasons = await findSeasons(tx, site);
      const shown = season ?? seasons[0];
      if (shown === undefined) return { seasons, areas: [] };
      return { season: shown, seasons, areas: await findAreas(tx, site, shown) };
    });
  }
}

// One index lookup for each day: reading the figures of all days would take a hundred times as long.
async function findDays(tx: Tx, site: SiteId, size: ReservoirSize): Promise<readonly CalendarDate[]> {
  const newest = sql`select max(r.date) from readings as r where r.site = ${site} and r.size = ${size}`;
  const { rows } = await sql<{ date: CalendarDate }>`
    with recursive days(date) as (
      ${newest}
      union all
      select (${newest} and r.date < days.date) from days where days.date is not null
    )
    select date from days where date is not null limit ${sql.lit(MAX_DAYS)}`.execute(tx);
  return rows.map(({ date }) => date);
}

async function findReadings(
  tx: Tx,
  site: SiteId,
  size: ReservoirSize,
  date: CalendarDate,
): Promise<ReadonlyMap<Slug, Reading>> {
  const rows = await tx
    .selectFrom('readings')
    .selectAll()
    .where('site', '=', site)
    .where('size', '=', size)
    .where('date', '=', date)
    .orderBy('revision')
    .execute();
  return new Map(rows.map((row) => [row.reservoir, readingOf(row)]));
}

/** A function that gives the earlier volumes of a reservoir of this size. One query by the index of days reads them. */
async function findEarlier(
  tx: Tx,
  site: SiteId,
  size: ReservoirSize,
  date: CalendarDate,
): Promise<(reservoir: Slug) => EarlierVolumes> {
  const { first, last, yearBefore } = earlierDays(date);
  const rows = await tx
    .selectFrom('readings')
    .select(['reservoir', 'date', 'volume', 'storage'])
    .where('site', '=', site)
    .where('size', '=', size)
    .where((where) => where.or([where.between('date', first, last), where('date', '=', yearBefore)]))
    .orderBy('date')
    .orderBy('revision')
    .execute();
  const byReservoir = Map.groupBy(rows, ({ reservoir }) => reservoir);
  return (reservoir) => earlierVolumes(date, byReservoir.get(reservoir) ?? []);
}

async function findSeasons(tx: Tx, site: SiteId): Promise<readonly SeasonOfYear[]> {
  return await tx
    .selectFrom('water_use')
    .select(['year', 'season'])
    .distinct()
    .where('site', '=', site)
    .orderBy('year', 'desc')
    // The dry season begins after the wet one of the same year, and comes first in the alphabet.
    .orderBy('season')
    .execute();
}

async function findAreas(tx: Tx, site: SiteId, { year, season }: SeasonOfYear): Promise<readonly WaterUse[]> {
  const rows = await tx
    .selectFrom('water_use')
    .selectAll()
    .where('site', '=', site)
    .where('year', '=', year)
    .where('season', '=', season)
    .orderBy('date')
    .orderBy('revision')
    .execute();
  const shown = lastOfEach(rows, ({ region, crop }) => `${region} ${crop}`);
  const byRegion = (a: WaterUse, b: WaterUse) => WATER_REGIONS.indexOf(a.region) - WATER_REGIONS.indexOf(b.region);
  const byCrop = (a: WaterUse, b: WaterUse) => CROPS.indexOf(a.crop) - CROPS.indexOf(b.crop);
  return shown.map(areaOf).sort((a, b) => byRegion(a, b) || byCrop(a, b));
}

function readingOf(row: ReadingTable): Reading {
  const { date, volume, storage, inflow, outflow, revision } = row;
  return { date, volume, storage, inflow, outflow, source: { th: row.source_th, en: row.source_en }, revision };
}

function areaOf(row: WaterUseTable): WaterUse {
  const { year, season, region, crop, area, date, revision } = row;
  const source = { th: row.source_th, en: row.source_en };
  return { year, season, region, crop, area, date, source, revision, invented: row.invented === 1 };
}

/** The last row of each key, in the order of the first rows of the keys. */
function lastOfEach<T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
