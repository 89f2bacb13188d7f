/** Steps of a power of ten, as parts of it: areas of crops differ by a thousand times. */
const PARTS = [0.01, 0.05, 0.1, 0.5, 1];

/**
 * Where the steps of shading begin, smallest first: the largest power of ten that is not above the largest amount, and
 * round parts of it. Empty when there is nothing to shade.
 */
export function heatBounds(largest: number): readonly number[] {
  if (largest <= 0) return [];
  const top = 10 ** Math.floor(Math.log10(largest));
  return PARTS.map((part) => part * top);
}

/** The step of an amount: 0 below the first bound, and 5 from the last one. */
export function heatStep(amount: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => amount >= bound).length;
}
