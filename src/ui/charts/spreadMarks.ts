import { boxOfMark } from './labelBox.ts';
import type { MapMark } from './mapMark.ts';

/** Between two marks. */
const GAP = 6;
const ROUNDS = 40;

/**
 * Moves marks whose boxes overlap apart, with their triangles, each of two by the same distance in the direction in which they
 * overlap least, until none overlaps or the rounds are used up. A mark that nothing touches stays where it is.
 */
export function spreadMarks<Mark extends MapMark>(marks: readonly Mark[]): readonly Mark[] {
  const moved = marks.map((mark) => ({ mark, x: mark.point.x, y: mark.point.y }));
  const boxAt = ({ mark, x, y }: (typeof moved)[number]) => boxOfMark({ ...mark, point: { x, y } }, GAP / 2);
  const moveApart = (one: (typeof moved)[number], other: (typeof moved)[number]) => {
    const [box, next] = [boxAt(one), boxAt(other)];
    const width = Math.min(box.right, next.right) - Math.max(box.left, next.left);
    const height = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
    // What cannot be seen is not worth another round.
    if (width < 0.1 || height < 0.1) return false;
    const side = width <= height ? 'x' : 'y';
    const push = Math.min(width, height) / 2;
    const direction = other[side] < one[side] ? -1 : 1;
    one[side] -= direction * push;
    other[side] += direction * push;
    return true;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = moved.flatMap((one, index) => moved.slice(index + 1).map((other) => moveApart(one, other)));
    if (!pairs.includes(true)) break;
  }
  return moved.map(({ mark, x, y }) => ({ ...mark, point: { x: tenths(x), y: tenths(y) } }));
}

/**
 * The radius of what can be pointed at around a mark: as much as a finger needs, but only half of the way to the next
 * mark, so that no mark lies below the target of another.
 */
export function targetRadius(mark: MapMark, all: readonly MapMark[], needed: number): number {
  const halves = all
    .filter((other) => other !== mark)
    .map(({ point: { x, y } }) => Math.hypot(x - mark.point.x, y - mark.point.y) / 2);
  return tenths(Math.max(mark.radius, Math.min(needed, ...halves)));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
