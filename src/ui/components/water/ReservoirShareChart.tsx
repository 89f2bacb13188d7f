import { extremeShares, readingsOfMonth, readingsOfYear, yearsOfReadings } from '#domain/water/readingYears.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { ShareChart } from '../../charts/ShareChart.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { periodText } from './periodText.ts';

interface ReservoirShareChartProps {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  /** Of the Gregorian calendar. */
  readonly year: number;
  /** Of that year, 1 (January) to 12; all of it when absent. */
  readonly month?: number;
  /** Whether a table on the page has the figures. */
  readonly hasTable: boolean;
}

/** A line between fewer readings would suggest values for days without one. */
export const MIN_READINGS_FOR_CHART = 4;
/** Years that can be chosen and are compared; the files have all. */
const MAX_YEARS = 6;

/** The chart of one year beside the others, or of one month beside that of the year before, named with its extremes. */
export function ReservoirShareChart({ reservoir, readings, year, month, hasTable }: ReservoirShareChartProps) {
  const context = useRenderContext();
  const period = periodText(context, year, month);
  const shown = month === undefined ? readingsOfYear(readings, year) : readingsOfMonth(readings, year, month);
  const years = month === undefined ? comparedYears(readings, year) : yearsOfMonth(readings, year, month);
  const extremes = extremeShares(shown);
  if (extremes === undefined) return null;
  const { lowest, highest } = extremes;
  const name = context.t(waterMessages.yearChart, {
    period,
    lowest: context.percent(lowest.share),
    lowestDate: context.dayOfMonth(lowest.date),
    highest: context.percent(highest.share),
    highestDate: context.dayOfMonth(highest.date),
  });
  const table = month === undefined ? waterMessages.tableOfMonths : waterMessages.tableOfDays;
  return (
    <ShareChart
      {...{ reservoir, readings, years, month }}
      chosen={year}
      name={hasTable ? `${name} ${context.t(table)}` : name}
      label={context.t(waterMessages.chartByDay, { period })}
    />
  );
}

/** The newest years, newest first, and the chosen one. */
export function comparedYears(readings: readonly Reading[], chosen: number): readonly number[] {
  return yearsOfReadings(readings).filter((each, index) => index < MAX_YEARS || each === chosen);
}

/** The chosen year, and the year before where that month was reported. */
function yearsOfMonth(readings: readonly Reading[], chosen: number, month: number): readonly number[] {
  const hasBefore = extremeShares(readingsOfMonth(readings, chosen - 1, month)) !== undefined;
  return hasBefore ? [chosen, chosen - 1] : [chosen];
}
