import type { MapPoint } from './projectPlace.ts';

/** A mark on the map of the country, in its units. */
export interface MapMark {
  readonly point: MapPoint;
  readonly radius: number;
  /** The radius of the mark with its warning triangle, if it has one. */
  readonly room: number;
}
