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
}

/** Inflow and release as two bars beside each other: a full one, and an empty one with an outline. */
export function FlowChart({ flows, name, label, axis }: FlowChartProps) {
  const context = useRenderContext();
  const id = useId();
  const most = Math.max(...flows.flatMap(({ inflow, outflow }) => [inflow ?? 0, outflow ?? 0]));
  if (!(most > 0)) return null;
  const top = roundTop(most);
  const percentOfWidth = (part: number) => `${rounded((part / flows.length) * 100)}%`;
  const bar = (className: string, left: number, flow: number | null) => {
    if (flow === null) return null;
    const height = rounded((flow / (top * HEADROOM)) * 100);
    return (
      <rect
        className={className}
        x={percentOfWidth(left)}
        y={`${rounded(100 - height)}%`}
        width={percentOfWidth(BAR)}
        height={`${height}%`}
      />
    );
  };
  return (
    <figure
      className="water-chart"
      data-enhance="chart"
      data-label={label}
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
        {flows.map(({ inflow, outflow }, index) => (
          <Fragment key={index}>
            {bar('flow-chart-in', index + 0.12, inflow)}
            {bar('flow-chart-out', index + 0.16 + BAR, outflow)}
          </Fragment>
        ))}
        {RULES.map(({ part, y }) => (
          <text key={part} className="water-chart-share" x="-8" y={`${y}%`} dy="0.35em" textAnchor="end">
            {context.number(part * top)}
          </text>
        ))}
        <text className="water-chart-share" x="0" y="0.5em">
          {context.t(waterMessages.millionCubicMetres)}
        </text>
      </svg>
      {axis}
      <ul className="water-chart-key">
        <li data-key="in">{context.t(waterMessages.inflow)}</li>
        <li data-key="out">{context.t(waterMessages.outflow)}</li>
      </ul>
    </figure>
  );
}

/** Lines at nothing, half and all of the height of the chart. */
const RULES = [0, 0.5, 1].map((part) => ({ part, y: rounded(100 - (part * 100) / HEADROOM) }));
