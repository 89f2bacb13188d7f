import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

const WIDTH = 100;
const HEIGHT = 24;
/** Every third day, counted back from the last one: no eye sees more on a line of this size. */
const STEP = 3;
/** Of the storage: smaller changes are not stretched to the whole height. */
const LEAST_RANGE = 0.1;

/**
 * The path of a small line of volumes, oldest first, in a box of 100 × 24; days without a volume are gaps. Empty when there
 * are fewer than two points.
 *
 * @param storage in the unit of the volumes
 */
export function sparklinePath(volumes: readonly (number | null)[], storage: number): string {
  const last = volumes.length - 1;
  const points = volumes.flatMap((volume, index) => ((last - index) % STEP === 0 ? [{ index, volume }] : []));
  const known = points.flatMap(({ volume }) => volume ?? []);
  if (known.length < 2) return '';
  const middle = (Math.min(...known) + Math.max(...known)) / 2;
  const range = Math.max(Math.max(...known) - Math.min(...known), storage * LEAST_RANGE);
  const x = scaleLinear([0, last], [0, WIDTH]);
  const y = scaleLinear([middle - range / 2, middle + range / 2], [HEIGHT - 2, 2]);
  const path = line<(typeof points)[number]>()
    .defined(({ volume }) => volume !== null)
    .x(({ index }) => x(index))
    .y(({ volume }) => y(volume ?? 0))
    .digits(0);
  return path(points) ?? '';
}
