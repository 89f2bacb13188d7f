import type { MessageDescriptor } from '@formatjs/intl';
import type { WaterRegion } from '#domain/water/codes.ts';
import type { ReservoirOnDay, StorageTotals } from '#domain/water/storage.ts';
import type { Tally } from '#domain/water/tally.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Decimals } from '../../translator.ts';
import { decimalsOf, Figure } from './Figure.tsx';
import { FigureHead, FigureTable } from './FigureTable.tsx';
import { Reported } from './Reported.tsx';
import { ShareCell } from './ShareCell.tsx';

interface ReservoirTableProps {
  readonly region: WaterRegion;
  readonly reservoirs: readonly ReservoirOnDay[];
  /** Of these reservoirs. */
  readonly totals: StorageTotals;
  /** See `barEnd`. */
  readonly end: number;
}

/** The reservoirs of one region on one day, and their sum. */
export function ReservoirTable({ region, reservoirs, totals, end }: ReservoirTableProps) {
  const context = useRenderContext();
  const flows = decimalsOf(reservoirs.flatMap(({ reading }) => [reading?.inflow, reading?.outflow]));
  return (
    <FigureTable
      className="reservoir-table"
      caption={context.t(waterMessages.regionTable, { region: context.t(regionLabels[region]) })}
    >
      <thead>
        <tr>
          <th scope="col">{context.t(waterMessages.reservoir)}</th>
          <FigureHead of={waterMessages.volume} unit={waterMessages.millionCubicMetres} className="number" />
          <FigureHead of={waterMessages.share} unit={waterMessages.shareUnit} />
          <FigureHead
            of={waterMessages.inflow}
            unit={waterMessages.millionCubicMetresADay}
            className="number reservoir-flow"
          />
          <FigureHead
            of={waterMessages.outflow}
            unit={waterMessages.millionCubicMetresADay}
            className="number reservoir-flow"
          />
        </tr>
      </thead>
      <tbody>
        {reservoirs.map(({ reservoir, reading }) => (
          <tr key={reservoir.id}>
            <th scope="row">
              <a href={context.to('reservoir', { id: reservoir.id })}>{reservoir.name[context.locale]}</a>{' '}
              <span className="figure-note">{reservoir.province[context.locale]}</span>
            </th>
            <td className="number">
              <Figure value={reading?.volume} />{' '}
              <span className="figure-note">
                {context.t(waterMessages.ofStorage, {
                  storage: context.columnFigure(reading?.storage ?? reservoir.storage, 2),
                })}
              </span>
            </td>
            <td>
              <ShareCell reading={reading} end={end} />
            </td>
            <td className="number reservoir-flow">
              <FlowName of={waterMessages.inflow} /> <Figure value={reading?.inflow} decimals={flows} />
            </td>
            <td className="number reservoir-flow">
              <FlowName of={waterMessages.outflow} /> <Figure value={reading?.outflow} decimals={flows} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {context.t(waterMessages.wholeRegion)} <Reported of={totals} />
          </th>
          <td className="number">
            <Figure value={totals.volume} />{' '}
            {totals.storage !== null && (
              <span className="figure-note">
                {context.t(waterMessages.ofStorage, { storage: context.columnFigure(totals.storage, 2) })}
              </span>
            )}
          </td>
          <td>
            {totals.share !== null && (
              <>
                {context.percent(totals.share)} <LevelBar share={totals.share} end={end} plain />
              </>
            )}
          </td>
          <td className="number reservoir-flow">
            <FlowName of={waterMessages.inflow} /> <FlowSum total={totals.inflow} decimals={flows} />
          </td>
          <td className="number reservoir-flow">
            <FlowName of={waterMessages.outflow} /> <FlowSum total={totals.outflow} decimals={flows} />
          </td>
        </tr>
      </tfoot>
    </FigureTable>
  );
}

function FlowSum({ total, decimals }: { readonly total: Tally; readonly decimals: Decimals }) {
  return (
    <>
      <Figure value={total.sum} decimals={decimals} /> {total.sum !== null && <Reported of={total} />}
    </>
  );
}

/** On phones flows are below the other figures, not in the column of their header. */
function FlowName({ of }: { readonly of: MessageDescriptor }) {
  const context = useRenderContext();
  return <span className="reservoir-flow-name">{context.t(of)}</span>;
}
