import { createElement } from 'react';
import { areaByCrop, areaByRegion, totalArea } from '#domain/water/areas.ts';
import type { Crop, WaterRegion } from '#domain/water/codes.ts';
import { compareAreas } from '#domain/water/compareAreas.ts';
import type { WaterUse } from '#domain/water/water.ts';
import { cropLabels, regionLabels } from '../../messages/water.ts';
import type { RenderContext } from '../../RenderContext.tsx';
import { largestOf, type AreaSums } from './AreaTable.tsx';

/** The sums of areas, and of those of the year before where there are any. */
export function sumsOf(areas: readonly WaterUse[], before: readonly WaterUse[] | undefined): AreaSums {
  if (before === undefined) return { area: totalArea(areas) };
  return { area: totalArea(areas), before: totalArea(before), comparison: compareAreas(areas, before) };
}

/**
 * Rows of an `AreaTable`: every region that has figures.
 *
 * @param hrefOf where the name of a region leads
 */
export function regionRows(
  context: RenderContext,
  areas: readonly WaterUse[],
  before: readonly WaterUse[] | undefined,
  hrefOf: (region: WaterRegion) => string,
) {
  return areaByRegion(areas)
    .filter(({ all }) => all > 0)
    .map(({ region }) => {
      const isHere = (one: WaterUse) => one.region === region;
      return {
        key: region,
        label: createElement('a', { href: hrefOf(region) }, context.t(regionLabels[region])),
        ...sumsOf(areas.filter(isHere), before?.filter(isHere)),
      };
    });
}

/**
 * Rows of an `AreaTable`: every crop, even without figures.
 *
 * @param hrefOf the page of a crop, where its name links to it
 */
export function cropRows(
  context: RenderContext,
  areas: readonly WaterUse[],
  before: readonly WaterUse[] | undefined,
  hrefOf?: (crop: Crop) => string,
) {
  return areaByCrop(areas).map(({ crop }) => {
    const isThis = (one: WaterUse) => one.crop === crop;
    const name = context.t(cropLabels[crop]);
    return {
      key: crop,
      label: hrefOf === undefined ? name : createElement('a', { href: hrefOf(crop) }, name),
      ...sumsOf(areas.filter(isThis), before?.filter(isThis)),
    };
  });
}

/** At which area the bars of these rows are full. */
export function fullBarOf(rows: readonly AreaSums[]): number {
  return largestOf(rows.flatMap(({ area, before }) => [area.sum, before?.sum]));
}
