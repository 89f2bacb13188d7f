import { scaleLinear } from 'd3-scale';
import { rounded } from './levelBarGeometry.ts';

interface ValueBarProps {
  readonly amount: number;
  /** The largest of the amounts that are compared. */
  readonly largest: number;
}

/** A bar next to a figure, whose length is in proportion to it. */
export function ValueBar({ amount, largest }: ValueBarProps) {
  const length = largest === 0 ? 0 : rounded(scaleLinear([0, largest], [0, 100])(amount));
  return (
    <svg className="value-bar" aria-hidden="true">
      <rect width={`${length}%`} height="100%" />
    </svg>
  );
}
