import { refused } from '#domain/outcome.ts';
import { readingsOfYear } from '#domain/water/readingYears.ts';
import type {
  ReservoirHistory,
  ReservoirQuery,
  ReservoirsOnDay,
  ReservoirsQuery,
  Water,
  WaterUseOfSeason,
  WaterUseQuery,
} from '#ports/Water.ts';
import type { OnDropped } from '#adapters/schema/readSchema.ts';
import type { StaleIfErrorClient } from './cache/StaleIfErrorClient.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';
import { reservoirQueryToWire, reservoirsQueryToWire, waterUseQueryToWire } from './wire/WaterQueryWire.ts';
import { reservoirHistoryFromWire, reservoirsOnDayFromWire, waterUseFromWire } from './wire/WaterWire.ts';

/** The water figures of the department's API. */
export class DepartmentWater implements Water {
  readonly #reads: StaleIfErrorClient;
  readonly #pathOf: SitePathOf;

  constructor(reads: StaleIfErrorClient, pathOf: SitePathOf) {
    this.#reads = reads;
    this.#pathOf = pathOf;
  }

  async reservoirs(query: ReservoirsQuery, signal?: AbortSignal): Promise<ReservoirsOnDay> {
    const { site, date } = query;
    const path = this.#pathOf(PATHS.reservoirs, { site });
    const nothing = { ...(date !== undefined && { date }), days: [], reservoirs: [] };
    if (path === undefined) return nothing;
    const request = {
      method: 'GET',
      path: `${path}?${reservoirsQueryToWire(query).toString()}`,
      parse: reservoirsOnDayFromWire,
      isEmpty: ({ reservoirs }: ReservoirsOnDay) => reservoirs.every(({ reading }) => reading === undefined),
      signal,
    } as const;
    return await this.#reads.requestOfSite(request, nothing);
  }

  async reservoir(query: ReservoirQuery, signal?: AbortSignal): ReturnType<Water['reservoir']> {
    const { site, id, year } = query;
    const path = this.#pathOf(PATHS.reservoir, { site, slug: id });
    if (path === undefined) return refused('reservoirNotFound');
    const search = reservoirQueryToWire(query).toString();
    const request = {
      method: 'GET',
      path: search === '' ? path : `${path}?${search}`,
      parse: (json: unknown, onDropped?: OnDropped) => ofYear(reservoirHistoryFromWire(json, onDropped), year),
      isEmpty: ({ readings }: ReservoirHistory) => year !== undefined && readings.length === 0,
      signal,
    } as const;
    const found = await this.#reads.requestOrRefusal(request, ['reservoirNotFound', 'siteNotFound']);
    return found.ok ? found : refused('reservoirNotFound');
  }

  async waterUse(query: WaterUseQuery, signal?: AbortSignal): Promise<WaterUseOfSeason> {
    const { site, season } = query;
    const path = this.#pathOf(PATHS.waterUse, { site });
    const nothing = { ...(season !== undefined && { season }), seasons: [], areas: [] };
    if (path === undefined) return nothing;
    const request = {
      method: 'GET',
      path: `${path}?${waterUseQueryToWire(query).toString()}`,
      parse: waterUseFromWire,
      isEmpty: ({ areas }: WaterUseOfSeason) => areas.length === 0,
      signal,
    } as const;
    return await this.#reads.requestOfSite(request, nothing);
  }
}

/** An API that does not know the year sends all readings. */
function ofYear({ reservoir, readings }: ReservoirHistory, year: number | undefined): ReservoirHistory {
  return { reservoir, readings: year === undefined ? readings : readingsOfYear(readings, year) };
}
