import { useId } from 'react';
import type { MonthOfReadings } from '#domain/water/readingYears.ts';
import { firstOfMonth } from '../firstOfMonth.ts';
import { waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { rounded } from './levelBarGeometry.ts';
import { MonthAxis } from './MonthAxis.tsx';
import { MonthShade } from './MonthShade.tsx';
import { roundTop } from './roundTop.ts';

const MONTHS = 12;
/** Of a month's width. */
const BAR = 0.36;
const HEADROOM = 1.12;

interface FlowChartProps {
  readonly months: readonly MonthOfReadings[];
  /** Of the Gregorian calendar. */
  readonly year: number;
  /** The month that is looked at: it is shaded. */
  readonly month?: number | undefined;
  /** What the chart shows, in a sentence. */
  readonly name: string;
}

/** Inflow and release of each month of a year as two bars: a full one, and an empty one with an outline. */
export function FlowChart({ months, year, month: chosen, name }: FlowChartProps) {
  const context = useRenderContext();
  const id = useId();
  const sums = months.flatMap(({ inflow, outflow }) => [inflow.sum ?? 0, outflow.sum ?? 0]);
  const most = Math.max(...sums);
  if (!(most > 0)) return null;
  const top = roundTop(most);
  const bar = (month: number, place: 0 | 1, sum: number | null) => {
    const height = rounded(((sum ?? 0) / (top * HEADROOM)) * 100);
    const x = rounded(((month - 1 + 0.12 + place * (BAR + 0.04)) / MONTHS) * 100);
    return (
      <rect
        key={`${month}-${place}`}
        className={place === 0 ? 'flow-chart-in' : 'flow-chart-out'}
        x={`${x}%`}
        y={`${rounded(100 - height)}%`}
        width={`${rounded((BAR / MONTHS) * 100)}%`}
        height={`${height}%`}
      />
    );
  };
  const figure = (sum: number | null) => (sum === null ? context.t(waterMessages.notReported) : context.figure(sum));
  const textOf = (month: number) => {
    const found = months.find((each) => each.month === month);
    if (found === undefined) return '';
    return context.t(waterMessages.chartMonth, {
      month: context.longMonth(firstOfMonth(year, month)),
      inflow: figure(found.inflow.sum),
      outflow: figure(found.outflow.sum),
    });
  };
  return (
    <figure
      className="water-chart"
      data-enhance="chart"
      data-label={context.t(waterMessages.chartByMonth, { year: context.year(year) })}
      data-months={Array.from({ length: MONTHS }, (_, index) => textOf(index + 1)).join('\n')}
    >
      <svg className="water-chart-plot flow-chart-plot" role="img" aria-labelledby={id}>
        <title id={id}>{name}</title>
        {chosen !== undefined && (
          <MonthShade from={rounded(((chosen - 1) / MONTHS) * 100)} to={rounded((chosen / MONTHS) * 100)} />
        )}
        {RULES.map(({ part, y }) => (
          <line
            key={part}
            className={part === 0 ? 'water-chart-full' : 'water-chart-rule'}
            x1="0"
            x2="100%"
            y1={`${y}%`}
            y2={`${y}%`}
          />
        ))}
        {months.map(({ month, inflow, outflow }) => [bar(month, 0, inflow.sum), bar(month, 1, outflow.sum)])}
        {RULES.map(({ part, y }) => (
          <text key={part} className="water-chart-share" x="-8" y={`${y}%`} dy="0.35em" textAnchor="end">
            {context.number(part * top)}
          </text>
        ))}
        <text className="water-chart-share" x="0" y="0.5em">
          {context.t(waterMessages.millionCubicMetres)}
        </text>
      </svg>
      <MonthAxis />
      <ul className="water-chart-key">
        <li data-key="in">{context.t(waterMessages.inflow)}</li>
        <li data-key="out">{context.t(waterMessages.outflow)}</li>
      </ul>
    </figure>
  );
}

/** Lines at nothing, half and all of the height of the chart. */
const RULES = [0, 0.5, 1].map((part) => ({ part, y: rounded(100 - (part * 100) / HEADROOM) }));
