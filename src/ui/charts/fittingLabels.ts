import { boxOf, type LabelBox } from './labelBox.ts';
import type { MapWindow } from './mapWindow.ts';
import type { MapPoint } from './projectPlace.ts';
import type { ProvinceShape } from './provinceShapes.ts';

export interface ShapeLabel {
  readonly text: string;
  readonly shape: Pick<ProvinceShape, 'middle' | 'path'>;
}

/** Between two places that are tried, as a share of the size of the letters. */
const STEP = 0.5;

/**
 * The names that have room in their shapes, each at the place nearest to the middle where it crosses no border and is
 * wholly inside the window: of some shapes, the window has only a part.
 */
export function fittingLabels<Label extends ShapeLabel>(
  window: MapWindow,
  font: number,
  labels: readonly Label[],
): readonly (Label & { readonly at: MapPoint })[] {
  const places = placesIn(window, font * STEP);
  return labels.flatMap((label) => {
    const { middle, path } = label.shape;
    const rings = ringsOf(path);
    const fits = (at: MapPoint) => {
      const box = boxOf(label.text, at, font);
      return isInWindow(box, window) && isInside(box, rings);
    };
    const distance = ({ x, y }: MapPoint) => Math.hypot(x - middle.x, y - middle.y);
    const at = fits(middle)
      ? middle
      : places
          .filter((place) => rings.some((ring) => contains(ring, place)))
          .toSorted((one, other) => distance(one) - distance(other))
          .find(fits);
    return at === undefined ? [] : [{ ...label, at }];
  });
}

function placesIn({ x, y, width, height }: MapWindow, step: number): readonly MapPoint[] {
  const along = (from: number, length: number) =>
    Array.from({ length: Math.floor(length / step) }, (_, index) => Math.round((from + index * step) * 10) / 10);
  const across = along(x, width);
  return along(y, height).flatMap((down) => across.map((each) => ({ x: each, y: down })));
}

function isInWindow({ left, right, top, bottom }: LabelBox, { x, y, width, height }: MapWindow): boolean {
  return left >= x && right <= x + width && top >= y && bottom <= y + height;
}

type Ring = readonly MapPoint[];

/** The closed lines of a path of the form `M10 20l1-2 3 4z`. */
function ringsOf(path: string): readonly Ring[] {
  return Array.from(path.matchAll(/M([^l]*)l([^z]*)z/g), ([, start = '', steps = '']) => {
    const [x = 0, y = 0] = numbersOf(start);
    const ring: MapPoint[] = [{ x, y }];
    const moves = numbersOf(steps);
    for (let place = 0; place + 1 < moves.length; place += 2) {
      const last = ring.at(-1) ?? { x, y };
      ring.push({ x: last.x + (moves[place] ?? 0), y: last.y + (moves[place + 1] ?? 0) });
    }
    return ring;
  });
}

function numbersOf(text: string): readonly number[] {
  return Array.from(text.matchAll(/-?\d+/g), ([number]) => Number(number));
}

/** Whether a box is in a shape: its corners are, and no corner of the shape is in the box. */
function isInside({ left, right, top, bottom }: LabelBox, rings: readonly Ring[]): boolean {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  if (!corners.every((corner) => rings.some((ring) => contains(ring, corner)))) return false;
  return !rings.flat().some(({ x, y }) => left <= x && x <= right && top <= y && y <= bottom);
}

/** Whether a point is in a closed line: a ray from it crosses the line an odd number of times. */
function contains(ring: Ring, { x, y }: MapPoint): boolean {
  return (
    ring.filter((to, place) => {
      const from = ring.at(place - 1) ?? to;
      return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    }).length %
      2 ===
    1
  );
}
