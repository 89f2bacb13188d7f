import type { CalendarDate } from '#domain/instant.ts';
import { WATER_REGIONS, type WaterRegion } from '#domain/water/codes.ts';
import {
  orderReservoirs,
  shareOfYearBefore,
  totalChangeInWeek,
  totalsOfYearBefore,
  type ReservoirOrder,
} from '#domain/water/earlierVolumes.ts';
import { filterReservoirs, isFiltered, type ReservoirFilter } from '#domain/water/filterReservoirs.ts';
import { comparedCurve, hasRuleCurves } from '#domain/water/ruleCurve.ts';
import { storageByRegion, storageTotals, shareOfStorage, type ReservoirOnDay } from '#domain/water/storage.ts';
import { RESERVOIR_SIZES } from '#domain/water/water.ts';
import { countAttentionLevels, needAttention } from '#domain/water/waterLevel.ts';
import { barEnd } from '../charts/levelBarGeometry.ts';
import { AttentionList } from '../components/water/AttentionList.tsx';
import { AttentionNone } from '../components/water/AttentionNone.tsx';
import { BarKey } from '../components/water/BarKey.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { PageEnd } from '../components/item/PageEnd.tsx';
import { Fold } from '../components/text/Fold.tsx';
import { columnDecimals } from '../components/water/Figure.tsx';
import { LevelLegend } from '../components/water/LevelLegend.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { RegionHead } from '../components/water/RegionHead.tsx';
import { RegionTable } from '../components/water/RegionTable.tsx';
import { Reported } from '../components/water/Reported.tsx';
import { DAY_CHOICE_ID, ReservoirFilterForm } from '../components/water/ReservoirFilterForm.tsx';
import { ReservoirMap } from '../components/water/ReservoirMap.tsx';
import { ReservoirTable } from '../components/water/ReservoirTable.tsx';
import { SampleNote } from '../components/text/SampleNote.tsx';
import { sizeInAddress } from '../components/water/sizeInAddress.ts';
import { StorageHeadline } from '../components/water/StorageHeadline.tsx';
import { Tabs } from '../components/list/Tabs.tsx';
import { TotalFact } from '../components/water/TotalFact.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { WaterDay } from '../components/water/WaterDay.tsx';
import { WaterFooter } from '../components/water/WaterFooter.tsx';
import { WaterSource } from '../components/water/WaterSource.tsx';
import { titles } from '../messages/titles.ts';
import { countOfLevelLabels, regionLabels, sizeTabLabels, sizeTitleLabels, waterMessages } from '../messages/water.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ReservoirsPageProps } from './waterProps.ts';

/**
 * The maximum number of reservoirs in the list of those that need attention. The others are marked in the tables only.
 */
const MAX_ATTENTION = 4;
/** Phones show so many reservoirs at once; more are folded by region. */
const MAX_UNFOLDED = 20;
const DAYS_BESIDE = [
  { place: 'before', label: waterMessages.dayBefore },
  { place: 'after', label: waterMessages.dayAfter },
] as const;
const NOTES = [
  waterMessages.noteMissing,
  waterMessages.noteLeftOut,
  waterMessages.noteShare,
  waterMessages.noteSums,
  waterMessages.noteUsable,
];

