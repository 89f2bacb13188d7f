import type { Reading, Reservoir } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Tabs } from '../list/Tabs.tsx';
import { periodText } from './periodText.ts';
import { comparedYears, ReservoirShareChart } from './ReservoirShareChart.tsx';
import { useYearAddress } from './useYearAddress.ts';

interface ReservoirYearProps {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  /** Of the Gregorian calendar. */
  readonly year: number;
}

/** The water of a reservoir in one year beside the others, with links to those. */
export function ReservoirYear({ reservoir, readings, year }: ReservoirYearProps) {
  const context = useRenderContext();
  const years = comparedYears(readings, year);
  const addressOf = useYearAddress(reservoir, readings);
  return (
    <section className="reservoir-year" aria-labelledby="year-title">
      <h2 id="year-title">{context.t(waterMessages.yearTitle, { period: periodText(context, year) })}</h2>
      {years.length > 1 && (
        <Tabs
          label={context.t(waterMessages.years)}
          tabs={years.map((each) => ({
            label: context.year(each),
            href: `${addressOf(each)}#year-title`,
            current: each === year,
          }))}
        />
      )}
      <ReservoirShareChart reservoir={reservoir} readings={readings} year={year} hasTable />
    </section>
  );
}
