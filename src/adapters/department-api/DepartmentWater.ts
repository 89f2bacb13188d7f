import type { Slug } from '#domain/content/slug.ts';
import { refused } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ReservoirsOnDay, ReservoirsQuery, Water, WaterUseOfSeason, WaterUseQuery } from '#ports/Water.ts';
import type { PublicReads } from './cache/PublicReads.ts';
import { fillPath, PATHS } from './wire/paths.ts';
import { reservoirsQueryToWire, waterUseQueryToWire } from './wire/WaterQueryWire.ts';
import { reservoirHistoryFromWire, reservoirsOnDayFromWire, waterUseFromWire } from './wire/WaterWire.ts';

/** The figures of water that the department's API has. */
export class DepartmentWater implements Water {
  readonly #reads: PublicReads;

  constructor(reads: PublicReads) {
    this.#reads = reads;
  }

  async reservoirs(query: ReservoirsQuery, signal?: AbortSignal): Promise<ReservoirsOnDay> {
    const { site, date } = query;
    const path = fillPath(PATHS.reservoirs, { site });
    if (path === undefined) return { ...(date !== undefined && { date }), days: [], reservoirs: [] };
    const question = reservoirsQueryToWire(query).toString();
    return await this.#reads.ask({
      method: 'GET',
      path: `${path}?${question}`,
      answer: reservoirsOnDayFromWire,
      isEmpty: ({ reservoirs }) => reservoirs.every(({ reading }) => reading === undefined),
      signal,
    });
  }

  async reservoir(site: SiteId, id: Slug, signal?: AbortSignal): ReturnType<Water['reservoir']> {
    const path = fillPath(PATHS.reservoir, { site, slug: id });
    if (path === undefined) return refused('reservoirNotFound');
    return await this.#reads.askOrBeRefused({ method: 'GET', path, answer: reservoirHistoryFromWire, signal }, [
      'reservoirNotFound',
    ]);
  }

  async waterUse(query: WaterUseQuery, signal?: AbortSignal): Promise<WaterUseOfSeason> {
    const { site, season } = query;
    const path = fillPath(PATHS.waterUse, { site });
    if (path === undefined) return { ...(season !== undefined && { season }), seasons: [], areas: [] };
    const question = waterUseQueryToWire(query).toString();
    return await this.#reads.ask({
      method: 'GET',
      path: `${path}?${question}`,
      answer: waterUseFromWire,
      isEmpty: ({ areas }) => areas.length === 0,
      signal,
    });
  }
}
