import { scaleLinear } from 'd3-scale';
import { rounded } from './levelBarGeometry.ts';

interface ValueBarProps {
  readonly amount: number;
  /** The largest of the amounts that are compared. */
  readonly largest: number;
}

/** An amount beside its figure, as long as it is large. */
export function ValueBar({ amount, largest }: ValueBarProps) {
  const length = largest === 0 ? 0 : rounded(scaleLinear([0, largest], [0, 100])(amount));
  return (
    <svg className="amount-bar" aria-hidden="true">
      <rect width={`${length}%`} height="100%" />
    </svg>
  );
}
