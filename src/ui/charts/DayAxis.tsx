import { rounded } from './levelBarGeometry.ts';

interface DayAxisProps {
  /** Of the month. */
  readonly days: number;
}

const LABELLED = [1, 5, 10, 15, 20, 25, 30];

/** Some days of a month, each below the middle of its part of the chart. */
export function DayAxis({ days }: DayAxisProps) {
  return (
    <svg className="water-chart-axis" aria-hidden="true" textAnchor="middle">
      {LABELLED.filter((day) => day <= days).map((day) => (
        <text key={day} x={`${rounded(((day - 0.5) / days) * 100)}%`} y="1.2em">
          {day}
        </text>
      ))}
    </svg>
  );
}
