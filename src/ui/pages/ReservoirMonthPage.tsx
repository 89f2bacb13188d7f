import { monthTotals } from '#domain/water/monthTotals.ts';
import { monthsOfReadings, readingsOfMonth } from '#domain/water/readingYears.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { PageEnd } from '../components/item/PageEnd.tsx';
import { Tabs } from '../components/list/Tabs.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { SampleNote } from '../components/text/SampleNote.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { decimalsOfReadings } from '../components/water/Figure.tsx';
import { MonthFigures } from '../components/water/MonthFigures.tsx';
import { periodText } from '../components/water/periodText.ts';
import { ReadingTable } from '../components/water/ReadingTable.tsx';
import { ReservoirFlows } from '../components/water/ReservoirFlows.tsx';
import { reservoirNotes } from '../components/water/reservoirNotes.ts';
import {
  comparedYears,
  MIN_READINGS_FOR_CHART,
  ReservoirShareChart,
} from '../components/water/ReservoirShareChart.tsx';
import { useReservoirTrail } from '../components/water/useReservoirTrail.ts';
import { useYearAddress } from '../components/water/useYearAddress.ts';
import { WaterDay } from '../components/water/WaterDay.tsx';
import { WaterFooter } from '../components/water/WaterFooter.tsx';
import { firstOfMonth } from '../firstOfMonth.ts';
import { waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ReservoirPageProps } from './waterProps.ts';

interface ReservoirMonthPageProps extends ReservoirPageProps {
  readonly year: number;
  readonly month: number;
}

/** One month of a reservoir: what it came to, its days as charts and as a table, and links to other months. */
export function ReservoirMonthPage(props: ReservoirMonthPageProps) {
  const { reservoir, staleDays, readings, year, month, address } = props;
  const context = useRenderContext();
  const trail = useReservoirTrail(reservoir.size);
  const name = reservoir.name[context.locale];
  const href = context.to('reservoir', { id: reservoir.id });
  const longMonth = context.longMonth(firstOfMonth(year, month));
  const days = readingsOfMonth(readings, year, month);
  const newest = readings.at(-1);
  const isStale = staleDays !== undefined && days.at(-1) === newest;
  const decimals = decimalsOfReadings(readings);
  const totals = monthTotals(readings, year, month);
  const reported = days.filter(({ volume }) => volume !== null);
  const hasCharts = reported.length >= MIN_READINGS_FOR_CHART;
  const hasGaps = hasCharts && haveGaps(reported);
  return (
    <div className="container list-page reservoir-page" data-stale={isStale || undefined}>
      <Breadcrumbs trail={[...trail, { label: name, href }]} current={longMonth} />
      <header className="page-top">
        <h1>
          <Phrases text={name} /> <span className="water-period">{longMonth}</span>
        </h1>
        <LatestLink href={href} reading={newest} />
        {isStale && newest !== undefined && (
          <div className="reservoir-stale">
            <WaterDay date={newest.date} staleDays={staleDays} />
            <p>{context.t(waterMessages.staleExpected)}</p>
          </div>
        )}
      </header>
      {reservoir.invented && <SampleNote text={waterMessages.inventedOne} />}
      <MonthChoice {...{ reservoir, readings, year, month }} />
      <div className="reservoir-top">
        {totals && <MonthFigures {...{ reservoir, readings, days, totals, isStale, decimals }} />}
        {hasCharts && (
          <div className="reservoir-charts">
            <section className="reservoir-year" aria-labelledby="month-title">
              <h2 id="month-title">
                {context.t(waterMessages.yearTitle, { period: periodText(context, year, month) })}
              </h2>
              <ReservoirShareChart {...{ reservoir, readings, year, month }} hasTable />
            </section>
            <ReservoirFlows {...{ readings, year, month }} />
          </div>
        )}
      </div>
      <section className="reservoir-section" aria-labelledby="days-title">
        <h2 id="days-title">{context.t(waterMessages.daysOfMonth, { month: longMonth })}</h2>
        {/* Both halves stand beside each other on wide screens. */}
        <div className="reservoir-days">
          {inHalves(days).map((half, index, { length }) => (
            <ReadingTable
              key={half[0]?.date}
              title={context.t(waterMessages.daysOfMonth, { month: longMonth })}
              isMonth
              readings={half}
              {...(index === length - 1 && totals && { totals })}
              decimals={decimals}
            />
          ))}
        </div>
        <MonthLinks {...{ reservoir, readings, year, month }} />
      </section>
      <WaterFooter
        notes={[
          ...reservoirNotes(reservoir, days, hasGaps),
          waterMessages.noteBalance,
          ...(days.some(({ revision }) => revision > 1) ? [waterMessages.noteCorrected] : []),
        ]}
        file={{ type: 'reservoir', id: reservoir.id }}
      />
      <PageEnd title={`${name} ${longMonth}`} address={address} />
    </div>
  );
}

