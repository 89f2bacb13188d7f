import type { MessageDescriptor } from '@formatjs/intl';
import type { ReactNode } from 'react';
import type { AreaComparison } from '#domain/water/compareAreas.ts';
import type { Tally } from '#domain/water/tally.ts';
import { ValueBar } from '../../charts/ValueBar.tsx';
import { waterMessages } from '../../messages/water.ts';
import { waterUseMessages } from '../../messages/waterUse.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { AreaChange } from './AreaChange.tsx';
import { Figure } from './Figure.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Incomplete } from './Incomplete.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** Areas in rai. */
export interface AreaSums {
  readonly area: Tally;
  /** Of the same season of the year before. */
  readonly before?: Tally | undefined;
  /** As `AreaChange` takes it. */
  readonly comparison?: AreaComparison | null | undefined;
}

interface AreaRow extends AreaSums {
  readonly key: string;
  readonly label: ReactNode;
  /** Whether a line above it separates it from rows of another kind. */
  readonly startsGroup?: boolean;
}

interface AreaTableProps {
  /** For screen readers. */
  readonly name: string;
  /** Heading of the rows. */
  readonly of: MessageDescriptor;
  readonly rows: readonly AreaRow[];
  /** Area in rai at which a bar is full: the same for all tables that are compared. */
  readonly fullBar: number;
  /** The years of both columns as text. Without it, there is one column of areas. */
  readonly years?: Years | undefined;
  /** Whether the last column says what has changed. */
  readonly hasChange: boolean;
  readonly total?: AreaSums & { readonly label: string };
}

export interface Years {
  readonly now: string;
  readonly before: string;
}

/** Areas row by row, as figures and bars, beside those of the year before, and their sum. */
export function AreaTable({ name, of, rows, fullBar, years, hasChange, total }: AreaTableProps) {
  const context = useRenderContext();
  const headOf = (year: string) => context.t(waterUseMessages.oneYear, { year });
  const cells = (sums: AreaSums) => <Cells {...sums} years={years} hasChange={hasChange} />;
  return (
    <div className="area-box">
      <FigureTable className="area-table" caption={name}>
        <thead>
          <tr>
            <th scope="col">{context.t(of)}</th>
            <th scope="col" className="number">
              {years === undefined ? context.t(waterMessages.area) : headOf(years.now)}
            </th>
            {years && (
              <th scope="col" className="number">
                {headOf(years.before)}
              </th>
            )}
            {hasChange && (
              <th scope="col" className="number">
                {context.t(waterUseMessages.change)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, startsGroup = false, ...sums }) => (
            <tr key={key} className={startsGroup ? 'area-group' : undefined}>
              <th scope="row">
                {typeof label === 'string' ? <Unbroken text={label} /> : label}
                <Bars {...sums} fullBar={fullBar} />
              </th>
              {cells(sums)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </FigureTable>
    </div>
  );
}

/** Whether a sum lacks areas. */
export function isIncomplete({ sum, reported, all }: Tally): boolean {
  return sum !== null && reported < all;
}

/** The largest of the areas that are compared: its bar is full. */
export function largestOf(areas: readonly (number | null | undefined)[]): number {
  return Math.max(0, ...areas.map((area) => area ?? 0));
}

function Bars({ area, before, fullBar }: AreaSums & Pick<AreaTableProps, 'fullBar'>) {
  if (area.sum === null) return null;
  return (
    <span className="area-bars">
      <ValueBar amount={area.sum} largest={fullBar} />
      {before && before.sum !== null && <ValueBar amount={before.sum} largest={fullBar} />}
    </span>
  );
}

function Cells({ area, before, comparison, years, hasChange }: AreaSums & Pick<AreaTableProps, 'years' | 'hasChange'>) {
  return (
    <>
      <td className={hasChange ? 'number area-now' : 'number'}>
        <Area area={area} year={years?.now} />
      </td>
      {years && (
        <td className="number area-before">
          <Area area={before ?? NOT_REPORTED} year={years.before} />
        </td>
      )}
      {hasChange && (
        <td className="number area-change">
          <AreaChange comparison={comparison} />
        </td>
      )}
    </>
  );
}

const NOT_REPORTED: Tally = { sum: null, reported: 0, all: 0 };

/** @param year visible where the table is narrow and has no heads of columns */
function Area({ area, year }: Pick<AreaSums, 'area'> & { readonly year: string | undefined }) {
  const context = useRenderContext();
  const { sum, reported, all } = area;
  return (
    <>
      {year !== undefined && <span className="area-year">{year}</span>}{' '}
      {sum === null ? <Figure value={null} /> : context.figure(sum)}
      {isIncomplete(area) && <Incomplete text={context.t(waterMessages.areasReported, { reported, all })} />}
    </>
  );
}
