import { scaleSqrt } from 'd3-scale';

/** In units of the country's map. */
const SMALLEST_RADIUS = 7;

/**
 * The radius of a reservoir's mark: its area grows with what the reservoir can store, from a size that can be seen.
 *
 * @param largest the largest storage of a reservoir on the map, and the radius of its mark
 */
export function markRadius(storage: number, largest: { readonly storage: number; readonly radius: number }): number {
  return tenths(scaleSqrt([0, largest.storage], [SMALLEST_RADIUS, largest.radius]).clamp(true)(storage));
}

/**
 * The path of the water in a round mark around the origin, which reaches as high as the share of the storage.
 *
 * @param share in per cent; what is above 100 does not fit the mark
 */
export function waterInCircle(radius: number, share: number): string {
  const level = tenths(waterLevelY(radius, share));
  const half = tenths(Math.sqrt(Math.max(radius ** 2 - level ** 2, 0)));
  // A whole circle is two halves: an arc that ends where it begins is not drawn.
  if (share >= 100)
    return `M-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
  return `M${half} ${level}A${radius} ${radius} 0 ${share > 50 ? 1 : 0} 1 ${-half} ${level}Z`;
}

/** Where the water in a mark ends, seen from its middle: the radius is the bottom. */
export function waterLevelY(radius: number, share: number): number {
  return tenths(radius - (2 * radius * Math.min(Math.max(share, 0), 100)) / 100);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
