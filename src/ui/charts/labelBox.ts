import type { MapPoint } from './projectPlace.ts';
import type { MapMark } from './mapMark.ts';

/** The room that a text takes on a map, in units of the map. */
export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a letter, as a share of the size of the letters. Rather too wide: too narrow, names would touch or cross borders. */
const LETTER_WIDTH = 0.56;
/** Of a line, as a share of the same. */
const LINE = 1.15;

/** The room that a text of one or more lines takes whose middle is at a point. */
export function boxOf(text: string, { x, y }: MapPoint, font: number): LabelBox {
  const lines = text.split('\n');
  // Marks above and below letters take no room.
  const letters = Math.max(...lines.map((line) => line.replace(/\p{M}/gu, '').length));
  const halfWidth = (letters * LETTER_WIDTH * font) / 2;
  const halfHeight = (lines.length * LINE * font) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** The lines of a text whose middle is at this y, each with its own. */
export function linesOf(text: string, y: number, font: number) {
  const lines = text.split('\n');
  return lines.map((line, index) => ({ line, y: y + (index - (lines.length - 1) / 2) * LINE * font }));
}

/** The room of a mark, with the triangle above it if it has one, and a gap around it. */
export function boxOfMark({ point: { x, y }, radius, above }: MapMark, gap = 0): LabelBox {
  return {
    left: x - radius - gap,
    right: x + radius + gap,
    top: y - radius - above - gap,
    bottom: y + radius + gap,
  };
}