/** All reservoirs of one size on one day: totals, totals by region, those that need attention, and tables of all. */
export function ReservoirsPage(props: ReservoirsPageProps) {
  const { address, size, date, staleDays, newest, days, daysBeside = {}, reservoirs, order } = props;
  const context = useRenderContext();
  const isStale = staleDays !== undefined;
  const filter = filterOf(props);
  const summary = useSummary(props);
  const isByRegion = order === undefined && !isFiltered(filter);
  const listed = isByRegion ? reservoirsByRegion(reservoirs) : inOrder(filterReservoirs(reservoirs, filter), order);
  return (
    <div className="container list-page reservoirs-page" data-stale={isStale || undefined}>
      <Breadcrumbs current={context.t(titles.reservoirs)} />
      <header className="page-top">
        <h1>
          <Unbroken text={context.t(sizeTitleLabels[size])} />
          {date !== undefined && reservoirs.length > 0 && (
            <>
              {' '}
              <span className="water-period">{context.date(date)}</span>
            </>
          )}
        </h1>
        {summary === undefined ? (
          <PageIntro text={context.t(waterMessages.intro)} />
        ) : (
          summary.map((sentence) => <PageIntro key={sentence} text={sentence} />)
        )}
        {newest !== undefined && (
          <p>
            <a href={context.to('reservoirs', {}, { size: sizeInAddress(size), ...filter, sort: order })}>
              <Unbroken text={context.t(waterMessages.latestReading, { date: context.date(newest) })} />
            </a>
          </p>
        )}
      </header>
      <Tabs
        label={context.t(waterMessages.sizes)}
        tabs={RESERVOIR_SIZES.map((each) => ({
          label: context.t(sizeTabLabels[each]),
          href: context.to('reservoirs', {}, { size: sizeInAddress(each) }),
          current: each === size,
        }))}
      />
      {date === undefined || reservoirs.length === 0 ? (
        <p className="list-empty">{context.t(waterMessages.none)}</p>
      ) : (
        <>
          <div className="water-jump">
            <a href="#list-title">{context.t(waterMessages.find)}</a>
            <a href="#map-title">{context.t(waterMessages.map)}</a>
            {DAYS_BESIDE.map(({ place, label }) => {
              const day = daysBeside[place];
              if (day === undefined) return null;
              const query = { size: sizeInAddress(size), date: day, ...filter, sort: order };
              return (
                <a key={place} href={context.to('reservoirs', {}, query)}>
                  {context.t(label, { date: context.date(day) })}
                </a>
              );
            })}
            <a href={`#${DAY_CHOICE_ID}`}>{context.t(waterMessages.chooseDay)}</a>
            <Invented reservoirs={reservoirs} />
          </div>
          {isStale && <WaterDay date={date} staleDays={staleDays} />}
          <Overview {...{ size, date, reservoirs, listed, isStale, isByRegion }} />
          <section className="water-list" aria-labelledby="list-title">
            <div>
              <h2 id="list-title">{context.t(waterMessages.eachReservoir)}</h2>
              <LevelLegend reservoirs={reservoirs.map(({ reservoir }) => reservoir)} />
              <ListKey
                reservoirs={listed}
                end={endOfBars(reservoirs)}
                hasUnits={!isByRegion || listed.length <= MAX_UNFOLDED}
              />
            </div>
            <ReservoirFilterForm {...{ size, date, days, filter, order, isStale }} listed={listed.length} />
            {isByRegion ? (
              <Regions reservoirs={listed} isStale={isStale} />
            ) : (
              listed.length > 0 && (
                <ReservoirTable
                  reservoirs={listed}
                  first={1}
                  end={endOfBars(reservoirs)}
                  decimals={columnDecimals(reservoirs)}
                />
              )
            )}
          </section>
          <WaterFooter notes={notesOn(reservoirs)} file={{ type: 'reservoirs', size, date }} />
        </>
      )}
      <PageEnd title={context.t(sizeTitleLabels[size])} address={address} />
    </div>
  );
}

/** Figures that are too old to warn are not listed by their level either. */
function filterOf({ filter = {}, staleDays }: ReservoirsPageProps): ReservoirFilter {
  const { level, ...others } = filter;
  return level === undefined || staleDays !== undefined ? others : { ...others, level };
}

/**
 * How full all reservoirs are, and how many need attention, whatever the filter; undefined where no volume was reported.
 */
function useSummary({ reservoirs, staleDays, newest }: ReservoirsPageProps): readonly string[] | undefined {
  const context = useRenderContext();
  const { share } = storageTotals(reservoirs);
  if (share === null) return undefined;
  const before = totalsOfYearBefore(reservoirs).share;
  const isPast = newest === undefined ? 'no' : 'yes';
  const counts = countAttentionLevels(staleDays === undefined ? reservoirs : []);
  const ofAll = context.t(waterMessages.summaryOfAll, {
    isPast,
    share: context.percent(share),
    hasYearBefore: before === null ? 'no' : 'yes',
    yearBefore: before === null ? '' : context.percent(before),
  });
  if (counts.length === 0) return [ofAll];
  const isOnly = counts.length === 1 ? 'yes' : 'no';
  const levels = context.list(
    counts.map(({ level, count }) => context.t(countOfLevelLabels[level], { isOnly, count })),
  );
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  return [ofAll, context.t(waterMessages.summaryAttention, { isPast, count, all: reservoirs.length, levels })];
}

function notesOn(reservoirs: readonly ReservoirOnDay[]) {
  const hasCurves = hasRuleCurves(reservoirs.map(({ reservoir }) => reservoir));
  return hasCurves ? [...NOTES, waterMessages.noteRuleCurves] : NOTES;
}

function Invented({ reservoirs }: Pick<ReservoirsPageProps, 'reservoirs'>) {
  const invented = reservoirs.filter(({ reservoir }) => reservoir.invented).length;
  if (invented === 0) return null;
  return <SampleNote text={invented === reservoirs.length ? waterMessages.invented : waterMessages.inventedSome} />;
}

