import type { MonthOfReadings } from '#domain/water/readingYears.ts';
import { tally } from '#domain/water/tally.ts';
import { FlowChart } from '../../charts/FlowChart.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface ReservoirFlowsProps {
  readonly months: readonly MonthOfReadings[];
  /** Of the Gregorian calendar. */
  readonly year: number;
  /** The month whose days are shown. */
  readonly month?: number | undefined;
}

/** The inflow and release of a reservoir in one year, named with their sums. */
export function ReservoirFlows({ months, year, month }: ReservoirFlowsProps) {
  const context = useRenderContext();
  const shown = context.year(year);
  const sumOf = (flow: 'inflow' | 'outflow') => context.figure(tally(months.map((month) => month[flow].sum)).sum ?? 0);
  const name = context.t(waterMessages.flowChart, {
    year: shown,
    inflow: sumOf('inflow'),
    outflow: sumOf('outflow'),
  });
  return (
    <section className="reservoir-section" aria-labelledby="flows-title">
      <h2 id="flows-title">{context.t(waterMessages.flowsTitle, { year: shown })}</h2>
      <FlowChart months={months} year={year} month={month} name={name} />
    </section>
  );
}
