const POINT = /([MLZ])(?:(-?[\d.]+),(-?[\d.]+))?/g;
/** Of paths: tenths. Sums of rounded differences would drift away from the line; those of integers do not. */
const PER_UNIT = 10;

/**
 * The same SVG path with each point written as its difference from the one before: neighbours differ by little, and by the
 * same amounts again and again. A page with charts is a sixth smaller by it when compressed.
 *
 * @param path made of `M`, `L` and `Z` with absolute coordinates of at most one decimal
 */
export function relativePath(path: string): string {
  let before = { x: 0, y: 0 };
  return [...path.matchAll(POINT)]
    .map(([, command, x, y]) => {
      if (command === 'Z') return 'z';
      const point = { x: Math.round(Number(x) * PER_UNIT), y: Math.round(Number(y) * PER_UNIT) };
      const [dx, dy] = command === 'M' ? [point.x, point.y] : [point.x - before.x, point.y - before.y];
      before = point;
      return `${command === 'M' ? 'M' : 'l'}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
    })
    .join('');
}

/** `0.5` as `.5`. */
function short(tenths: number): string {
  return String(tenths / PER_UNIT).replace(/^(-?)0\./, '$1.');
}
