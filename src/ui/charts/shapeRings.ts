import type { MapPoint } from './projectPlace.ts';

/** Points around one part of a shape. */
export type Ring = readonly MapPoint[];

/** Between two points, at most, in units of the country's map: no label fits between them. */
const STEP = 2;
const MOVE = /(-?[\d.]+)[ ,]?(-?[\d.]+)/g;

/** The points along the border of a shape, whose path has one absolute point for each part, and relative lines. */
export function shapeRings(path: string): readonly Ring[] {
  return path.split('M').slice(1).map(ringOf);
}

function ringOf(part: string): Ring {
  let at = { x: 0, y: 0 };
  const corners = [...part.matchAll(MOVE)].map(([, dx, dy]) => (at = { x: at.x + Number(dx), y: at.y + Number(dy) }));
  return corners.flatMap((corner, index) => pointsBetween(corners.at(index - 1) ?? corner, corner));
}

/** Without the first point. */
function pointsBetween(from: MapPoint, to: MapPoint): Ring {
  const pieces = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  return Array.from({ length: pieces }, (_, index) => {
    const share = (index + 1) / pieces;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** Whether a point is within a shape: a ray from it to the right crosses the border an odd number of times. */
export function isWithin(rings: readonly Ring[], { x, y }: MapPoint): boolean {
  let crossings = 0;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from && from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
        crossings++;
      from = to;
    }
  }
  return crossings % 2 === 1;
}
