import { monthsOfReadings, type MonthOfReadings } from '#domain/water/readingYears.ts';
import { tally } from '#domain/water/tally.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { FlowChart } from '../../charts/FlowChart.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Tabs } from '../list/Tabs.tsx';
import { decimalsOfReadings } from './Figure.tsx';
import { MonthTable } from './MonthTable.tsx';
import { comparedYears, ReservoirYearChart } from './ReservoirYearChart.tsx';

interface ReservoirYearProps {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  /** Of the Gregorian calendar. */
  readonly year: number;
}

/** One year of a reservoir beside the others: a chart of its water, one of inflow and release, and a table of its months. */
export function ReservoirYear({ reservoir, readings, year }: ReservoirYearProps) {
  const context = useRenderContext();
  const years = comparedYears(readings, year);
  const months = monthsOfReadings(readings, year);
  const shown = { year: context.year(year) };
  const address = (each: number) =>
    context.to('reservoir', { id: reservoir.id }, { year: each === years[0] ? undefined : String(each) });
  return (
    <>
      <section className="reservoir-section" aria-labelledby="year-title">
        <h2 id="year-title">{context.t(waterMessages.yearTitle, shown)}</h2>
        {years.length > 1 && (
          <Tabs
            label={context.t(waterMessages.years)}
            tabs={years.map((each) => ({
              label: context.year(each),
              href: `${address(each)}#year-title`,
              current: each === year,
            }))}
          />
        )}
        <ReservoirYearChart reservoir={reservoir} readings={readings} year={year} hasTable />
      </section>
      <section className="reservoir-section" aria-labelledby="flows-title">
        <h2 id="flows-title">{context.t(waterMessages.flowsTitle, shown)}</h2>
        <FlowChart months={months} year={year} name={useFlowName(months, shown.year)} />
      </section>
      <section className="reservoir-section" aria-labelledby="months-title">
        <h2 id="months-title">{context.t(waterMessages.monthTable, shown)}</h2>
        <MonthTable months={months} year={year} decimals={decimalsOfReadings(readings)} />
      </section>
    </>
  );
}

function useFlowName(months: readonly MonthOfReadings[], year: string): string {
  const context = useRenderContext();
  return context.t(waterMessages.flowChart, {
    year,
    inflow: context.figure(tally(months.map(({ inflow }) => inflow.sum)).sum ?? 0),
    outflow: context.figure(tally(months.map(({ outflow }) => outflow.sum)).sum ?? 0),
  });
}
