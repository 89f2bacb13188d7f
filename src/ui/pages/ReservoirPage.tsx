import { extremeShares, monthsOfReadings, readingsOfMonth } from '#domain/water/readingYears.ts';
import { curvesOn, ruleCurvePlace, type RuleCurvePlace } from '#domain/water/ruleCurve.ts';
import { shareOfStorage, usableVolume } from '#domain/water/storage.ts';
import { tally } from '#domain/water/tally.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { TableBox } from '../components/text/TableBox.tsx';
import { EmbedCode } from '../components/water/EmbedCode.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { decimalsOfReadings, Figure, type ColumnDecimals } from '../components/water/Figure.tsx';
import { FigureHead, FigureTable } from '../components/water/FigureTable.tsx';
import { LevelLegend } from '../components/water/LevelLegend.tsx';
import { MonthTable } from '../components/water/MonthTable.tsx';
import { PageFeedback } from '../components/form/PageFeedback.tsx';
import { Phrases } from '../components/text/Phrases.tsx';
import { SampleNote } from '../components/text/SampleNote.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { ShareBar } from '../components/item/ShareBar.tsx';
import { ReadingSummary } from '../components/water/ReadingSummary.tsx';
import { ReservoirFlows } from '../components/water/ReservoirFlows.tsx';
import { ReservoirHeadline } from '../components/water/ReservoirHeadline.tsx';
import { ReservoirLocation } from '../components/water/ReservoirLocation.tsx';
import { ReservoirYear } from '../components/water/ReservoirYear.tsx';
import { MIN_READINGS_FOR_CHART } from '../components/water/ReservoirShareChart.tsx';
import { WaterDay } from '../components/water/WaterDay.tsx';
import { WaterFooter } from '../components/water/WaterFooter.tsx';
import { sizeInAddress } from '../components/water/sizeInAddress.ts';
import { useYearAddress } from '../components/water/useYearAddress.ts';
import { WaterSource } from '../components/water/WaterSource.tsx';
import { firstOfMonth } from '../firstOfMonth.ts';
import { titles } from '../messages/titles.ts';
import { oneOfSizeLabels, regionLabels, sizeLabels, waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ReservoirPageProps } from './waterProps.ts';

/** Months lead to their days, and the files have all. */
const LATEST_DAYS = 10;

