import { CROPS, WATER_REGIONS, type Crop, type WaterRegion } from './codes.ts';
import { tally, type Tally } from './tally.ts';
import type { WaterUse } from './water.ts';

/** Rai of all the areas together. */
export function totalArea(areas: readonly WaterUse[]): Tally {
  return tally(areas.map(({ area }) => area));
}

/** Rai of each crop over all regions, every crop of the specification in its order, whether there are figures or not. */
export function areaByCrop(areas: readonly WaterUse[]): readonly (Tally & { readonly crop: Crop })[] {
  return CROPS.map((crop) => ({ crop, ...totalArea(areas.filter((one) => one.crop === crop)) }));
}

/** Rai of each region over all crops, from north to south, whether there are figures or not. */
export function areaByRegion(areas: readonly WaterUse[]): readonly (Tally & { readonly region: WaterRegion })[] {
  return WATER_REGIONS.map((region) => ({ region, ...totalArea(areas.filter((one) => one.region === region)) }));
}
