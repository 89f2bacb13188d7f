import type { ReservoirSize } from '#domain/water/water.ts';

/** The size of a list of reservoirs in the query of its address: large ones, which most visitors look for, need none. */
export function sizeInAddress(size: ReservoirSize): ReservoirSize | undefined {
  return size === 'large' ? undefined : size;
}
