import { COUNTRY_OUTLINE } from './countryOutline.ts';
import type { ProvinceShape } from './provinceShapes.ts';

/** A part of the country's map, in its units. */
export interface MapWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around the shapes: enough to see what they border on. */
const MARGIN = 26;
/** Smaller parts would show how coarse the shapes are. */
const SMALLEST = 150;
/** Height to width: taller parts would fill a phone's screen. */
const TALLEST = 1;
const FLATTEST = 0.7;

/** The part of the map that shows shapes and what is around them, in their middle. */
export function mapWindow(shapes: readonly ProvinceShape[]): MapWindow {
  const left = Math.min(...shapes.map(({ box }) => box[0])) - MARGIN;
  const top = Math.min(...shapes.map(({ box }) => box[1])) - MARGIN;
  const right = Math.max(...shapes.map(({ box }) => box[2])) + MARGIN;
  const bottom = Math.max(...shapes.map(({ box }) => box[3])) + MARGIN;
  const width = Math.min(
    Math.max(right - left, SMALLEST, (bottom - top) / TALLEST),
    COUNTRY_OUTLINE.width + 2 * MARGIN,
  );
  const height = Math.max(bottom - top, width * FLATTEST);
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Whether any of a shape may be seen in a part of the map. */
export function isInWindow({ box: [left, top, right, bottom] }: ProvinceShape, window: MapWindow): boolean {
  return left < window.x + window.width && right > window.x && top < window.y + window.height && bottom > window.y;
}
