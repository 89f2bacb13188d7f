import { extremeShares, readingsOfYear, yearsOfReadings } from '#domain/water/readingYears.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { ShareChart } from '../../charts/ShareChart.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

interface ReservoirShareChartProps {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  /** Of the Gregorian calendar. */
  readonly year: number;
  /** The month whose days are shown. */
  readonly month?: number | undefined;
  /** Whether a table on the page has the figures of the months. */
  readonly hasTable: boolean;
}

/** A line between fewer readings would suggest values for days without one. */
export const MIN_READINGS_FOR_CHART = 4;
/** Years that can be chosen and are compared; the files have all. */
const MAX_YEARS = 6;

/** The chart of one year beside the others, named with its lowest and highest values. */
export function ReservoirShareChart({ reservoir, readings, year, month, hasTable }: ReservoirShareChartProps) {
  const context = useRenderContext();
  const name = useYearName(readings, year);
  const years = comparedYears(readings, year);
  return (
    <ShareChart
      {...{ reservoir, readings, years }}
      chosen={year}
      month={month}
      name={hasTable ? `${name} ${context.t(waterMessages.tableOfMonths)}` : name}
    />
  );
}

/** The newest years, newest first, and the chosen one. */
export function comparedYears(readings: readonly Reading[], chosen: number): readonly number[] {
  return yearsOfReadings(readings).filter((each, index) => index < MAX_YEARS || each === chosen);
}

function useYearName(readings: readonly Reading[], year: number): string {
  const context = useRenderContext();
  const extremes = extremeShares(readingsOfYear(readings, year));
  if (extremes === undefined) return '';
  const { lowest, highest } = extremes;
  return context.t(waterMessages.yearChart, {
    year: context.year(year),
    lowest: context.percent(lowest.share),
    lowestDate: context.dayOfMonth(lowest.date),
    highest: context.percent(highest.share),
    highestDate: context.dayOfMonth(highest.date),
  });
}
