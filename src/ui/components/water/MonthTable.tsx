import type { CalendarDate } from '#domain/instant.ts';
import type { MonthOfReadings } from '#domain/water/readingYears.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Tally } from '#domain/water/tally.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { TableBox } from '../text/TableBox.tsx';
import { Figure } from './Figure.tsx';
import { FigureHead, FigureTable } from './FigureTable.tsx';

interface MonthTableProps {
  readonly months: readonly MonthOfReadings[];
  readonly year: number;
}

/** The figures of a year by month, newest last: what both charts of the year show. */
export function MonthTable({ months, year }: MonthTableProps) {
  const context = useRenderContext();
  const title = context.t(waterMessages.monthTable, { year: context.year(year) });
  return (
    <TableBox label={title}>
      <FigureTable className="reading-table month-table" caption={title}>
        <thead>
          <tr>
            <th scope="col">{context.t(waterMessages.month)}</th>
            <FigureHead of={waterMessages.volume} unit={waterMessages.millionCubicMetres} className="number" />
            <FigureHead of={waterMessages.share} unit={waterMessages.atMonthEnd} className="number" />
            <FigureHead of={waterMessages.inflow} unit={waterMessages.millionCubicMetres} className="number" />
            <FigureHead of={waterMessages.outflow} unit={waterMessages.millionCubicMetres} className="number" />
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, last, inflow, outflow }) => (
            <tr key={month}>
              <th scope="row">{context.monthName(`${year}-${String(month).padStart(2, '0')}-01` as CalendarDate)}</th>
              <td className="number">
                <Figure value={last?.volume} />
              </td>
              <td className="number">
                <Share value={last === undefined ? null : shareOfStorage(last)} />
              </td>
              <Sum of={inflow} />
              <Sum of={outflow} />
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <p className="figure-note">{context.t(waterMessages.everyDay)}</p>
    </TableBox>
  );
}

function Share({ value }: { readonly value: number | null }) {
  const context = useRenderContext();
  return value === null ? <Figure value={null} /> : context.percent(value);
}

/** A sum that lacks days says so. */
function Sum({ of }: { readonly of: Tally }) {
  const context = useRenderContext();
  const missing = of.all - of.reported;
  return (
    <td className="number">
      <Figure value={of.sum} />{' '}
      {of.sum !== null && missing > 0 && (
        <span className="figure-note">{context.t(waterMessages.daysMissing, { count: missing })}</span>
      )}
    </td>
  );
}
