import { boxOf, boxOfMark, type LabelBox } from './labelBox.ts';
import type { MapWindow } from './mapWindow.ts';
import type { PointRows } from './PointRows.ts';
import type { MapPoint } from './projectPlace.ts';
import { isWithin, type Ring } from './shapeRings.ts';
import type { MapMark } from './spreadMarks.ts';

/** A text on a map, which begins, ends or has its middle at a point. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: LabelBox;
  /** From its mark to the text, where that is not beside it: two points. */
  readonly line?: readonly [MapPoint, MapPoint];
}

/** Where a name belongs. */
export interface NamedShape {
  readonly middle: MapPoint;
  readonly rings: readonly Ring[];
}

/** What a text must not touch: other texts and marks, and points of borders and of lines to other texts. */
export interface Taken {
  readonly boxes: readonly LabelBox[];
  readonly points: PointRows;
}

/** Between a mark and its text, as a share of the size of the letters. */
const GAP = 0.4;
/** From a text to a border, as a share of the same. */
const AIR = 0.5;
/** From one place to the next, as a share of the same. */
const STEP = 0.4;
/** How many places are tried away from a mark, and to each side of there. */
const AWAY = Array.from({ length: 28 }, (_, index) => index);
const ASIDE = Array.from({ length: 31 }, (_, index) => index - 15);
/** A text above or below a mark is less easily read as its own than one beside it that is as far away. */
const SLANT = 1.5;
/** A text that is nearer than this, as a share of the size of the letters, needs no line to it. */
const NEAR = 0.9;
/** From the middle of a shape, the nearest first. */
const MOVES = ASIDE.flatMap((x) => ASIDE.map((y) => ({ x, y, distance: Math.hypot(x, y) }))).sort(
  (one, other) => one.distance - other.distance,
);

/**
 * The place of a name inside its shape that touches neither marks nor texts: as few points of borders as possible, and as
 * near to the middle as possible. The middle where there is none.
 */
export function placeName(text: string, { middle, rings }: NamedShape, font: number, taken: Taken): PlacedLabel {
  const atMiddle = boxOf(text, middle, font);
  let best: { readonly place: PlacedLabel; readonly cost: number } | undefined;
  for (const { x, y, distance } of MOVES) {
    // No nearer place follows.
    if (best !== undefined && best.cost <= distance) break;
    const at = { x: tenths(middle.x + x * STEP * font), y: tenths(middle.y + y * STEP * font) };
    const box = moved(atMiddle, at.x - middle.x, at.y - middle.y);
    if (taken.boxes.some((other) => overlap(box, other)) || !isWithin(rings, at)) continue;
    const cost = distance + font * taken.points.countIn(withAir(box, font));
    if (best === undefined || cost < best.cost) best = { place: { ...at, anchor: 'middle', box }, cost };
  }
  return best?.place ?? { ...middle, anchor: 'middle', box: atMiddle };
}

/**
 * The place of a text nearest to its mark that touches nothing, inside the window: beside the mark, or farther away with a
 * line to it, which leads past other texts and marks. Undefined where there is none.
 */
export function placeLabel(
  text: string,
  mark: MapMark,
  font: number,
  taken: Taken,
  window: MapWindow,
): PlacedLabel | undefined {
  const { point } = mark;
  const others = taken.boxes.filter((box) => !isIn(box, point));
  const atOrigin = boxOf(text, { x: 0, y: 0 }, font);
  let best: { readonly place: PlacedLabel; readonly distance: number } | undefined;
  for (const { x, y, anchor, middle, gap } of placesAround(atOrigin, mark, font)) {
    // No nearer place follows.
    if (best !== undefined && best.distance <= gap) break;
    const box = moved(atOrigin, middle, y);
    const dx = clamp(point.x, box.left, box.right) - point.x;
    const dy = clamp(point.y, box.top, box.bottom) - point.y;
    const distance = Math.hypot(dx, dy * SLANT) - mark.radius;
    if (best !== undefined && best.distance <= distance) continue;
    if (!isInside(box, window) || taken.boxes.some((other) => overlap(box, other))) continue;
    if (taken.points.countIn(withAir(box, font)) > 0) continue;
    const place = { x: tenths(x), y: tenths(y), anchor, box };
    if (distance < NEAR * font) {
      best = { place, distance };
      continue;
    }
    const line = lineTo(place, point, font);
    if (pointsOfLine(line).some((each) => others.some((other) => isIn(other, each)))) continue;
    best = { place: { ...place, line }, distance };
  }
  return best?.place;
}

/**
 * Places around a mark: to its right, which is the first choice, to its left, below and above. The text is at least `gap`
 * away from the mark, which grows.
 */
function* placesAround({ right: halfWidth, bottom: halfHeight }: LabelBox, mark: MapMark, font: number) {
  const { point, radius } = mark;
  const { top, bottom } = boxOfMark(mark);
  for (const away of AWAY) {
    const gap = (GAP + away * STEP) * font;
    const beside = radius + gap;
    const beyond = gap + halfHeight;
    for (const aside of ASIDE) {
      const y = point.y + aside * STEP * font;
      const x = point.x + (aside * halfWidth) / ASIDE.length;
      yield { x: point.x + beside, y, anchor: 'start', middle: point.x + beside + halfWidth, gap } as const;
      yield { x: point.x - beside, y, anchor: 'end', middle: point.x - beside - halfWidth, gap } as const;
      yield { x, y: bottom + beyond, anchor: 'middle', middle: x, gap } as const;
      yield { x, y: top - beyond, anchor: 'middle', middle: x, gap } as const;
    }
  }
}

/** From the middle of a mark, which is drawn above the line, to the nearest side of a text. */
function lineTo({ x, y, anchor, box }: PlacedLabel, point: MapPoint, font: number) {
  const towardsText = (GAP * font) / 2;
  const end = {
    start: { x: x - towardsText, y },
    end: { x: x + towardsText, y },
    middle: { x: clamp(point.x, box.left, box.right), y: y < point.y ? box.bottom : box.top },
  }[anchor];
  return [point, { x: tenths(end.x), y: tenths(end.y) }] as const;
}

/** Points along a line, one for each unit of the map. */
export function pointsOfLine([from, to]: readonly [MapPoint, MapPoint]): readonly MapPoint[] {
  const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
  return Array.from({ length: pieces + 1 }, (_, piece) => ({
    x: from.x + ((to.x - from.x) * piece) / pieces,
    y: from.y + ((to.y - from.y) * piece) / pieces,
  }));
}

function moved({ left, right, top, bottom }: LabelBox, x: number, y: number): LabelBox {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

function withAir({ left, right, top, bottom }: LabelBox, font: number): LabelBox {
  return { left: left - AIR * font, right: right + AIR * font, top, bottom };
}

function overlap(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function isIn({ left, right, top, bottom }: LabelBox, { x, y }: MapPoint): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function isInside({ left, right, top, bottom }: LabelBox, { x, y, width, height }: MapWindow): boolean {
  return left >= x && right <= x + width && top >= y && bottom <= y + height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
