import { WATER_REGIONS, type WaterRegion } from '#domain/water/codes.ts';
import { COUNTRY_OUTLINE } from './countryOutline.ts';
import { boxOf, boxOfMark, type LabelBox } from './labelBox.ts';
import { OUTLINE_POINTS } from './outlinePoints.ts';
import { PointRows } from './PointRows.ts';
import type { MapPoint } from './projectPlace.ts';
import type { MapMark } from './mapMark.ts';

export interface RegionName {
  /** In one or two lines. */
  readonly text: string;
  /** Its middle, in units of the map. */
  readonly at: MapPoint;
}

/** Where the name of a region stands if no mark is there, in units of the country's map. */
const MIDDLES: Readonly<Record<WaterRegion, MapPoint>> = {
  north: { x: 110, y: 130 },
  northeast: { x: 395, y: 285 },
  central: { x: 185, y: 320 },
  east: { x: 290, y: 450 },
  west: { x: 62, y: 400 },
  south: { x: 130, y: 735 },
};

/** How far a name may move, and in which steps, in units of the map. */
const REACH = 104;
const STEP = 8;
/** To the sides of the map, which the country's outline does not touch. */
const EDGE = 12;
/** Between a name and a mark. */
const GAP = 5;
/** Between a name and a text beside it. */
const GAP_TO_TEXT = 10;

/** What crossing the outline counts: as much as covering so large a part of a mark or name, in square units. */
const CROSSING = 400;
const OUTLINE = new PointRows(OUTLINE_POINTS);

const MOVES = movesWithin(REACH, STEP);

/**
 * Puts the names of the regions on the map of the country, each as near to the middle of its region as it can be without
 * touching a mark, another text or the outline of the country; where there is no such place, where it touches least.
 *
 * @param font the size of the letters, in units of the map
 * @param others the room of other texts
 */
export function placeRegionNames(
  nameOf: (region: WaterRegion) => string,
  marks: readonly MapMark[],
  font: number,
  others: readonly LabelBox[] = [],
): readonly RegionName[] {
  const taken: LabelBox[] = [
    ...marks.map((mark) => boxOfMark(mark, GAP)),
    ...others.map((box) => ({ ...box, left: box.left - GAP_TO_TEXT, right: box.right + GAP_TO_TEXT })),
  ];
  return WATER_REGIONS.map((region) => {
    const text = nameOf(region);
    const middle = MIDDLES[region];
    let best: { readonly at: MapPoint; readonly covered: number } | undefined;
    for (const move of MOVES) {
      const at = { x: middle.x + move.x, y: middle.y + move.y };
      const box = boxOf(text, at, font);
      if (box.left < -EDGE || box.right > COUNTRY_OUTLINE.width + EDGE) continue;
      const crossing = OUTLINE.hasAnyIn(box) ? CROSSING : 0;
      const covered = taken.reduce((sum, other) => sum + commonArea(box, other), crossing);
      if (best === undefined || covered < best.covered) best = { at, covered };
      if (covered === 0) break;
    }
    const at = best?.at ?? middle;
    taken.push(boxOf(text, at, font));
    return { text, at };
  });
}

/** Nearest first. */
function movesWithin(reach: number, step: number): readonly MapPoint[] {
  const steps = Array.from({ length: (2 * reach) / step + 1 }, (_, index) => index * step - reach);
  return steps
    .flatMap((x) => steps.map((y) => ({ x, y })))
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

function commonArea(one: LabelBox, other: LabelBox): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}
