import { boxOf, type LabelBox } from './labelBox.ts';
import type { MapWindow } from './mapWindow.ts';
import type { MapPoint } from './projectPlace.ts';

/** A text on a map, which begins, ends or has its middle at a point. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: LabelBox;
}

/** A round or square mark, around its middle. */
export interface MarkOnMap {
  readonly point: MapPoint;
  readonly radius: number;
}

/** Between a mark and its text, as a share of the size of the letters. */
const GAP = 0.4;
/** From one place above or below the middle of a shape to the next. */
const STEP = 1.2;
const STEPS = [0, 1, -1, 2, -2, 3, -3];

/** The room of a mark. */
export function boxOfMark({ point: { x, y }, radius }: MarkOnMap): LabelBox {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** The place of a name near a point that touches nothing: there, or above or below it; there where none is free. */
export function placeAround(text: string, { x, y }: MapPoint, font: number, taken: readonly LabelBox[]): PlacedLabel {
  const places = STEPS.map((step): PlacedLabel => {
    const at = { x, y: tenths(y + step * STEP * font) };
    return { ...at, anchor: 'middle', box: boxOf(text, at, font) };
  });
  const [middle] = places as [PlacedLabel];
  return places.find(({ box }) => isFree(box, taken)) ?? middle;
}

/** The place of a text beside a mark that touches nothing, inside the window. Undefined where there is none. */
export function placeBeside(
  text: string,
  { point, radius }: MarkOnMap,
  font: number,
  taken: readonly LabelBox[],
  window: MapWindow,
): PlacedLabel | undefined {
  const away = tenths(radius + GAP * font);
  const { right: half } = boxOf(text, { x: 0, y: 0 }, font);
  const places = (['start', 'end'] as const).map((anchor): PlacedLabel => {
    const direction = anchor === 'start' ? 1 : -1;
    const x = tenths(point.x + direction * away);
    return { x, y: point.y, anchor, box: boxOf(text, { x: x + direction * half, y: point.y }, font) };
  });
  return places.find(({ box }) => isInside(box, window) && isFree(box, taken));
}

function isFree(box: LabelBox, taken: readonly LabelBox[]): boolean {
  return !taken.some(
    ({ left, right, top, bottom }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
  );
}

function isInside({ left, right, top, bottom }: LabelBox, { x, y, width, height }: MapWindow): boolean {
  return left >= x && right <= x + width && top >= y && bottom <= y + height;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
