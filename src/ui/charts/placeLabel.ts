import { boxOf, boxOfMark, linesOf, type LabelBox } from './labelBox.ts';
import type { MapWindow } from './mapWindow.ts';
import type { PointRows } from './PointRows.ts';
import type { MapPoint } from './projectPlace.ts';
import { isWithin, type Ring } from './shapeRings.ts';
import type { MapMark } from './mapMark.ts';

/** A text on a map, which begins, ends or has its middle at a point. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: LabelBox;
  /** From its mark to the text, where that is not beside it: two points. */
  readonly line?: readonly [MapPoint, MapPoint];
}

export interface PlacedName extends PlacedLabel {
  /** In one or two lines. */
  readonly text: string;
}

/** Where a name belongs. */
export interface NamedShape {
  readonly middle: MapPoint;
  readonly rings: readonly Ring[];
}

/** A mark with its room. */
export interface PlacedMark {
  readonly point: MapPoint;
  readonly box: LabelBox;
}

/** Where a text must not stand. */
export interface Taken {
  /** Of other texts and marks. */
  readonly boxes: readonly LabelBox[];
  /** Of borders, and of lines to other texts. */
  readonly points: PointRows;
  /** Of other shapes, to which the text would seem to belong. */
  readonly rings: readonly Ring[];
  /** All marks of the map: directly beside another than its own, a text would seem to be of that. */
  readonly marks: readonly PlacedMark[];
  /** Whether the text must be clearly nearest to its own mark; otherwise it keeps off others only if it can. */
  readonly isNearest: boolean;
}

/** Between a mark and its text, as a share of the size of the letters. */
const GAP = 0.4;
/** From a text to a border, as a share of the same; a name, which belongs between borders, may be nearer. */
const MARGIN = 0.5;
const NAME_MARGIN = 0.3;
/** From one place to the next, as a share of the same. */
const STEP = 0.4;
/** How many places are tried away from a mark, and to each side of there. */
const STEPS_AWAY = Array.from({ length: 48 }, (_, index) => index);
const STEPS_ASIDE = steps(15);
/** A text above or below a mark is less easily read as its own than one beside it that is as far away. */
const VERTICAL_WEIGHT = 1.5;
/** A text clearly belongs to its mark if every other mark is at least this many times as far away. */
const CLEARER = 1.8;
/** A text that is nearer than this, as a share of the size of the letters, and not at a corner needs no line to it. */
const NEAR = 0.9;
/** By how much farther away, as a share of the same, a text may stand in order to keep off the marks of others. */
const DETOUR = 12;
/** From one place of a name to the next, as a share of the same. */
const MOVE = 0.25;
/** From the middle of a shape, the nearest first. */
const MOVES = steps(28)
  .flatMap((x, _, all) => all.map((y) => ({ x, y })))
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/**
 * The place of a name: in its shape, as near to the middle as possible, where it touches nothing. A name of several words
 * may stand in two lines. One for which there is no room stands nearby, with a line to the middle.
 */
export function placeName(name: string, shape: NamedShape, font: number, taken: Taken, window: MapWindow): PlacedName {
  for (const text of [name, ...inTwoLines(name)]) {
    const place = placeInside(text, shape, font, taken);
    if (place) return { text, ...place };
  }
  const { middle } = shape;
  const nearby = placeLabel(name, { point: middle, radius: 0, above: 0 }, font, taken, window);
  return { text: name, ...(nearby ?? { ...middle, anchor: 'middle', box: boxOf(name, middle, font) }) };
}

/** A name of several words, at each of its spaces, the most even first. */
export function inTwoLines(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const longer = (space: number) => Math.max(space, name.length - 1 - space);
  return spaces
    .sort((one, other) => longer(one) - longer(other))
    .map((space) => `${name.slice(0, space)}\n${name.slice(space + 1)}`);
}

function placeInside(text: string, { middle, rings }: NamedShape, font: number, taken: Taken): PlacedLabel | undefined {
  const atMiddle = boxOf(text, middle, font);
  // Borders are often slanted: there may be room for a short line above or below a long one.
  const lines = linesOf(text, middle.y, font).map(({ line, y }) => boxOf(line, { x: middle.x, y }, font));
  for (const move of MOVES) {
    const [dx, dy] = [move.x * MOVE * font, move.y * MOVE * font];
    const box = moved(atMiddle, dx, dy);
    if (taken.boxes.some((other) => overlap(box, other))) continue;
    if (lines.some((line) => taken.points.hasAnyIn(withMargin(moved(line, dx, dy), NAME_MARGIN * font)))) continue;
    const at = { x: tenths(middle.x + dx), y: tenths(middle.y + dy) };
    if (isWithin(rings, at)) return { ...at, anchor: 'middle', box };
  }
  return undefined;
}

