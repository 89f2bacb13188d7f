import type { MapPoint } from './projectPlace.ts';

/** A mark on the map of the country, in its units. */
export interface MapMark {
  readonly point: MapPoint;
  readonly radius: number;
  /** How far its warning triangle reaches above the mark; 0 where it has none. */
  readonly above: number;
}
