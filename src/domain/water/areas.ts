import { CROPS, WATER_REGIONS, type Crop, type WaterRegion } from './codes.ts';
import { tally, type Tally } from './tally.ts';
import type { WaterUse } from './water.ts';

/** The sum of all areas, in rai. */
export function totalArea(areas: readonly WaterUse[]): Tally {
  return tally(areas.map(({ area }) => area));
}

/**
 * The area of each crop in all regions together, in rai: every crop of the specification, even without figures. The
 * largest comes first, crops without figures after zero, and 'other' crops and areas last.
 */
export function areaByCrop(areas: readonly WaterUse[]): readonly (Tally & { readonly crop: Crop })[] {
  return CROPS.map((crop) => ({ crop, ...totalArea(areas.filter((one) => one.crop === crop)) })).toSorted(
    (one, other) => Number(isOther(one.crop)) - Number(isOther(other.crop)) || (other.sum ?? -1) - (one.sum ?? -1),
  );
}

function isOther(crop: Crop): boolean {
  return crop === 'other-crops' || crop === 'other-areas';
}

/** The area of all crops together in each region, in rai: every region from north to south, even without figures. */
export function areaByRegion(areas: readonly WaterUse[]): readonly (Tally & { readonly region: WaterRegion })[] {
  return WATER_REGIONS.map((region) => ({ region, ...totalArea(areas.filter((one) => one.region === region)) }));
}
