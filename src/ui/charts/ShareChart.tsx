import { useId } from 'react';
import { readingsOfMonth, readingsOfYear, sameDayOfYearBefore } from '#domain/water/readingYears.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { waterMessages } from '../messages/water.ts';
import { useRenderContext, type RenderContext } from '../RenderContext.tsx';
import { writeCurves, writeShares, writeVolumes } from './dailyVolumes.ts';
import { DayAxis } from './DayAxis.tsx';
import { spanOfMonth } from './dayOfYear.ts';
import { MonthAxis } from './MonthAxis.tsx';
import { relativePath } from './relativePath.ts';
import { shareChartGeometry, type ShareChartPeriod } from './shareChartGeometry.ts';

interface ShareChartProps extends ShareChartPeriod {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  /** What the chart shows, in a sentence. */
  readonly name: string;
  /** What it is as a slider, whose values are read with the arrow keys. */
  readonly label: string;
}

/**
 * A reservoir's share of storage on the days of a year or of one month: the chosen year in bold, the year before it
 * thinner, others pale, with their names at their ends, above the band between the rule curves.
 * Positions are in per cent of the chart, so that it is as wide as its page while text and lines keep their size. Paths
 * cannot use per cent: they are stretched, but not their strokes.
 */
export function ShareChart({ reservoir, readings, years, chosen, month, name, label }: ShareChartProps) {
  const context = useRenderContext();
  const id = useId();
  const { lines, alone, end, edges, band, curves, shares, dead, bottom, top } = shareChartGeometry(
    reservoir,
    readings,
    {
      years,
      chosen,
      month,
    },
  );
  const before = years.find((year) => year === chosen - 1);
  const earlier = years.filter((year) => year !== chosen && year !== before).sort((one, other) => one - other);
  const days = month === undefined ? readingsOfYear(readings, chosen) : readingsOfMonth(readings, chosen, month);
  const volumes = writeVolumes(days);
  const shareOn = new Map(readings.map((reading) => [reading.date, shareOfStorage(reading)]));
  const reported = days.filter(({ volume }) => volume !== null);
  return (
    <figure
      className="water-chart"
      data-enhance="chart"
      data-label={label}
      data-hint={context.t(waterMessages.chartHint)}
      data-reading={context.t(waterMessages.chartReading, { date: '{date}', share: '{share}', volume: '{volume}' })}
      {...(before !== undefined && {
        'data-reading-before': context.t(waterMessages.chartReadingBefore, {
          year: context.year(before),
          share: '{before}',
        }),
        'data-before': writeShares(reported.map(({ date }) => shareOn.get(sameDayOfYearBefore(date)) ?? null)),
      })}
      {...(reservoir.ruleCurve && {
        'data-reading-curves': context.t(waterMessages.chartReadingCurves, { lower: '{lower}', upper: '{upper}' }),
        'data-curves': writeCurves(reservoir.ruleCurve),
      })}
      data-bottom={bottom}
      data-top={top}
      data-month={month === undefined ? undefined : true}
      data-from={volumes?.from}
      data-volumes={volumes?.volumes}
    >
      <svg className="water-chart-plot" role="img" aria-labelledby={id}>
        <title id={id}>{name}</title>
        {band !== undefined && (
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className="water-chart-band" d={relativePath(band)} />
          </svg>
        )}
        {shares.map(({ share, y }) => (
          <line
            key={share}
            className={share === 100 ? 'water-chart-full' : 'water-chart-rule'}
            x1="0"
            x2="100%"
            y1={`${y}%`}
            y2={`${y}%`}
          />
        ))}
        {dead !== undefined && <line className="water-chart-dead" x1="0" x2="100%" y1={`${dead}%`} y2={`${dead}%`} />}
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {curves !== undefined && <path className="water-chart-curves" d={relativePath(curves)} />}
          {lines.map(({ year, path, isChosen }) => (
            <path key={year} className={classOf(isChosen, year === before)} d={relativePath(path)} />
          ))}
        </svg>
        {shares.map(({ share, y }) => (
          <text key={share} className="water-chart-share" x="-8" y={`${y}%`} dy="0.35em" textAnchor="end">
            {share}%
          </text>
        ))}
        <text className="water-chart-share" x="0" y="-0.5em">
          {context.t(waterMessages.shareAxis)}
        </text>
        {edges.map(({ years: [year, ...others], y }) => (
          <text
            key={year}
            className={year === before ? 'water-chart-year' : 'water-chart-year water-chart-minor'}
            x="100%"
            y={`${y}%`}
            dx="6"
            dy="0.35em"
          >
            {yearsText(context, [year, ...others])}
          </text>
        ))}
        {alone.map(({ x, y }) => (
          <circle key={x} className="water-chart-dot" cx={`${x}%`} cy={`${y}%`} r="3" />
        ))}
        {end !== undefined && (
          <>
            <circle className="water-chart-dot" cx={`${end.x}%`} cy={`${end.y}%`} r="4" />
            <text
              className="water-chart-end"
              x={`${end.x}%`}
              y={`${end.labelY}%`}
              dy={end.isLabelBelow ? 24 : -10}
              textAnchor={end.anchor}
            >
              <tspan className="water-chart-minor">{context.year(chosen)} </tspan>
              {context.percent(end.share)}
            </text>
          </>
        )}
      </svg>
      {month === undefined ? <MonthAxis /> : <DayAxis days={spanOfMonth(chosen, month).days} />}
      <ul className="water-chart-key">
        <li data-key="chosen">{context.t(waterMessages.chosenYear, { year: context.year(chosen) })}</li>
        {before !== undefined && (
          <li data-key="before">{context.t(waterMessages.yearBeforeLine, { year: context.year(before) })}</li>
        )}
        {earlier.length > 0 && (
          <li data-key="earlier">{context.t(waterMessages.otherYears, { years: yearsText(context, earlier) })}</li>
        )}
        {band !== undefined && (
          <li data-key="band">
            <Unbroken text={context.t(waterMessages.ruleCurves)} />
          </li>
        )}
        {dead !== undefined && <li data-key="dead">{context.t(waterMessages.deadStorage)}</li>}
      </ul>
    </figure>
  );
}

/** `2021–2024`, or `2020, 22, 24`. */
function yearsText(context: RenderContext, years: readonly number[]): string {
  const [first = 0, ...others] = years;
  const last = others.at(-1);
  if (last === undefined) return context.year(first);
  if (last - first === others.length) return `${context.year(first)}–${context.year(last)}`;
  return [context.year(first), ...others.map((year) => context.year(year).slice(-2))].join(', ');
}

function classOf(isChosen: boolean, isYearBefore: boolean): string {
  if (isChosen) return 'water-chart-line';
  return isYearBefore ? 'water-chart-before' : 'water-chart-earlier';
}
