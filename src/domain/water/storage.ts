import { WATER_REGIONS, type WaterRegion } from './codes.ts';
import { difference, percentOf, tally, type Tally } from './tally.ts';
import type { Reading, Reservoir } from './water.ts';

/** A reservoir, and what was measured there on the day in question. */
export interface ReservoirOnDay {
  readonly reservoir: Reservoir;
  readonly reading?: Reading;
}

/** What several reservoirs hold together. */
export interface StorageTotals {
  /** Million cubic metres, of those that reported; null when none did. */
  readonly volume: number | null;
  /** Million cubic metres: what those that reported can store; null when none did. */
  readonly storage: number | null;
  /** Per cent that the volume is of the storage. */
  readonly share: number | null;
  /** Million cubic metres above dead storage; null too while one that reported has no known dead storage. */
  readonly usable: number | null;
  /** How many have a volume, of how many there are. */
  readonly reported: number;
  readonly all: number;
  /** Million cubic metres a day. */
  readonly inflow: Tally;
  readonly outflow: Tally;
}

/** Per cent of the storage that is filled; null when no volume was reported. More than 100 is real (spec §1). */
export function shareOfStorage(reading: Pick<Reading, 'volume' | 'storage'>): number | null {
  return reading.volume === null ? null : percentOf(reading.volume, reading.storage);
}

/**
 * Million cubic metres that can be let out: what lies above dead storage, none when the water stands below it. Null
 * when the volume was not reported or the dead storage is not known.
 */
export function usableVolume(
  reservoir: Pick<Reservoir, 'deadStorage'>,
  reading: Pick<Reading, 'volume'>,
): number | null {
  if (reading.volume === null || reservoir.deadStorage === undefined) return null;
  return Math.max(difference(reading.volume, reservoir.deadStorage), 0);
}

/**
 * Volumes are added and compared with the added storages of the same reservoirs; percentages are never averaged, and
 * one that did not report counts on neither side.
 */
export function storageTotals(reservoirs: readonly ReservoirOnDay[]): StorageTotals {
  const known = reservoirs.flatMap(({ reservoir, reading }) =>
    reading === undefined || reading.volume === null ? [] : [{ reservoir, reading }],
  );
  const volume = tally(known.map(({ reading }) => reading.volume)).sum;
  const storage = tally(known.map(({ reading }) => reading.storage)).sum;
  const usable = tally(known.map(({ reservoir, reading }) => usableVolume(reservoir, reading)));
  return {
    volume,
    storage,
    share: volume === null || storage === null ? null : percentOf(volume, storage),
    usable: usable.reported === usable.all ? usable.sum : null,
    reported: known.length,
    all: reservoirs.length,
    inflow: tally(reservoirs.map(({ reading }) => reading?.inflow)),
    outflow: tally(reservoirs.map(({ reading }) => reading?.outflow)),
  };
}

/** The same for each region that has reservoirs, from north to south. */
export function storageByRegion(
  reservoirs: readonly ReservoirOnDay[],
): readonly (StorageTotals & { readonly region: WaterRegion })[] {
  return WATER_REGIONS.flatMap((region) => {
    const inRegion = reservoirs.filter(({ reservoir }) => reservoir.region === region);
    return inRegion.length === 0 ? [] : [{ region, ...storageTotals(inRegion) }];
  });
}
