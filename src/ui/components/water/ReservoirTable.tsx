import type { WaterRegion } from '#domain/water/codes.ts';
import {
  shareOfYearBefore,
  totalChangeInWeek,
  totalChangeInYear,
  totalsOfYearBefore,
  type TotalChange,
} from '#domain/water/earlierVolumes.ts';
import type { ReservoirOnDay, StorageTotals } from '#domain/water/storage.ts';
import type { Tally } from '#domain/water/tally.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Decimals } from '../../formats.ts';
import { Figure, type ListDecimals } from './Figure.tsx';
import { FigureHead, FigureTable } from './FigureTable.tsx';
import { FlowsCell, FlowsHead } from './Flows.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { Reported } from './Reported.tsx';
import { ShareCell } from './ShareCell.tsx';
import { Trend } from './Trend.tsx';

interface ReservoirTableProps {
  /** The region of all of them; absent in a list of several regions. */
  readonly region?: WaterRegion;
  readonly reservoirs: readonly ReservoirOnDay[];
  /** The number of the first of them on the map; where names stand on that, phones only show it. */
  readonly first: number;
  /** Of these reservoirs; absent where they are not the whole of a region. */
  readonly totals?: StorageTotals;
  /** See `barEnd`. */
  readonly end: number;
  readonly decimals: ListDecimals;
}

/** Reservoirs on one day, with the sum of their region, which phones show in its heading (`RegionHead`). */
export function ReservoirTable({ region, reservoirs, first, totals, end, decimals }: ReservoirTableProps) {
  const context = useRenderContext();
  const hasTrend = reservoirs.some(
    ({ earlier }) => earlier?.yearBefore !== undefined || earlier?.volumes.some((volume) => volume !== null),
  );
  return (
    <FigureTable
      className="reservoir-table"
      caption={
        region === undefined
          ? context.t(waterMessages.eachReservoir)
          : context.t(waterMessages.regionTable, { region: context.t(regionLabels[region]) })
      }
    >
      <thead>
        <tr>
          <th scope="col">{context.t(waterMessages.reservoir)}</th>
          <FigureHead of={waterMessages.volumeHead} unit={waterMessages.millionCubicMetres} className="number" />
          <FigureHead of={waterMessages.share} unit={waterMessages.shareUnit} />
          {hasTrend && (
            <FigureHead of={waterMessages.change} unit={waterMessages.changeUnit} className="reservoir-trend" />
          )}
          <FlowsHead />
        </tr>
      </thead>
      <tbody>
        {reservoirs.map((one, index) => (
          <Row
            key={one.reservoir.id}
            one={one}
            number={first + index}
            end={end}
            decimals={decimals}
            hasTrend={hasTrend}
            hasRegion={region === undefined}
          />
        ))}
      </tbody>
      {totals !== undefined && (
        <Sum
          totals={totals}
          before={totalsOfYearBefore(reservoirs).share}
          week={totalChangeInWeek(reservoirs)}
          year={totalChangeInYear(reservoirs)}
          end={end}
          decimals={decimals}
          hasTrend={hasTrend}
        />
      )}
    </FigureTable>
  );
}

interface RowProps {
  readonly one: ReservoirOnDay;
  readonly number: number;
  readonly end: number;
  readonly decimals: ListDecimals;
  readonly hasTrend: boolean;
  readonly hasRegion: boolean;
}

function Row({ one, number, end, decimals, hasTrend, hasRegion }: RowProps) {
  const context = useRenderContext();
  const { reservoir, reading } = one;
  const province = reservoir.province[context.locale];
  return (
    <tr>
      <th scope="row">
        <b className={reservoir.size === 'large' ? 'on-phones' : undefined}>{number}</b>{' '}
        <a href={context.to('reservoir', { id: reservoir.id })}>
          <ShortName name={reservoir.name[context.locale]} />
        </a>{' '}
        <span className="figure-note">
          {hasRegion ? `${province} · ${context.t(regionLabels[reservoir.region])}` : province}
        </span>
      </th>
      <td className="number reservoir-volume">
        <Figure value={reading?.volume} decimals={decimals.volume} />{' '}
        <span className="figure-note">
          {context.t(waterMessages.ofStorage, {
            storage: context.columnFigure(reading?.storage ?? reservoir.storage, decimals.storage),
          })}
        </span>
      </td>
      <td className="reservoir-share">
        <ShareCell one={one} end={end} before={shareOfYearBefore(one.earlier)} />
      </td>
      {hasTrend && (
        <td className="reservoir-trend">
          <Trend one={one} />
        </td>
      )}
      <FlowsCell
        inflow={<Figure value={reading?.inflow} decimals={decimals.flow} />}
        outflow={<Figure value={reading?.outflow} decimals={decimals.flow} />}
      />
    </tr>
  );
}

/** The word for reservoirs stands in the head of the column: only screen readers need it in each name. */
function ShortName({ name }: { readonly name: string }) {
  const [, before = '', own = name, after = ''] = /^(อ่างเก็บน้ำ)?(.+?)( Reservoir)?$/.exec(name) ?? [];
  return (
    <>
      {before !== '' && <span className="visually-hidden">{before}</span>}
      <Unbroken text={own} />
      {after !== '' && <span className="visually-hidden">{after}</span>}
    </>
  );
}

interface SumProps {
  readonly totals: StorageTotals;
  /** The share of the year before. */
  readonly before: number | null;
  /** How the share has changed. */
  readonly week: TotalChange | undefined;
  readonly year: TotalChange | undefined;
  readonly end: number;
  readonly decimals: ListDecimals;
  readonly hasTrend: boolean;
}

function Sum({ totals, before, week, year, end, decimals, hasTrend }: SumProps) {
  const context = useRenderContext();
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {context.t(waterMessages.wholeRegion)} <Reported of={totals} />
        </th>
        <td className="number reservoir-volume">
          <Figure value={totals.volume} decimals={decimals.volume} />{' '}
          {totals.storage !== null && (
            <span className="figure-note">
              {context.t(waterMessages.ofStorage, {
                storage: context.columnFigure(totals.storage, decimals.storage),
              })}
            </span>
          )}
        </td>
        <td className="reservoir-share">
          {totals.share !== null && (
            <div className="share-cell">
              <strong className="share-cell-number">{context.percent(totals.share)}</strong>
              <LevelBar share={totals.share} end={end} before={before} />
            </div>
          )}
        </td>
        {hasTrend && (
          <td className="reservoir-trend">
            <div className="trend">
              {week && (
                <span className="trend-week">
                  {context.t(waterMessages.inWeek, { change: context.change(week.points) })} <Reported of={week} />
                </span>
              )}{' '}
              {year && (
                <span className="trend-year">
                  {context.t(waterMessages.inYear, { change: context.change(year.points) })} <Reported of={year} />
                </span>
              )}
            </div>
          </td>
        )}
        <FlowsCell
          inflow={<FlowSum total={totals.inflow} decimals={decimals.flow} />}
          outflow={<FlowSum total={totals.outflow} decimals={decimals.flow} />}
        />
      </tr>
    </tfoot>
  );
}

function FlowSum({ total, decimals }: { readonly total: Tally; readonly decimals: Decimals }) {
  return (
    <>
      <Figure value={total.sum} decimals={decimals} /> {total.sum !== null && <Reported of={total} />}
    </>
  );
}
