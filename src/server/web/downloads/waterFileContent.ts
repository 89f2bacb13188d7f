import type { SiteId } from '#domain/site/siteId.ts';
import type { Water } from '#ports/Water.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { WaterFile } from '#ui/waterFiles.ts';
import { reservoirsCsv, withShares } from './reservoirsCsv.ts';
import { waterUseCsv } from './waterUseCsv.ts';

/** The same figures as JSON and as CSV. */
export interface WaterFileContent {
  readonly json: object;
  csv(context: RenderContext): string;
}

const VOLUME = 'million cubic metres';
const FLOW = 'million cubic metres per day';
const UNITS = {
  ...{ volume: VOLUME, storage: VOLUME, deadStorage: VOLUME, maxStorage: VOLUME, usable: VOLUME },
  ...{ inflow: FLOW, outflow: FLOW, share: 'per cent of storage' },
};

/** The content of a file; undefined when there are no such figures. */
export async function waterFileContent(
  water: Water,
  site: SiteId,
  file: WaterFile,
  signal: AbortSignal,
): Promise<WaterFileContent | undefined> {
  switch (file.type) {
    case 'reservoirs': {
      const { size, date } = file;
      const { reservoirs } = await water.reservoirs({ site, size, date }, signal);
      if (reservoirs.every(({ reading }) => reading === undefined)) return undefined;
      const all = reservoirs.map(({ reservoir, reading }) => ({
        ...reservoir,
        reading: reading === undefined ? null : withShares(reservoir, reading),
      }));
      return {
        json: { size, date, units: UNITS, reservoirs: all },
        csv: (context) =>
          reservoirsCsv(
            reservoirs.map((one) => ({ ...one, date })),
            context,
          ),
      };
    }
    case 'reservoir': {
      const found = await water.reservoir(site, file.id, signal);
      if (!found.ok) return undefined;
      const { reservoir, readings } = found.value;
      return {
        json: { units: UNITS, reservoir, readings: readings.map((reading) => withShares(reservoir, reading)) },
        csv: (context) =>
          reservoirsCsv(
            readings.map((reading) => ({ reservoir, reading, date: reading.date })),
            context,
          ),
      };
    }
    case 'waterUse': {
      const { season } = file;
      const { areas } = await water.waterUse({ site, season }, signal);
      if (areas.length === 0) return undefined;
      return { json: { ...season, units: { area: 'rai' }, areas }, csv: (context) => waterUseCsv(areas, context) };
    }
  }
}