function inHalves(days: readonly Reading[]): readonly (readonly Reading[])[] {
  const half = Math.ceil(days.length / 2);
  return [days.slice(0, half), days.slice(half)].filter(({ length }) => length > 0);
}

/** Whether a line has a gap: it joins two readings that have one day between them. */
function haveGaps(reported: readonly Reading[]): boolean {
  const days = reported.map(({ date }) => Number(date.slice(-2)));
  return days.slice(1).some((day, index) => day - (days[index] ?? day) > 2);
}

function LatestLink({ href, reading }: { readonly href: string; readonly reading: Reading | undefined }) {
  const context = useRenderContext();
  if (reading === undefined) return null;
  return (
    <p>
      <a href={href}>
        <Unbroken text={context.t(waterMessages.latestReading, { date: context.date(reading.date) })} />
      </a>
    </p>
  );
}

interface MonthChoiceProps {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  readonly year: number;
  readonly month: number;
}

/** The years that have this month, and the months of this year. */
function MonthChoice({ reservoir, readings, year, month }: MonthChoiceProps) {
  const context = useRenderContext();
  const addressOf = useYearAddress(reservoir, readings);
  const years = comparedYears(readings, year).filter((each) => readingsOfMonth(readings, each, month).length > 0);
  return (
    <div className="reservoir-choice">
      {years.length > 1 && (
        <Tabs
          label={context.t(waterMessages.years)}
          tabs={years.map((each) => ({
            label: context.year(each),
            href: addressOf(each, month),
            current: each === year,
          }))}
        />
      )}
      <nav className="reservoir-months reservoir-months-all" aria-label={context.t(waterMessages.month)}>
        <a href={`${addressOf(year)}#year-title`}>{context.t(waterMessages.wholeYear)}</a>
        {monthsOfReadings(readings, year).map((each) => (
          <a
            key={each.month}
            href={addressOf(year, each.month)}
            aria-current={each.month === month ? 'page' : undefined}
          >
            {context.month(firstOfMonth(year, each.month))}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** To the months of the year that are before and after this one. */
function MonthLinks({ reservoir, readings, year, month }: MonthChoiceProps) {
  const context = useRenderContext();
  const addressOf = useYearAddress(reservoir, readings);
  const months = monthsOfReadings(readings, year).map((each) => each.month);
  const before = months.findLast((each) => each < month);
  const after = months.find((each) => each > month);
  if (before === undefined && after === undefined) return null;
  const nameOf = (each: number) => context.monthName(firstOfMonth(year, each));
  return (
    <p className="reservoir-months">
      {before !== undefined && (
        <a href={addressOf(year, before)}>{context.t(waterMessages.monthBefore, { month: nameOf(before) })}</a>
      )}
      {after !== undefined && (
        <a href={addressOf(year, after)}>{context.t(waterMessages.monthAfter, { month: nameOf(after) })}</a>
      )}
    </p>
  );
}