interface OverviewProps extends Pick<ReservoirsPageProps, 'size' | 'reservoirs'> {
  readonly date: CalendarDate;
  /** Those on the map, in the order of the list. */
  readonly listed: readonly ReservoirOnDay[];
  readonly isStale: boolean;
  /** Whether the list below is by region. */
  readonly isByRegion: boolean;
}

function Overview({ size, date, reservoirs, listed, isStale, isByRegion }: OverviewProps) {
  const context = useRenderContext();
  const totals = storageTotals(reservoirs);
  const week = totalChangeInWeek(reservoirs);
  const decimals = columnDecimals(reservoirs);
  const attention = needAttention(reservoirs);
  const end = endOfBars(reservoirs);
  const missing = reservoirs.filter(({ reading }) => (reading?.volume ?? null) === null);
  const more = attention.length - MAX_ATTENTION;
  // One sentence alone would leave a column empty: it stands below the total.
  const hasAttention = isStale || attention.length > 0 || missing.length > 0;
  return (
    <div className="water-overview">
      <section className="water-total" aria-labelledby="together-title">
        <h2 id="together-title">{context.t(waterMessages.together)}</h2>
        <StorageHeadline totals={totals} before={totalsOfYearBefore(reservoirs)} end={end}>
          <BarKey end={end} />
        </StorageHeadline>
        <Facts
          facts={[
            {
              name: context.t(waterMessages.changeInWeek),
              value: week !== undefined && (
                <>
                  {context.t(waterMessages.points, { change: context.change(week.points) })} <Reported of={week} />
                </>
              ),
            },
            {
              name: context.t(waterMessages.usable),
              value: totals.usable !== null && (
                <>
                  {context.columnFigure(totals.usable, decimals.volume)} {context.t(waterMessages.millionCubicMetres)}
                </>
              ),
            },
            {
              name: context.t(waterMessages.inflow),
              value: <TotalFact total={totals.inflow} decimals={decimals.flow} />,
            },
            {
              name: context.t(waterMessages.outflow),
              value: <TotalFact total={totals.outflow} decimals={decimals.flow} />,
            },
          ]}
        />
        <WaterSource figures={readingsOf(reservoirs)} isDaily />
        {!hasAttention && (
          <>
            <h2>{context.t(waterMessages.attention)}</h2>
            <AttentionNone reservoirs={reservoirs} />
          </>
        )}
      </section>
      {hasAttention && (
        <section className="water-attention" aria-labelledby="attention-title">
          <h2 id="attention-title">{context.t(waterMessages.attention)}</h2>
          {isStale && (
            <p>
              <Unbroken text={context.t(waterMessages.staleExpected)} />
            </p>
          )}
          {!isStale && (
            <AttentionList
              reservoirs={attention}
              most={MAX_ATTENTION}
              end={end}
              numberOf={(one) => 1 + listed.indexOf(one) || undefined}
            />
          )}
          {!isStale && more > 0 && (
            <p>
              <a
                href={`${context.to('reservoirs', {}, { size: sizeInAddress(size), date, level: 'attention', sort: 'emptiest' })}#list-title`}
              >
                {context.t(waterMessages.attentionAll, { count: attention.length })}
              </a>
            </p>
          )}
          {missing.length > 0 && (
            <p className="figure-note">
              {context.t(waterMessages.missing, { count: missing.length })}{' '}
              {missing.map(({ reservoir }, index) => (
                <span key={reservoir.id}>
                  {index > 0 && ', '}
                  <a href={context.to('reservoir', { id: reservoir.id })}>{reservoir.name[context.locale]}</a>
                </span>
              ))}
            </p>
          )}
        </section>
      )}
      <section className="reservoir-map" aria-labelledby="map-title">
        <h2 id="map-title">{context.t(waterMessages.map)}</h2>
        <ReservoirMap reservoirs={listed} isStale={isStale} />
      </section>
      <section className="water-by-region" aria-labelledby="regions-title">
        <h2 id="regions-title">{context.t(waterMessages.byRegion)}</h2>
        <RegionTable
          regions={storageByRegion(reservoirs)}
          all={totals}
          end={end}
          decimals={decimals}
          before={sharesBefore(reservoirs)}
          reservoirs={isStale ? [] : reservoirs}
          hasLists={isByRegion}
        />
      </section>
    </div>
  );
}

interface ListKeyProps extends Pick<ReservoirsPageProps, 'reservoirs'> {
  /** See `barEnd`. */
  readonly end: number;
  /** Whether no row is folded: folded ones have their units beside them. */
  readonly hasUnits: boolean;
}

