import type { MessageDescriptor } from '@formatjs/intl';
import { Fragment, useId, type ReactNode } from 'react';
import { waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { rounded } from './levelBarGeometry.ts';
import { roundTop } from './roundTop.ts';

/** Of the width that a month or a day has. */
const BAR = 0.36;
const HEADROOM = 1.12;

/** Of a month, or of a day; null where none was reported. */
export interface Flow {
  readonly inflow: number | null;
  readonly outflow: number | null;
  /** Whether it is the sum of a month that lacks days. */
  readonly isInflowPartial?: boolean;
  readonly isOutflowPartial?: boolean;
  /** Both in a sentence; empty for what has no readings. */
  readonly text: string;
}

interface FlowChartProps {
  /** One for each month of a year, or for each day of a month. */
  readonly flows: readonly Flow[];
  /** What the chart shows, in a sentence. */
  readonly name: string;
  /** What it is as a slider, whose values are read with the arrow keys. */
  readonly label: string;
  /** Of what its bars are. */
  readonly axis: ReactNode;
  readonly unit: MessageDescriptor;
}

/** Pairs of bars are as many as the months of a year: more would be too narrow to be told apart. */
const MAX_PAIRS = 12;

/**
 * Inflow as full bars, and release as empty bars beside them, or as steps across them where they are the days of a month.
 */
export function FlowChart({ flows, name, label, axis, unit }: FlowChartProps) {
  const context = useRenderContext();
  const id = useId();
  const most = Math.max(...flows.flatMap(({ inflow, outflow }) => [inflow ?? 0, outflow ?? 0]));
  if (!(most > 0)) return null;
  const top = roundTop(most);
  const isAnyPartial = flows.some(({ isInflowPartial, isOutflowPartial }) => isInflowPartial || isOutflowPartial);
  const isDense = flows.length > MAX_PAIRS;
  const percentOfWidth = (part: number) => `${rounded((part / flows.length) * 100)}%`;
  const heightOf = (flow: number) => rounded((flow / (top * HEADROOM)) * 100);
  const bar = (className: string, left: number, width: number, flow: number | null, isPartial = false) =>
    flow !== null && (
      <rect
        className={className}
        data-partial={isPartial || undefined}
        x={percentOfWidth(left)}
        y={`${rounded(100 - heightOf(flow))}%`}
        width={percentOfWidth(width)}
        height={`${heightOf(flow)}%`}
      />
    );
  const releasePath = steps(flows.map(({ outflow }) => (outflow === null ? null : rounded(100 - heightOf(outflow)))));
  return (
    <figure
      className="water-chart"
      data-enhance="chart"
      data-label={label}
      data-hint={context.t(waterMessages.chartHint)}
      data-texts={flows.map(({ text }) => text).join('\n')}
    >
      <svg className="water-chart-plot flow-chart-plot" role="img" aria-labelledby={id}>
        <title id={id}>{name}</title>
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
        {flows.map(({ inflow, outflow, isInflowPartial, isOutflowPartial }, index) => (
          <Fragment key={index}>
            {bar('flow-chart-in', index + 0.12, isDense ? 0.76 : BAR, inflow, isInflowPartial)}
            {!isDense && bar('flow-chart-out', index + 0.16 + BAR, BAR, outflow, isOutflowPartial)}
          </Fragment>
        ))}
        {isDense && (
          <svg width="100%" height="100%" viewBox={`0 0 ${flows.length} 100`} preserveAspectRatio="none">
            {/* With an edge, to be seen in front of bars. */}
            <path className="flow-chart-edge" d={releasePath} />
            <path className="flow-chart-steps" d={releasePath} />
          </svg>
        )}
        {RULES.map(({ part, y }) => (
          <text key={part} className="water-chart-share" x="-8" y={`${y}%`} dy="0.35em" textAnchor="end">
            {context.number(part * top)}
          </text>
        ))}
        <text className="water-chart-share" x="0" y="0.5em">
          {context.t(unit)}
        </text>
      </svg>
      {axis}
      <ul className="water-chart-key">
        <li data-key="in">{context.t(waterMessages.inflow)}</li>
        <li data-key={isDense ? 'steps' : 'out'}>{context.t(waterMessages.outflow)}</li>
        {isAnyPartial && <li data-key="partial">{context.t(waterMessages.daysLacking)}</li>}
      </ul>
    </figure>
  );
}

/** From the left to the right of each part at its height, with gaps where there is none. */
function steps(heights: readonly (number | null)[]): string {
  return heights
    .map((y, index) => {
      if (y === null) return '';
      return (heights[index - 1] ?? null) === null ? `M${index} ${y}h1` : `V${y}h1`;
    })
    .join('');
}

/** Lines at nothing, half and all of the height of the chart. */
const RULES = [0, 0.5, 1].map((part) => ({ part, y: rounded(100 - (part * 100) / HEADROOM) }));
