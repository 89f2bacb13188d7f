import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import type { Tally } from '#domain/water/tally.ts';
import { ValueBar } from '../../charts/ValueBar.tsx';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Figure } from './Figure.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Reported } from './Reported.tsx';

interface AreaTableProps {
  /** For screen readers. */
  readonly name: string;
  /** Heading of the rows. */
  readonly of: MessageDescriptor;
  readonly rows: readonly (Tally & { readonly key: string; readonly label: ReactNode })[];
  /** Area in rai at which a bar is full: the same for all tables that are compared. */
  readonly fullBar: number;
  readonly total?: Tally & { readonly label: string };
}

/** Areas row by row, as figures and bars, and their sum. */
export function AreaTable({ name, of, rows, fullBar, total }: AreaTableProps) {
  const context = useRenderContext();
  return (
    <FigureTable className="area-table" caption={name}>
      <thead>
        <tr>
          <th scope="col">{context.t(of)}</th>
          <th scope="col" className="number">
            {context.t(waterMessages.area)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, ...area }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {area.sum !== null && <ValueBar amount={area.sum} largest={fullBar} />}
            </th>
            <td className="number">
              <Area {...area} />
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td className="number">
              <Area {...total} />
            </td>
          </tr>
        </tfoot>
      )}
    </FigureTable>
  );
}

/** The largest of the areas that are compared: its bar is full. */
export function largestOf(areas: readonly (number | null)[]): number {
  return Math.max(0, ...areas.map((area) => area ?? 0));
}

function Area({ sum, reported, all }: Tally) {
  const context = useRenderContext();
  if (sum === null) return <Figure value={null} />;
  return (
    <>
      {context.figure(sum)} <Reported of={{ reported, all }} message={waterMessages.areasReported} />
    </>
  );
}
