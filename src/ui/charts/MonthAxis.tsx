import { firstOfMonth } from '../firstOfMonth.ts';
import { useRenderContext } from '../RenderContext.tsx';

interface MonthAxisProps {
  readonly months: readonly { readonly month: number; readonly x: number }[];
  /** Whether `x` is the middle of each month, not its beginning. */
  readonly isCentred?: boolean;
}

/** Every month on a wide screen, every second one on a phone. */
export function MonthAxis({ months, isCentred = false }: MonthAxisProps) {
  const context = useRenderContext();
  return (
    <svg className="year-chart-months" aria-hidden="true" textAnchor={isCentred ? 'middle' : undefined}>
      {months.map(({ month, x }) => (
        <text key={month} x={`${x}%`} y="1.2em" className={month % 2 === 0 ? 'year-chart-minor' : undefined}>
          {context.month(firstOfMonth(2024, month))}
        </text>
      ))}
    </svg>
  );
}
