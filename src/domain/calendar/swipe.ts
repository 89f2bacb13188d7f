/** A movement of a finger over the page: to the right and down is positive. */
export interface Movement {
  /** In CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly milliseconds: number;
}

/** The longest time that a swipe takes (spec §9). */
const MAX_SWIPE_MS = 300;
/** The shortest way of a swipe, and how far it may go up or down (spec §9). */
const MIN_SWIPE_X = 60;
const MAX_SWIPE_Y = 80;

/** What a swipe asks for: to the left, the next period. Undefined when the movement is none. */
export function swipeStep({ x, y, milliseconds }: Movement): -1 | 1 | undefined {
  if (milliseconds >= MAX_SWIPE_MS || Math.abs(x) < MIN_SWIPE_X || Math.abs(y) > MAX_SWIPE_Y) return undefined;
  return x < 0 ? 1 : -1;
}