/**
 * The place of a text nearest to its mark that touches nothing, inside the window: beside the mark, or farther away with a
 * line to it, which leads past other texts and marks. It stands in the shape of its mark or outside of all. Undefined
 * where there is none.
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
  const ownBox = boxOfMark(mark);
  const otherMarks = taken.marks.filter((other) => other.point !== point);
  const atOrigin = boxOf(text, { x: 0, y: 0 }, font);
  let best: { readonly place: PlacedLabel; readonly cost: number } | undefined;
  for (const { x, y, anchor, middle, gap } of placesAround(atOrigin, mark, font)) {
    // No nearer place follows.
    if (best !== undefined && best.cost <= gap) break;
    const box = moved(atOrigin, middle, y);
    const distance = distanceTo(box, mark, VERTICAL_WEIGHT);
    if (best !== undefined && best.cost <= distance) continue;
    if (!isInside(box, window) || taken.boxes.some((other) => overlap(box, other))) continue;
    if (taken.points.hasAnyIn(withMargin(box, MARGIN * font)) || isWithin(taken.rings, { x: middle, y })) continue;
    const place = { x: tenths(x), y: tenths(y), anchor, box };
    const isBeside = distance < NEAR * font && isAlongside(box, ownBox);
    const least = isBeside && taken.isNearest ? CLEARER * distanceBetween(box, ownBox) : GAP * font;
    const isNearOther = otherMarks.some((other) => distanceBetween(box, other.box) < least);
    if (isNearOther && taken.isNearest) continue;
    const cost = isNearOther ? distance + DETOUR * font : distance;
    if (best !== undefined && best.cost <= cost) continue;
    if (isBeside) {
      best = { place, cost };
      continue;
    }
    const line = lineTo(place, point, font);
    if (others.some((other) => passesThrough(line, other))) continue;
    best = { place: { ...place, line }, cost };
  }
  return best?.place;
}

/**
 * Places around a mark: to its right, which is the first choice, to its left, below and above. `gap`, the least distance
 * between mark and text, grows from one to the next.
 */
function* placesAround({ right: halfWidth, bottom: halfHeight }: LabelBox, mark: MapMark, font: number) {
  const { point, radius } = mark;
  const { top, bottom } = boxOfMark(mark);
  for (const away of STEPS_AWAY) {
    const gap = (GAP + away * STEP) * font;
    const beside = radius + gap;
    const beyond = gap + halfHeight;
    for (const aside of STEPS_ASIDE) {
      const y = point.y + aside * STEP * font;
      const x = point.x + (aside * halfWidth) / STEPS_ASIDE.length;
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

/** Whole numbers around 0. */
function steps(most: number): readonly number[] {
  return Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
}

function moved({ left, right, top, bottom }: LabelBox, x: number, y: number): LabelBox {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

function withMargin({ left, right, top, bottom }: LabelBox, margin: number): LabelBox {
  return { left: left - margin, right: right + margin, top, bottom };
}

function overlap(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Whether the smaller of two boxes has at least half of its width or of its height in common with the other. */
function isAlongside(one: LabelBox, other: LabelBox): boolean {
  const widths = [one, other].map(({ left, right }) => right - left);
  const heights = [one, other].map(({ top, bottom }) => bottom - top);
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) >= Math.min(...widths) / 2 ||
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= Math.min(...heights) / 2
  );
}

function isIn({ left, right, top, bottom }: LabelBox, { x, y }: MapPoint): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Whether a line leads through a box: whether a part of it is between both sides and between top and bottom (Liang–Barsky). */
function passesThrough([from, to]: readonly [MapPoint, MapPoint], { left, right, top, bottom }: LabelBox): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  for (const [towards, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (towards === 0 && room <= 0) return false;
    if (towards < 0) enter = Math.max(enter, room / towards);
    if (towards > 0) leave = Math.min(leave, room / towards);
  }
  return enter < leave;
}

function isInside({ left, right, top, bottom }: LabelBox, { x, y, width, height }: MapWindow): boolean {
  return left >= x && right <= x + width && top >= y && bottom <= y + height;
}

function distanceBetween(one: LabelBox, other: LabelBox): number {
  const dx = Math.max(one.left - other.right, other.left - one.right, 0);
  const dy = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(dx, dy);
}

/** Between a text and a mark. */
function distanceTo(box: LabelBox, { point, radius }: MapMark, verticalWeight = 1): number {
  const dx = clamp(point.x, box.left, box.right) - point.x;
  const dy = clamp(point.y, box.top, box.bottom) - point.y;
  return Math.hypot(dx, dy * verticalWeight) - radius;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
