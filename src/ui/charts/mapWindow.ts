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

/** Around the shapes of a close part, and its width to its height, which is less than that of a phone's screen. */
const CLOSE_MARGIN = 8;
const NARROWEST = 0.8;

/** The part of the map that is hardly larger than shapes, in its middle: for a map that shows more beside it. */
export function closeMapWindow(shapes: readonly ProvinceShape[]): MapWindow {
  const left = Math.min(...shapes.map(({ box }) => box[0]));
  const top = Math.min(...shapes.map(({ box }) => box[1])) - CLOSE_MARGIN;
  const right = Math.max(...shapes.map(({ box }) => box[2]));
  const height = Math.max(...shapes.map(({ box }) => box[3])) + CLOSE_MARGIN - top;
  const width = Math.round(Math.max(right - left + 2 * CLOSE_MARGIN, height * NARROWEST));
  return { x: Math.round((left + right - width) / 2), y: top, width, height };
}

/** Whether any of a shape may be seen in a part of the map. */
export function isInWindow({ box: [left, top, right, bottom] }: ProvinceShape, window: MapWindow): boolean {
  return left < window.x + window.width && right > window.x && top < window.y + window.height && bottom > window.y;
}
