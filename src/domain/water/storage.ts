import { WATER_REGIONS, type WaterRegion } from './codes.ts';
import { difference, percentOf, tally, type Tally } from './tally.ts';
import type { EarlierVolumes, Reading, Reservoir } from './water.ts';

/** A reservoir with its reading of one day. The reading is absent when the reservoir did not report that day. */
export interface ReservoirOnDay {
  readonly reservoir: Reservoir;
  readonly reading?: Reading;
  /** Present where it was requested. */
  readonly earlier?: EarlierVolumes;
}

/** The added figures of several reservoirs. */
export interface StorageTotals {
  /** Water in the reservoirs that reported a volume, in million cubic metres. Null when none did. */
  readonly volume: number | null;
  /** Storage capacity of the same reservoirs, in million cubic metres. Null when none reported. */
  readonly storage: number | null;
  /** The volume as per cent of the storage. Null when no reservoir reported. */
  readonly share: number | null;
  /**
   * Water above dead storage, in million cubic metres. Null when no reservoir reported, and when the dead storage of
   * one that reported is not known.
   */
  readonly usable: number | null;
  /** How many reservoirs reported a volume. */
  readonly reported: number;
  /** How many reservoirs there are. */
  readonly all: number;
  /** Added inflow and outflow, in million cubic metres a day. */
  readonly inflow: Tally;
  readonly outflow: Tally;
}

/**
 * How full a reservoir is, in per cent of its storage. It can be more than 100 (spec §1). Null when no volume was
 * reported.
 */
export function shareOfStorage(reading: Pick<Reading, 'volume' | 'storage'>): number | null {
  return reading.volume === null ? null : percentOf(reading.volume, reading.storage);
}

/**
 * The water that can be released: the volume above dead storage, in million cubic metres, and 0 when the water is below
 * it. Null when the volume was not reported or the dead storage is not known.
 */
export function usableVolume(
  reservoir: Pick<Reservoir, 'deadStorage'>,
  reading: Pick<Reading, 'volume'>,
): number | null {
  if (reading.volume === null || reservoir.deadStorage === undefined) return null;
  return Math.max(difference(reading.volume, reservoir.deadStorage), 0);
}

/**
 * Adds the figures of several reservoirs. The share is the added volumes divided by the added storages of the same
 * reservoirs: percentages are never averaged. A reservoir that reported no volume is left out of both sums.
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

/** `storageTotals` of each region that has reservoirs, from north to south. */
export function storageByRegion(
  reservoirs: readonly ReservoirOnDay[],
): readonly (StorageTotals & { readonly region: WaterRegion })[] {
  return WATER_REGIONS.flatMap((region) => {
    const inRegion = reservoirs.filter(({ reservoir }) => reservoir.region === region);
    return inRegion.length === 0 ? [] : [{ region, ...storageTotals(inRegion) }];
  });
}
