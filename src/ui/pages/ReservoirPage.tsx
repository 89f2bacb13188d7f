import { monthsOfReadings } from '#domain/water/readingYears.ts';
import { ruleCurvePlace } from '#domain/water/ruleCurve.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { Facts } from '../components/item/Facts.tsx';
import { PageEnd } from '../components/item/PageEnd.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { SampleNote } from '../components/text/SampleNote.tsx';
import { EmbedCode } from '../components/water/EmbedCode.tsx';
import { decimalsOfReadings, type ColumnDecimals } from '../components/water/Figure.tsx';
import { LatestReading } from '../components/water/LatestReading.tsx';
import { MonthTable } from '../components/water/MonthTable.tsx';
import { ReadingSummary } from '../components/water/ReadingSummary.tsx';
import { ReadingTable } from '../components/water/ReadingTable.tsx';
import { ReservoirFlows } from '../components/water/ReservoirFlows.tsx';
import { ReservoirLocation } from '../components/water/ReservoirLocation.tsx';
import { MIN_READINGS_FOR_CHART } from '../components/water/ReservoirShareChart.tsx';
import { ReservoirYear } from '../components/water/ReservoirYear.tsx';
import { reservoirNotes } from '../components/water/reservoirNotes.ts';
import { sizeInAddress } from '../components/water/sizeInAddress.ts';
import { useReservoirTrail } from '../components/water/useReservoirTrail.ts';
import { useYearAddress } from '../components/water/useYearAddress.ts';
import { WaterDay } from '../components/water/WaterDay.tsx';
import { WaterFooter } from '../components/water/WaterFooter.tsx';
import { firstOfMonth } from '../firstOfMonth.ts';
import { oneOfSizeLabels, regionLabels, waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { ReservoirMonthPage } from './ReservoirMonthPage.tsx';
import type { ReservoirPageProps } from './waterProps.ts';

/** Months lead to their days, and the files have all. */
const LATEST_DAYS = 10;

/** One reservoir: all of it, or the days of one month. */
export function ReservoirPage({ month, ...props }: ReservoirPageProps) {
  const { year } = props;
  return year === undefined || month === undefined ? (
    <ReservoirOverview {...props} />
  ) : (
    <ReservoirMonthPage {...props} year={year} month={month} />
  );
}

/** Its newest reading, what that compares with, its facts, and one year beside the others. */
function ReservoirOverview(props: Omit<ReservoirPageProps, 'month'>) {
  const { reservoir, staleDays, readings, year, offices, address, embedAddress } = props;
  const context = useRenderContext();
  const { name, province, region, size, invented } = reservoir;
  const ofSize = context.to('reservoirs', {}, { size: sizeInAddress(size) });
  const trail = useReservoirTrail(size);
  const addressOf = useYearAddress(reservoir, readings);
  const newest = readings.at(-1);
  const isStale = staleDays !== undefined;
  const decimals = decimalsOfReadings(readings);
  const hasYear = year !== undefined && readings.length >= MIN_READINGS_FOR_CHART;
  const curve = isStale || newest === undefined ? undefined : ruleCurvePlace(reservoir, newest);
  return (
    <div className="container list-page reservoir-page" data-stale={isStale || undefined}>
      <Breadcrumbs trail={trail} current={name[context.locale]} />
      <header className="page-top">
        <h1>
          <Phrases text={name[context.locale]} />
          {newest !== undefined && (
            <>
              {' '}
              <span className="water-period">{context.date(newest.date)}</span>
            </>
          )}
        </h1>
        <p className="page-intro">
          <Phrases
            text={context.t(waterMessages.kindAndPlace, {
              kind: context.t(oneOfSizeLabels[size]),
              province: province[context.locale],
              region: context.t(regionLabels[region]),
            })}
          />
        </p>
        {newest !== undefined && isStale && (
          <div className="reservoir-stale">
            <WaterDay date={newest.date} staleDays={staleDays} />
            <p>{context.t(waterMessages.staleExpected)}</p>
          </div>
        )}
        {newest !== undefined && <ReadingSummary reading={newest} readings={readings} curve={curve} />}
      </header>
      {invented && <SampleNote text={waterMessages.inventedOne} />}
      <div className="reservoir-top">
        <section className="reservoir-newest" aria-labelledby="newest-title">
          <h2 id="newest-title">{context.t(waterMessages.newest)}</h2>
          {newest === undefined ? (
            <p>{context.t(waterMessages.none)}</p>
          ) : (
            <LatestReading {...{ reservoir, readings, isStale, decimals }} reading={newest} />
          )}
        </section>
        {hasYear && <ReservoirYear reservoir={reservoir} readings={readings} year={year} />}
      </div>
      {hasYear && <ReservoirFlows readings={readings} year={year} />}
      <div className="reservoir-tables">
        {readings.length > 0 && <LatestDays {...{ reservoir, readings, decimals }} />}
        {hasYear && (
          <section className="reservoir-section" aria-labelledby="months-title">
            <h2 id="months-title">{context.t(waterMessages.monthTable, { year: context.year(year) })}</h2>
            <MonthTable
              months={monthsOfReadings(readings, year)}
              year={year}
              decimals={decimals}
              addressOf={(month) => addressOf(year, month)}
            />
          </section>
        )}
      </div>
      <div className="reservoir-about">
        <section aria-labelledby="facts-title">
          <h2 id="facts-title">{context.t(waterMessages.facts)}</h2>
          <ReservoirFacts reservoir={reservoir} />
        </section>
        <section aria-labelledby="location-title">
          <h2 id="location-title">{context.t(waterMessages.location)}</h2>
          <ReservoirLocation reservoir={reservoir} offices={offices} />
        </section>
      </div>
      <WaterFooter notes={reservoirNotes(reservoir, readings, hasYear)} file={{ type: 'reservoir', id: reservoir.id }}>
        <p className="reservoir-others">
          <a href={ofSize}>{context.t(waterMessages.allOfSize)}</a>
        </p>
      </WaterFooter>
      {embedAddress !== undefined && <EmbedCode title={name[context.locale]} address={embedAddress} />}
      <PageEnd title={name[context.locale]} address={address} />
    </div>
  );
}

function ReservoirFacts({ reservoir }: { readonly reservoir: Reservoir }) {
  const context = useRenderContext();
  const { owner, storage, deadStorage, maxStorage, catchment } = reservoir;
  const volume = (figure: number | undefined) =>
    figure !== undefined && (
      <>
        {context.figure(figure)} {context.t(waterMessages.millionCubicMetres)}
      </>
    );
  return (
    <Facts
      facts={[
        { name: context.t(waterMessages.owner), value: owner?.[context.locale] },
        { name: context.t(waterMessages.deadStorage), value: volume(deadStorage) },
        { name: context.t(waterMessages.storage), value: volume(storage) },
        { name: context.t(waterMessages.maxStorage), value: volume(maxStorage) },
        {
          name: context.t(waterMessages.catchment),
          value: catchment && `${context.number(catchment)} ${context.t(waterMessages.squareKilometres)}`,
        },
      ]}
    />
  );
}

interface LatestDaysProps {
  readonly reservoir: Reservoir;
  readonly readings: readonly Reading[];
  readonly decimals: ColumnDecimals;
}

/** The newest readings, the latest first, and a link to all of their month. */
function LatestDays({ reservoir, readings, decimals }: LatestDaysProps) {
  const context = useRenderContext();
  const addressOf = useYearAddress(reservoir, readings);
  const title = context.t(waterMessages.latestDays);
  const [year = 0, month = 0] = readings.at(-1)?.date.split('-').map(Number) ?? [];
  return (
    <section className="reservoir-section" aria-labelledby="days-title">
      <h2 id="days-title">{title}</h2>
      <ReadingTable
        title={title}
        isMonth={false}
        readings={readings.slice(-LATEST_DAYS).toReversed()}
        decimals={decimals}
      />
      {readings.length >= MIN_READINGS_FOR_CHART && (
        <p>
          <a href={addressOf(year, month)}>
            {context.t(waterMessages.allDaysOf, { month: context.longMonth(firstOfMonth(year, month)) })}
          </a>
        </p>
      )}
    </section>
  );
}
