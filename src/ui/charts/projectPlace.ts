import { geoMercator } from 'd3-geo';
import type { Reservoir } from '#domain/water/water.ts';
import { COUNTRY_OUTLINE } from './countryOutline.ts';

/** A point in the units of the country's map, whose origin is its top left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const projection = geoMercator()
  .scale(COUNTRY_OUTLINE.scale)
  .translate([...COUNTRY_OUTLINE.translate]);

/**
 * Where a place is on the map of the country, rounded to tenths of a unit. Undefined when it is not on the map.
 *
 * @param place in degrees (WGS 84)
 */
export function projectPlace({ latitude, longitude }: NonNullable<Reservoir['place']>): MapPoint | undefined {
  const point = projection([longitude, latitude]);
  if (point === null) return undefined;
  const [x, y] = point.map((units) => Math.round(units * 10) / 10) as [number, number];
  const isOnMap = x >= 0 && x <= COUNTRY_OUTLINE.width && y >= 0 && y <= COUNTRY_OUTLINE.height;
  return isOnMap ? { x, y } : undefined;
}
