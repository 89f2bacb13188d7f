import type { MapPoint } from './projectPlace.ts';

/** The room that a text takes on a map, in units of the map. */
export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a letter, as a share of the size of the letters. Rather too wide: too narrow, names would touch or cross borders. */
const LETTER_WIDTH = 0.56;
const LINE = 1.15;

/** The room that a text takes whose middle is at a point. */
export function boxOf(text: string, { x, y }: MapPoint, font: number): LabelBox {
  // Marks above and below letters take no room.
  const half = (text.replace(/\p{M}/gu, '').length * LETTER_WIDTH * font) / 2;
  return { left: x - half, right: x + half, top: y - (font * LINE) / 2, bottom: y + (font * LINE) / 2 };
}
