import { daysInMonth } from '#domain/daysInMonth.ts';
import { monthsOfReadings, readingsOfMonth, readingsOfYear } from '#domain/water/readingYears.ts';
import { tally, type Tally } from '#domain/water/tally.ts';
import type { Reading } from '#domain/water/water.ts';
import { DayAxis } from '../../charts/DayAxis.tsx';
import { spanOfMonth } from '../../charts/dayOfYear.ts';
import { FlowChart, type Flow } from '../../charts/FlowChart.tsx';
import { MonthAxis } from '../../charts/MonthAxis.tsx';
import { firstOfMonth } from '../../firstOfMonth.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext, type RenderContext } from '../../RenderContext.tsx';
import { periodText } from './periodText.ts';
import { daysMissing } from './SumCell.tsx';

interface ReservoirFlowsProps {
  readonly readings: readonly Reading[];
  /** Of the Gregorian calendar. */
  readonly year: number;
  /** Of that year, 1 (January) to 12; all of it when absent. */
  readonly month?: number;
}

/** The inflow and release of a reservoir in one year by month, or in one month by day, named with their sums. */
export function ReservoirFlows({ readings, year, month }: ReservoirFlowsProps) {
  const context = useRenderContext();
  const period = periodText(context, year, month);
  const shown = month === undefined ? readingsOfYear(readings, year) : readingsOfMonth(readings, year, month);
  // Bars without height say nothing.
  if (!shown.some(({ inflow, outflow }) => (inflow ?? 0) > 0 || (outflow ?? 0) > 0)) return null;
  const sumOf = (flow: 'inflow' | 'outflow') => figureText(context, tally(shown.map((one) => one[flow])).sum);
  const sums = context.t(waterMessages.flowChart, { period, inflow: sumOf('inflow'), outflow: sumOf('outflow') });
  return (
    <section className="reservoir-section" aria-labelledby="flows-title">
      <h2 id="flows-title">{context.t(waterMessages.flowsTitle, { period })}</h2>
      {month === undefined ? (
        <FlowChart
          flows={flowsOfMonths(context, readings, year)}
          name={`${sums} ${lackingText(context, readings, year)}${context.t(waterMessages.tableOfMonths)}`}
          label={context.t(waterMessages.chartByMonth, { year: context.year(year) })}
          axis={<MonthAxis />}
          unit={waterMessages.millionCubicMetres}
        />
      ) : (
        <FlowChart
          flows={flowsOfDays(context, shown, spanOfMonth(year, month).days)}
          name={`${sums} ${context.t(waterMessages.tableOfDays)}`}
          label={context.t(waterMessages.flowsByDay, { month: context.longMonth(firstOfMonth(year, month)) })}
          axis={<DayAxis days={spanOfMonth(year, month).days} />}
          unit={waterMessages.millionCubicMetresADay}
        />
      )}
    </section>
  );
}

const NO_FLOW: Flow = { inflow: null, outflow: null, text: '' };

function flowsOfMonths(context: RenderContext, readings: readonly Reading[], year: number): readonly Flow[] {
  const months = monthsOfReadings(readings, year);
  return Array.from({ length: 12 }, (_, index): Flow => {
    const found = months.find(({ month }) => month === index + 1);
    if (found === undefined) return NO_FLOW;
    const when = context.longMonth(firstOfMonth(year, found.month));
    const inflow = ofWholeMonth(found.inflow, year, found.month);
    const outflow = ofWholeMonth(found.outflow, year, found.month);
    return {
      inflow: inflow.sum,
      outflow: outflow.sum,
      isInflowPartial: daysMissing(inflow) > 0,
      isOutflowPartial: daysMissing(outflow) > 0,
      text: flowText(context, when, sumText(context, inflow), sumText(context, outflow)),
    };
  });
}

/** A bar looks like that of a whole month: of the newest one, the days to come are missing, too. */
function ofWholeMonth(flow: Tally, year: number, month: number): Tally {
  return { ...flow, all: daysInMonth(year, month) };
}

/** A sentence, before others, of the months whose bars lack days; empty where none does. */
function lackingText(context: RenderContext, readings: readonly Reading[], year: number): string {
  const months = monthsOfReadings(readings, year)
    .filter(({ month, ...flows }) =>
      [flows.inflow, flows.outflow].some((flow) => daysMissing(ofWholeMonth(flow, year, month)) > 0),
    )
    .map(({ month }) => context.monthName(firstOfMonth(year, month)));
  if (months.length === 0) return '';
  return `${context.t(waterMessages.monthsLacking, { months: context.list(months) })} `;
}

function flowsOfDays(context: RenderContext, readings: readonly Reading[], days: number): readonly Flow[] {
  return Array.from({ length: days }, (_, index): Flow => {
    const found = readings.find(({ date }) => Number(date.slice(-2)) === index + 1);
    if (found === undefined) return NO_FLOW;
    const { date, inflow, outflow } = found;
    const text = flowText(context, context.dayOfMonth(date), figureText(context, inflow), figureText(context, outflow));
    return { inflow, outflow, text };
  });
}

function flowText(context: RenderContext, when: string, inflow: string, outflow: string): string {
  return context.t(waterMessages.chartFlows, { when, inflow, outflow });
}

function sumText(context: RenderContext, flow: Tally): string {
  const sum = figureText(context, flow.sum);
  const { reported, all } = flow;
  return daysMissing(flow) > 0 ? `${sum} (${context.t(waterMessages.daysReported, { reported, all })})` : sum;
}

function figureText(context: RenderContext, figure: number | null): string {
  return figure === null ? context.t(waterMessages.notReported) : context.figure(figure);
}
