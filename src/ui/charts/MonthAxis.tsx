import { firstOfMonth } from '../firstOfMonth.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { rounded } from './levelBarGeometry.ts';

/** The middles of the months, in per cent of a chart. */
const MONTHS = Array.from({ length: 12 }, (_, index) => ({ month: index + 1, x: rounded(((index + 0.5) / 12) * 100) }));

/** Every month of a year on a wide screen, every second one on a phone, each below the middle of its part of the chart. */
export function MonthAxis() {
  const context = useRenderContext();
  return (
    <svg className="water-chart-axis" aria-hidden="true" textAnchor="middle">
      {MONTHS.map(({ month, x }) => (
        <text key={month} x={`${x}%`} y="1.2em" className={month % 2 === 0 ? 'water-chart-minor' : undefined}>
          {context.month(firstOfMonth(2024, month))}
        </text>
      ))}
    </svg>
  );
}
