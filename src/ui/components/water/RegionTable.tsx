import type { WaterRegion } from '#domain/water/codes.ts';
import type { ReservoirOnDay, StorageTotals } from '#domain/water/storage.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { AttentionOf } from './AttentionOf.tsx';
import { Figure, type ListDecimals } from './Figure.tsx';
import { FigureHead, FigureTable } from './FigureTable.tsx';
import { Reported } from './Reported.tsx';

interface RegionTableProps {
  readonly regions: readonly (StorageTotals & { readonly region: WaterRegion })[];
  readonly all: StorageTotals;
  /** See `barEnd`. */
  readonly end: number;
  readonly decimals: ListDecimals;
  /** Shares of the same day of the year before, where they are known. */
  readonly before?: Readonly<Partial<Record<WaterRegion | 'all', number | null>>>;
  /** Those of the regions, to count the ones that need attention; absent where figures are too old to warn. */
  readonly reservoirs?: readonly ReservoirOnDay[];
  /** Whether the page lists the reservoirs by region, so that a link leads to them. */
  readonly hasLists?: boolean;
}

/** The storage of each region, as figures and bars, with the sum of all regions. */
export function RegionTable({
  regions,
  all,
  end,
  decimals,
  before = {},
  reservoirs = [],
  hasLists = true,
}: RegionTableProps) {
  const context = useRenderContext();
  return (
    <FigureTable className="region-table" caption={context.t(waterMessages.byRegion)}>
      <thead>
        <tr>
          <th scope="col">{context.t(waterMessages.region)}</th>
          <FigureHead of={waterMessages.volume} unit={waterMessages.millionCubicMetres} className="number" />
          <FigureHead of={waterMessages.share} unit={waterMessages.shareUnit} />
        </tr>
      </thead>
      <tbody>
        {regions.map(({ region, ...totals }) => (
          <Row
            key={region}
            totals={totals}
            end={end}
            decimals={decimals}
            before={before[region]}
            note={<AttentionOf reservoirs={reservoirs.filter(({ reservoir }) => reservoir.region === region)} />}
          >
            {hasLists ? (
              <a href={`#region-${region}`}>{context.t(regionLabels[region])}</a>
            ) : (
              context.t(regionLabels[region])
            )}
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row totals={all} end={end} decimals={decimals} before={before.all}>
          {context.t(waterMessages.allRegions)}
        </Row>
      </tfoot>
    </FigureTable>
  );
}

interface RowProps {
  readonly totals: StorageTotals;
  readonly end: number;
  readonly decimals: ListDecimals;
  readonly before: number | null | undefined;
  /** Below the share. */
  readonly note?: React.ReactNode;
  readonly children: React.ReactNode;
}

function Row({ totals, end, decimals, before = null, note, children }: RowProps) {
  const context = useRenderContext();
  const { volume, storage, share } = totals;
  return (
    <tr>
      <th scope="row">
        {children} <Reported of={totals} />
      </th>
      <td className="number">
        <Figure value={volume} decimals={decimals.volume} />{' '}
        {storage !== null && (
          <span className="figure-note">
            {context.t(waterMessages.ofStorage, { storage: context.columnFigure(storage, decimals.storage) })}
          </span>
        )}
      </td>
      <td>
        {share === null ? (
          <Figure value={null} />
        ) : (
          <>
            <strong>{context.percent(share)}</strong> <LevelBar share={share} end={end} before={before} />
            {before !== null && (
              <span className="figure-note level-bar-key">
                {context.t(waterMessages.yearBefore, { share: context.percent(before) })}
              </span>
            )}
            {note}
          </>
        )}
      </td>
    </tr>
  );
}