/** What the marks of the list's bars mean, and on phones its figures. */
function ListKey({ reservoirs, end, hasUnits }: ListKeyProps) {
  const context = useRenderContext();
  return (
    <>
      <BarKey
        curves={reservoirs.map(({ reservoir, reading }) => reading && comparedCurve(reservoir, reading)?.curve)}
        hasYearBefore={reservoirs.some(({ earlier }) => shareOfYearBefore(earlier) !== null)}
        end={end}
      />
      {reservoirs.some(({ earlier }) => earlier !== undefined) && (
        <p className="figure-note level-bar-key" data-mark="trend">
          {context.t(waterMessages.trendKey)}
        </p>
      )}
      {hasUnits && <RowUnits />}
    </>
  );
}

/** Of the rows on phones, which have no heads of columns. */
function RowUnits() {
  const context = useRenderContext();
  return (
    <p className="figure-note row-units on-phones">
      <Unbroken text={context.t(waterMessages.rowUnits)} />
    </p>
  );
}

interface RegionsProps {
  /** Those of one region after those of another. */
  readonly reservoirs: readonly ReservoirOnDay[];
  readonly isStale: boolean;
}

/** Reservoirs by region; phones show the sums of each region, and fold its reservoirs where there are many. */
function Regions({ reservoirs, isStale }: RegionsProps) {
  const context = useRenderContext();
  const regions = storageByRegion(reservoirs);
  const before = sharesBefore(reservoirs);
  const end = endOfBars(reservoirs);
  const decimals = columnDecimals(reservoirs);
  const areFew = reservoirs.length <= MAX_UNFOLDED;
  return (
    <div className="water-regions">
      {regions.map(({ region, ...totals }) => (
        <Fold
          key={region}
          className="water-region"
          head={
            <RegionHead
              name={context.t(regionLabels[region])}
              {...(!areFew && { folded: foldedOf(region, reservoirs) })}
              totals={totals}
              end={end}
              decimals={decimals}
              before={before[region]}
              reservoirs={isStale ? [] : reservoirs.filter(({ reservoir }) => reservoir.region === region)}
            />
          }
          isOpen={areFew}
          onPhonesOnly={!areFew}
        >
          <div id={`region-${region}`}>
            {!areFew && <RowUnits />}
            <ReservoirTable
              region={region}
              reservoirs={reservoirs.filter(({ reservoir }) => reservoir.region === region)}
              first={1 + reservoirs.findIndex(({ reservoir }) => reservoir.region === region)}
              totals={totals}
              end={end}
              decimals={decimals}
            />
          </div>
        </Fold>
      ))}
    </div>
  );
}

function reservoirsByRegion(reservoirs: readonly ReservoirOnDay[]): readonly ReservoirOnDay[] {
  return WATER_REGIONS.flatMap((region) => reservoirs.filter(({ reservoir }) => reservoir.region === region));
}

/** Their numbers on the map, by which a folded region is found, such as `1–9`, and how many they are. */
function foldedOf(region: WaterRegion, listed: readonly ReservoirOnDay[]) {
  const first = 1 + listed.findIndex(({ reservoir }) => reservoir.region === region);
  const last = 1 + listed.findLastIndex(({ reservoir }) => reservoir.region === region);
  const numbers = first === last ? String(first) : `${first}–${last}`;
  return { numbers, count: listed.filter(({ reservoir }) => reservoir.region === region).length };
}

function inOrder(reservoirs: readonly ReservoirOnDay[], order: ReservoirOrder | undefined): readonly ReservoirOnDay[] {
  return order === undefined ? reservoirs : orderReservoirs(reservoirs, order);
}

/** The shares of regions, and of all together, on the same day of the year before. */
function sharesBefore(reservoirs: readonly ReservoirOnDay[]): Partial<Record<WaterRegion | 'all', number | null>> {
  const shares: Partial<Record<WaterRegion | 'all', number | null>> = { all: totalsOfYearBefore(reservoirs).share };
  for (const region of WATER_REGIONS)
    shares[region] = totalsOfYearBefore(reservoirs.filter(({ reservoir }) => reservoir.region === region)).share;
  return shares;
}

/**
 * All bars of the page have one scale, so that they can be compared, with the marks of the year before; no region is fuller
 * than its fullest reservoir.
 */
function endOfBars(reservoirs: readonly ReservoirOnDay[]): number {
  const before = reservoirs.map(({ earlier }) => shareOfYearBefore(earlier));
  return barEnd([...readingsOf(reservoirs).map(shareOfStorage), ...before]);
}

function readingsOf(reservoirs: readonly ReservoirOnDay[]) {
  return reservoirs.flatMap(({ reading }) => (reading === undefined ? [] : [reading]));
}
