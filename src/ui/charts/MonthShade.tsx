import { rounded } from './levelBarGeometry.ts';

interface MonthShadeProps {
  /** In per cent of the chart. */
  readonly from: number;
  readonly to: number;
}

/** Shows in the chart of a year which of its months is looked at. */
export function MonthShade({ from, to }: MonthShadeProps) {
  return <rect className="water-chart-month" x={`${from}%`} width={`${rounded(to - from)}%`} height="100%" />;
}
