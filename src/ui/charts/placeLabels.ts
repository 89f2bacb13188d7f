import type { MapWindow } from './mapWindow.ts';
import type { MapPoint } from './projectPlace.ts';

export interface MapLabel {
  readonly text: string;
  /** Where its middle should be. */
  readonly at: MapPoint;
}

/** In units of the map. */
export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a letter, as a share of the size of the letters. Rather too wide: too narrow, names would touch. */
const LETTER_WIDTH = 0.56;
const LINE = 1.15;

/**
 * Puts names on a map so that none covers another: names that must be there move down until there is room, others are
 * left out where there is none or where they would not be wholly inside the window.
 */
export function placeLabels(
  window: MapWindow,
  font: number,
  needed: readonly MapLabel[],
  others: readonly MapLabel[],
): { readonly needed: readonly MapLabel[]; readonly others: readonly MapLabel[] } {
  const taken: LabelBox[] = [];
  const placed = needed
    .toSorted((one, other) => one.at.y - other.at.y)
    .map(({ text, at }) => {
      const x = moveInside(at.x, (widthOf(text) * font) / 2, window);
      let y = at.y;
      while (taken.some((box) => overlaps(box, boxOf(text, { x, y }, font)))) y += font / 4;
      taken.push(boxOf(text, { x, y }, font));
      return { text, at: { x, y } };
    });
  const small = font * SMALL;
  const fitting = others.filter(({ text, at }) => {
    const box = boxOf(text, at, small);
    const isInside =
      box.left >= window.x &&
      box.right <= window.x + window.width &&
      box.top >= window.y &&
      box.bottom <= window.y + window.height;
    if (!isInside || taken.some((other) => overlaps(box, other))) return false;
    taken.push(box);
    return true;
  });
  return { needed: placed, others: fitting };
}

/** Of the names that can be left out, as a share of the others. */
export const SMALL = 0.8;

function moveInside(x: number, half: number, { x: left, width }: MapWindow): number {
  return Math.min(Math.max(x, left + half), left + width - half);
}

/** The room that a text takes whose middle is at a point. */
export function boxOf(text: string, { x, y }: MapPoint, font: number): LabelBox {
  const half = (widthOf(text) * font) / 2;
  return { left: x - half, right: x + half, top: y - (font * LINE) / 2, bottom: y + (font * LINE) / 2 };
}

/** In letters of the font; marks above and below letters take no room. */
function widthOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length * LETTER_WIDTH;
}

function overlaps(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
