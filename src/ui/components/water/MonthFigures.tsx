import { daysInMonth } from '#domain/daysInMonth.ts';
import type { MonthTotals } from '#domain/water/monthTotals.ts';
import { changeInMonth, compareReading, extremeShares, type ShareOnDay } from '#domain/water/readingYears.ts';
import { ruleCurvePlace, type RuleCurvePlace } from '#domain/water/ruleCurve.ts';
import type { Tally } from '#domain/water/tally.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Facts } from '../item/Facts.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { daysText } from './daysText.ts';
import { Figure, type ColumnDecimals } from './Figure.tsx';
import { LevelLegend } from './LevelLegend.tsx';
import { ReservoirHeadline } from './ReservoirHeadline.tsx';
import { daysMissing } from './SumCell.tsx';
import { WaterSource } from './WaterSource.tsx';

interface MonthFiguresProps {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  /** Those of the month, oldest first. */
  readonly days: readonly Reading[];
  readonly totals: MonthTotals;
  /** Whether the last of them is too old to say how high the water is. */
  readonly isStale: boolean;
  readonly decimals: ColumnDecimals;
}

/** How full a reservoir was at the end of a month, between which shares it was, and what flowed in and out of it. */
export function MonthFigures({ reservoir, readings, days, totals, isStale, decimals }: MonthFiguresProps) {
  const context = useRenderContext();
  const last = days.findLast(({ volume }) => volume !== null) ?? days.at(-1);
  if (last === undefined) return null;
  const extremes = extremeShares(days);
  const { yearBefore } = compareReading(last, readings);
  const change = changeInMonth(last, readings);
  const shareOn = ({ share, date }: ShareOnDay) =>
    context.t(waterMessages.shareOnDay, { share: context.percent(share), date: context.shortDay(date) });
  const [year = 0, month = 0, lastDay] = last.date.split('-').map(Number);
  const allDays = daysInMonth(year, month);
  const places = days.map((reading) => ruleCurvePlace(reservoir, reading));
  const daysAt = (place: RuleCurvePlace) => places.filter((one) => one === place).length;
  const sumOf = (flow: Tally) =>
    flow.sum === null ? (
      <Figure value={null} />
    ) : (
      <>
        <Unbroken
          text={`${context.columnFigure(flow.sum, decimals.flow)} ${context.t(waterMessages.millionCubicMetres)}`}
        />
        {daysMissing(flow) > 0 && (
          <>
            {' '}
            <span className="figure-note">{context.t(waterMessages.daysMissing, { count: daysMissing(flow) })}</span>
          </>
        )}
      </>
    );
  return (
    <section className="reservoir-newest" aria-labelledby="newest-title">
      <h2 id="newest-title">
        {context.t(lastDay === allDays ? waterMessages.lastOfMonth : waterMessages.lastReported)}{' '}
        <span className="figure-note">{context.date(last.date)}</span>
      </h2>
      <ReservoirHeadline {...{ reservoir, readings, isStale }} reading={last} decimals={decimals.volume} />
      {!isStale && <LevelLegend reservoirs={[reservoir]} />}
      <Facts
        facts={[
          {
            name: context.t(waterMessages.aYearBefore),
            value: yearBefore !== null && context.percent(yearBefore),
          },
          {
            name: context.t(waterMessages.changeInMonth),
            value: change && (
              <>
                {context.t(waterMessages.points, { change: context.change(change.points) })}{' '}
                <span className="phrase">
                  {context.t(waterMessages.sinceDay, { date: context.shortDay(change.since) })}
                </span>
              </>
            ),
          },
        ]}
      />
      <h3>{context.t(waterMessages.summaryOfDays, { days: daysText(context, totals.first, totals.last) })}</h3>
      <Facts
        facts={[
          { name: context.t(waterMessages.lowestShare), value: extremes && shareOn(extremes.lowest) },
          { name: context.t(waterMessages.highestShare), value: extremes && shareOn(extremes.highest) },
          { name: context.t(waterMessages.totalInflow), value: sumOf(totals.inflow) },
          { name: context.t(waterMessages.totalOutflow), value: sumOf(totals.outflow) },
          {
            name: context.t(waterMessages.curvesOfMonth),
            value:
              reservoir.ruleCurve &&
              extremes &&
              context.t(waterMessages.monthCurves, {
                below: daysAt('below'),
                above: daysAt('above'),
                all: places.filter((place) => place !== undefined).length === allDays ? 'yes' : 'no',
              }),
          },
        ]}
      />
      {!reservoir.invented && <WaterSource figures={[last]} isDaily />}
    </section>
  );
}