/** One reservoir: its newest reading, what that compares with, its facts, and one year beside the others. */
export function ReservoirPage(props: ReservoirPageProps) {
  const { reservoir, staleDays, readings, year, month, offices, address, embedAddress } = props;
  const context = useRenderContext();
  const { name, province, region, size, invented } = reservoir;
  const ofSize = context.to('reservoirs', {}, { size: sizeInAddress(size) });
  const addressOf = useYearAddress(reservoir, readings);
  const newest = readings.at(-1);
  const isStale = staleDays !== undefined;
  const decimals = decimalsOfReadings(readings);
  const hasYear = year !== undefined && readings.length >= MIN_READINGS_FOR_CHART;
  const months = hasYear ? monthsOfReadings(readings, year) : [];
  const curve = isStale || newest === undefined ? undefined : ruleCurvePlace(reservoir, newest);
  return (
    <div className="container list-page reservoir-page" data-stale={isStale || undefined}>
      <Breadcrumbs
        trail={[
          { label: context.t(titles.reservoirs), href: context.to('reservoirs') },
          ...(size === 'large' ? [] : [{ label: context.t(sizeLabels[size]), href: ofSize }]),
        ]}
        current={name[context.locale]}
      />
      <header className="page-top">
        <h1>
          <Phrases text={name[context.locale]} />
          {newest !== undefined && (
            <>
              {' '}
              <span className="reservoirs-date">
                {year === undefined || month === undefined
                  ? context.date(newest.date)
                  : context.longMonth(firstOfMonth(year, month))}
              </span>
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
        {newest !== undefined && month === undefined && (
          <ReadingSummary reading={newest} readings={readings} curve={curve} />
        )}
      </header>
      {invented && <SampleNote text={waterMessages.inventedOne} />}
      <div className="reservoir-top">
        <section className="reservoir-newest" aria-labelledby="newest-title">
          <h2 id="newest-title">
            {context.t(waterMessages.newest)}
            {newest !== undefined && month !== undefined && (
              <>
                {' '}
                <span className="figure-note">{context.date(newest.date)}</span>
              </>
            )}
          </h2>
          {newest === undefined ? (
            <p>{context.t(waterMessages.none)}</p>
          ) : (
            <Newest reservoir={reservoir} reading={newest} readings={readings} isStale={isStale} decimals={decimals} />
          )}
        </section>
        {hasYear && <ReservoirYear reservoir={reservoir} readings={readings} year={year} month={month} />}
      </div>
      {hasYear && <ReservoirFlows months={months} year={year} month={month} />}
      <div className="reservoir-tables" data-month={month}>
        {readings.length > 0 && <Days {...props} decimals={decimals} />}
        {hasYear && (
          <section className="reservoir-section" aria-labelledby="months-title">
            <h2 id="months-title">{context.t(waterMessages.monthTable, { year: context.year(year) })}</h2>
            <MonthTable
              months={months}
              year={year}
              decimals={decimals}
              chosen={month}
              addressOf={(each) => `${addressOf(year, each)}#days-title`}
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
      <WaterFooter notes={notesOn(reservoir, readings, hasYear)} file={{ type: 'reservoir', id: reservoir.id }}>
        <p className="reservoir-others">
          <a href={ofSize}>{context.t(waterMessages.allOfSize)}</a>
        </p>
      </WaterFooter>
      {embedAddress !== undefined && <EmbedCode title={name[context.locale]} address={embedAddress} />}
      <div className="reservoir-end">
        <ShareBar title={name[context.locale]} address={address} />
        <PageFeedback about={context.to('reservoir', { id: reservoir.id })} />
      </div>
    </div>
  );
}

function notesOn(reservoir: Reservoir, readings: readonly Reading[], hasChart: boolean) {
  const storageDiffers = readings.some(({ storage }) => storage !== reservoir.storage);
  return [
    waterMessages.noteMissing,
    ...(hasChart ? [waterMessages.noteGaps] : []),
    waterMessages.noteShare,
    ...(storageDiffers ? [waterMessages.noteStorage] : []),
    waterMessages.noteUsable,
    ...(reservoir.ruleCurve === undefined ? [] : [waterMessages.noteRuleCurves]),
  ];
}

interface NewestProps {
  readonly reservoir: Reservoir;
  readonly reading: Reading;
  readonly readings: readonly Reading[];
  /** Whether it is too old to say how high the water is. */
  readonly isStale: boolean;
  readonly decimals: ColumnDecimals;
}

function Newest({ reservoir, reading, readings, isStale, decimals }: NewestProps) {
  const context = useRenderContext();
  const usable = usableVolume(reservoir, reading);
  const curves = curvesOn(reservoir, reading.date);
  // Between first days of months, curves have more digits than are of use.
  const ofCurve = (volume: number) => context.columnFigure(Math.round(volume * 100) / 100, 2);
  const aDay = (figure: number | null) =>
    figure === null ? (
      <Figure value={null} />
    ) : (
      <>
        {context.columnFigure(figure, decimals.flow)} {context.t(waterMessages.millionCubicMetresADay)}
      </>
    );
  return (
    <>
      <ReservoirHeadline
        reservoir={reservoir}
        reading={reading}
        readings={readings}
        isStale={isStale}
        decimals={decimals.volume}
      />
      <Facts
        facts={[
          {
            name: context.t(waterMessages.curvesOfDay),
            value: curves && (
              <>
                <span className="phrase">
                  {context.t(waterMessages.curveVolumes, {
                    lower: ofCurve(curves.lower),
                    upper: ofCurve(curves.upper),
                  })}
                </span>{' '}
                <span className="phrase">{context.t(waterMessages.millionCubicMetres)}</span>
              </>
            ),
          },
          {
            name: context.t(waterMessages.usable),
            value: usable !== null && (
              <>
                {context.columnFigure(usable, decimals.volume)} {context.t(waterMessages.millionCubicMetres)}
              </>
            ),
          },
          { name: context.t(waterMessages.inflow), value: aDay(reading.inflow) },
          { name: context.t(waterMessages.outflow), value: aDay(reading.outflow) },
        ]}
      />
      {!isStale && <LevelLegend reservoirs={[reservoir]} />}
      <WaterSource figures={[reading]} isDaily />
    </>
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

interface DaysProps extends Pick<ReservoirPageProps, 'reservoir' | 'readings' | 'year' | 'month'> {
  readonly decimals: ColumnDecimals;
}

/** The days of the chosen month; otherwise the latest ones. */
function Days({ reservoir, readings, year, month, decimals }: DaysProps) {
  const context = useRenderContext();
  const isMonth = year !== undefined && month !== undefined;
  const title = isMonth
    ? context.t(waterMessages.daysOfMonth, { month: context.longMonth(firstOfMonth(year, month)) })
    : context.t(waterMessages.latestDays);
  const days = isMonth ? readingsOfMonth(readings, year, month) : readings.slice(-LATEST_DAYS);
  // Both halves of a month stand beside each other on wide screens. The latest day comes first, that of a month last.
  const half = Math.ceil(days.length / 2);
  const parts = isMonth
    ? [days.slice(0, half), days.slice(half)].filter(({ length }) => length > 0)
    : [days.toReversed()];
  return (
    <section className="reservoir-section" aria-labelledby="days-title">
      <h2 id="days-title">
        {title}
        {isMonth && (
          <>
            {' '}
            <span className="figure-note">{reservoir.name[context.locale]}</span>
          </>
        )}
      </h2>
      {isMonth && <MonthsOfYear {...{ reservoir, readings, year, month }} />}
      {isMonth && <MonthSummary reservoir={reservoir} readings={days} decimals={decimals} />}
      <div className="reservoir-days">
        {parts.map((part) => (
          <ReadingTable key={part[0]?.date} title={title} isMonth={isMonth} readings={part} decimals={decimals} />
        ))}
      </div>
      {isMonth ? (
        <MonthLinks {...{ reservoir, readings, year, month }} />
      ) : (
        <NewestMonth {...{ reservoir, readings }} />
      )}
    </section>
  );
}

/** Between which shares a reservoir was, and how much flowed in and out of it. Nothing where no volume was reported. */
function MonthSummary({ reservoir, readings, decimals }: Pick<DaysProps, 'reservoir' | 'readings' | 'decimals'>) {
  const context = useRenderContext();
  const extremes = extremeShares(readings);
  const [inflow, outflow] = [readings.map((one) => one.inflow), readings.map((one) => one.outflow)].map(
    (flows) => tally(flows).sum,
  );
  if (extremes === undefined || inflow == null || outflow == null) return null;
  const { lowest, highest } = extremes;
  const places = readings.map((reading) => ruleCurvePlace(reservoir, reading));
  const daysAt = (place: RuleCurvePlace) => places.filter((one) => one === place).length;
  return (
    <p>
      <Unbroken
        text={context.t(waterMessages.monthSummary, {
          lowest: context.percent(lowest.share),
          lowestDate: context.dayOfMonth(lowest.date),
          highest: context.percent(highest.share),
          highestDate: context.dayOfMonth(highest.date),
          inflow: context.columnFigure(inflow, decimals.flow),
          outflow: context.columnFigure(outflow, decimals.flow),
        })}
      />{' '}
      {reservoir.ruleCurve !== undefined && (
        <Unbroken text={context.t(waterMessages.monthCurves, { below: daysAt('below'), above: daysAt('above') })} />
      )}
    </p>
  );
}

/** The months of the year that have readings. */
function MonthsOfYear({ reservoir, readings, year, month }: MonthLinksProps) {
  const context = useRenderContext();
  const addressOf = useYearAddress(reservoir, readings);
  return (
    <nav className="reservoir-months" aria-label={context.t(waterMessages.month)}>
      {monthsOfReadings(readings, year).map((each) => (
        <a
          key={each.month}
          href={`${addressOf(year, each.month)}#days-title`}
          aria-current={each.month === month ? 'page' : undefined}
        >
          {context.month(firstOfMonth(year, each.month))}
        </a>
      ))}
    </nav>
  );
}

interface MonthLinksProps extends Pick<ReservoirPageProps, 'reservoir' | 'readings'> {
  readonly year: number;
  readonly month: number;
}

/** To all days of the month of the newest reading. */
function NewestMonth({ reservoir, readings }: Pick<ReservoirPageProps, 'reservoir' | 'readings'>) {
  const context = useRenderContext();
  const addressOf = useYearAddress(reservoir, readings);
  const [year = 0, month = 0] = readings.at(-1)?.date.split('-').map(Number) ?? [];
  if (readings.length < MIN_READINGS_FOR_CHART) return null;
  return (
    <p className="reservoir-months">
      <a href={`${addressOf(year, month)}#days-title`}>
        {context.t(waterMessages.allDaysOf, { month: context.longMonth(firstOfMonth(year, month)) })}
      </a>
    </p>
  );
}

/** To the months of the year that are before and after this one, and to the latest days. */
function MonthLinks({ reservoir, readings, year, month }: MonthLinksProps) {
  const context = useRenderContext();
  const addressOf = useYearAddress(reservoir, readings);
  const months = monthsOfReadings(readings, year).map((each) => each.month);
  const before = months.findLast((each) => each < month);
  const after = months.find((each) => each > month);
  const nameOf = (each: number) => context.monthName(firstOfMonth(year, each));
  return (
    <p className="reservoir-months">
      {before !== undefined && (
        <a href={`${addressOf(year, before)}#days-title`}>
          {context.t(waterMessages.monthBefore, { month: nameOf(before) })}
        </a>
      )}
      {after !== undefined && (
        <a href={`${addressOf(year, after)}#days-title`}>
          {context.t(waterMessages.monthAfter, { month: nameOf(after) })}
        </a>
      )}
      <a href={`${addressOf(year)}#days-title`}>{context.t(waterMessages.latestDays)}</a>
    </p>
  );
}

interface ReadingTableProps extends Pick<ReservoirPageProps, 'readings'> {
  readonly title: string;
  /** Whether they are of one month, which the title says. */
  readonly isMonth: boolean;
  readonly decimals: ColumnDecimals;
}

function ReadingTable({ title, isMonth, readings, decimals }: ReadingTableProps) {
  const context = useRenderContext();
  const storageDiffers = readings.some(({ storage }) => storage !== readings[0]?.storage);
  return (
    <TableBox label={title}>
      <p className="figure-note on-phones">
        <Unbroken text={context.t(waterMessages.dayUnits)} />
      </p>
      <FigureTable className="reading-table day-table" caption={title}>
        <thead>
          <tr>
            <th scope="col">{context.t(waterMessages.date)}</th>
            <FigureHead of={waterMessages.volumeHead} unit={waterMessages.millionCubicMetres} className="number" />
            <FigureHead of={waterMessages.share} unit={waterMessages.shareUnit} className="number" />
            <FigureHead of={waterMessages.inflowHead} unit={waterMessages.millionCubicMetresADay} className="number" />
            <FigureHead of={waterMessages.outflowHead} unit={waterMessages.millionCubicMetresADay} className="number" />
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => {
            const { date, volume, storage, inflow, outflow, revision } = reading;
            const share = shareOfStorage(reading);
            return (
              <tr key={date}>
                <th scope="row">
                  {isMonth ? `${String(Number(date.slice(-2)))} ${context.month(date)}` : <Day date={date} />}
                  {revision > 1 && (
                    <>
                      {' '}
                      <span className="figure-note">{context.t(waterMessages.revision, { revision })}</span>
                    </>
                  )}
                </th>
                <td className="number">
                  <Figure value={volume} decimals={decimals.volume} />
                  {storageDiffers && (
                    <>
                      {' '}
                      <span className="figure-note">
                        {context.t(waterMessages.ofStorage, {
                          storage: context.figure(storage),
                        })}
                      </span>
                    </>
                  )}
                </td>
                <td className="number">{share === null ? <Figure value={null} /> : context.percent(share)}</td>
                <td className="number">
                  <Figure value={inflow} decimals={decimals.flow} />
                </td>
                <td className="number">
                  <Figure value={outflow} decimals={decimals.flow} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </FigureTable>
    </TableBox>
  );
}

/** A date whose year phones do not show: the heading of the page has it. */
function Day({ date }: Pick<Reading, 'date'>) {
  const context = useRenderContext();
  const text = context.shortDate(date);
  const year = context.year(Number(date.slice(0, 4)));
  return (
    <time dateTime={date}>
      {text.slice(0, -year.length)}
      <span className="reading-year">{year}</span>
    </time>
  );
}
