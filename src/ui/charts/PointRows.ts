import type { LabelBox } from './labelBox.ts';
import type { MapPoint } from './projectPlace.ts';

/** Points of a map by rows, because hundreds of boxes are compared with a thousand points for each label. */
export class PointRows {
  readonly #rows = new Map<number, MapPoint[]>();

  constructor(points: readonly MapPoint[] = []) {
    this.add(points);
  }

  add(points: readonly MapPoint[]): void {
    for (const point of points) {
      const row = Math.floor(point.y);
      const others = this.#rows.get(row);
      if (others === undefined) this.#rows.set(row, [point]);
      else others.push(point);
    }
  }

  hasAnyIn({ left, right, top, bottom }: LabelBox): boolean {
    for (let row = Math.floor(top); row <= bottom; row++)
      for (const { x, y } of this.#rows.get(row) ?? []) if (x > left && x < right && y > top && y < bottom) return true;
    return false;
  }
}
