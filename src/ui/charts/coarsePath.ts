const MOVE = /[ML](-?[\d.]+),(-?[\d.]+)/g;
/** Of what is left of a part: fewer enclose nothing. */
const MIN_POINTS = 3;

/**
 * An outline for a small map: without points that are nearer to the one before than `step`, and without parts that
 * nobody would see.
 *
 * @param path made of `M`, `L` and `Z` with absolute coordinates
 */
export function coarsePath(path: string, step: number): string {
  return path
    .split('Z')
    .map((part) => {
      const kept: { readonly x: number; readonly y: number }[] = [];
      for (const [, x, y] of part.matchAll(MOVE)) {
        const [point, last] = [{ x: Number(x), y: Number(y) }, kept.at(-1)];
        if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= step) kept.push(point);
      }
      return kept.length < MIN_POINTS ? '' : `M${kept.map(({ x, y }) => `${String(x)},${String(y)}`).join('L')}Z`;
    })
    .join('');
}
