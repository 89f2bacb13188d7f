import { scaleLinear } from 'd3-scale';

/** Parts of a bar, in per cent of its maximum width. */
interface LevelBarGeometry {
  /** Where the storage ends. */
  readonly full: number;
  /** Width of the water within the storage. */
  readonly inside: number;
  /** Width of the water above the storage. */
  readonly beyond: number;
}

/**
 * @param share in per cent of storage
 *
 * @param end per cent of storage at the maximum width; the same for all bars that are compared
 */
export function levelBarGeometry(share: number, end: number): LevelBarGeometry {
  const along = scaleLinear([0, end], [0, 100]).clamp(true);
  const inside = along(Math.min(share, 100));
  return { full: rounded(along(100)), inside: rounded(inside), beyond: rounded(along(share) - inside) };
}

/** Where a mark across a bar stands, in per cent of the bar's maximum width, also above the storage. */
export function placeOnBar(share: number, end: number): number {
  return rounded((100 * Math.min(Math.max(share, 0), end)) / end);
}

/**
 * The per cent of storage at which bars of these shares end: 100, or the next multiple of ten above the largest share.
 */
export function barEnd(shares: readonly (number | null)[]): number {
  return Math.max(100, ...shares.map((share) => Math.ceil((share ?? 0) / 10) * 10));
}

/** Hundredths of a per cent are finer than any screen, and make shorter HTML. */
export function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
