import { scaleLinear } from 'd3-scale';

/** Parts of a bar, in per cent of the room it has. */
interface LevelBarGeometry {
  /** Where the storage ends. */
  readonly full: number;
  /** How far the water reaches inside the storage. */
  readonly inside: number;
  /** How far it reaches beyond. */
  readonly beyond: number;
}

/**
 * @param share per cent of storage
 * @param end per cent of storage at which the room ends; the same for all bars that are to be compared
 */
export function levelBarGeometry(share: number, end: number): LevelBarGeometry {
  const along = scaleLinear([0, end], [0, 100]).clamp(true);
  const inside = along(Math.min(share, 100));
  return { full: rounded(along(100)), inside: rounded(inside), beyond: rounded(along(share) - inside) };
}

/** The room in which all of these shares fit, in per cent of storage: 100, or the next ten above the fullest. */
export function barEnd(shares: readonly (number | null)[]): number {
  return Math.max(100, ...shares.map((share) => Math.ceil((share ?? 0) / 10) * 10));
}

/** Hundredths of a per cent are finer than any screen, and shorter to send. */
export function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
