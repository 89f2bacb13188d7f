import { useId } from 'react';
import type { CalendarDate } from '#domain/instant.ts';
import type { Reading } from '#domain/water/water.ts';
import { waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { historyChartGeometry, type HistoryPoint } from './historyChartGeometry.ts';

/** With more readings than this, only the line shows them, without dots. */
const MAX_DOTS = 40;
/** In per cent of the chart. */
const COLUMN_WIDTH = 14;

/**
 * A reservoir's share of storage over time. Positions are in per cent of the chart, so that it is as wide as its page
 * while text and lines keep their size. Paths cannot use per cent: they are stretched, but not their strokes.
 */
export function HistoryChart({ readings }: { readonly readings: readonly Reading[] }) {
  const context = useRenderContext();
  const id = useId();
  const { as, points, shares, dates, labels, line, area } = historyChartGeometry(readings);
  const newest = points.at(-1);
  if (newest === undefined) return null;
  const all = points.map(({ share }) => share);
  const name = context.t(waterMessages.historyChart, {
    from: context.date(points[0]?.date ?? newest.date),
    to: context.date(newest.date),
    lowest: context.percent(Math.min(...all)),
    highest: context.percent(Math.max(...all)),
  });
  const byMonth = as === 'line' && dates.every(({ date }) => date.endsWith('-01'));
  // Each year is shown once, at its first month, so that the names of months have room.
  const label = (date: CalendarDate, index: number) => {
    if (!byMonth) return context.shortDate(date);
    return index === 0 || date.slice(5, 7) === '01' ? context.monthOfYear(date) : context.month(date);
  };
  return (
    <figure className="history-chart">
      <svg className="history-chart-plot" role="img" aria-labelledby={id}>
        <title id={id}>{name}</title>
        {shares.map(({ share, y }) => (
          <line
            key={share}
            className={share === 100 ? 'history-chart-full' : 'history-chart-rule'}
            x1="0"
            x2="100%"
            y1={`${y}%`}
            y2={`${y}%`}
          />
        ))}
        {as === 'columns' ? (
          points.map((point) => <Column key={point.date} {...point} />)
        ) : (
          <>
            <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="history-chart-water" d={area} />
              <path className="history-chart-line" d={line} />
            </svg>
            {points
              .filter(({ alone }) => alone || points.length <= MAX_DOTS)
              .map((point) => (
                <Dot key={point.date} {...point} />
              ))}
          </>
        )}
        {shares.map(({ share, y }) => (
          <text key={share} className="history-chart-share" x="0" y={`${y}%`} dy="-4">
            {share}%
          </text>
        ))}
        {labels.map(({ x, y, side, share }) => (
          <text
            key={x}
            className="history-chart-label"
            x={`${x}%`}
            y={`${y}%`}
            dy={side === 'above' ? '-10' : '22'}
            textAnchor={anchorAt(x)}
          >
            {context.percent(share)}
          </text>
        ))}
      </svg>
      <svg className="history-chart-dates" aria-hidden="true">
        {dates.map(({ x, date, major }, index) => (
          <text
            key={date}
            className={major ? undefined : 'history-chart-minor'}
            x={`${x}%`}
            y="1.2em"
            textAnchor={anchorAt(x)}
          >
            {label(date, index)}
          </text>
        ))}
      </svg>
      <figcaption>{context.t(waterMessages.historyCaption)}</figcaption>
    </figure>
  );
}

function Column({ x, y, share }: HistoryPoint) {
  return (
    <rect
      className="history-chart-column"
      data-beyond={share > 100 || undefined}
      x={`${x - COLUMN_WIDTH / 2}%`}
      width={`${COLUMN_WIDTH}%`}
      y={`${y}%`}
      height={`${100 - y}%`}
    />
  );
}

/** Round; a triangle where the reservoir holds more than its storage. */
function Dot({ x, y, share }: HistoryPoint) {
  if (share <= 100) return <circle className="history-chart-dot" cx={`${x}%`} cy={`${y}%`} r="4" />;
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <path className="history-chart-dot" data-beyond d="M0-7 6 4H-6z" />
    </svg>
  );
}

/** Text at an edge is aligned inwards. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 5) return 'start';
  return x > 95 ? 'end' : 'middle';
}
