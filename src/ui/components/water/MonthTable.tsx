import { daysInMonth } from '#domain/daysInMonth.ts';
import type { MonthOfReadings } from '#domain/water/readingYears.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import { waterMessages } from '../../messages/water.ts';
import { firstOfMonth } from '../../firstOfMonth.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { TableBox } from '../text/TableBox.tsx';
import { Figure, type ColumnDecimals } from './Figure.tsx';
import { FigureHead, FigureTable } from './FigureTable.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { SumCell } from './SumCell.tsx';

interface MonthTableProps {
  readonly months: readonly MonthOfReadings[];
  readonly year: number;
  readonly decimals: ColumnDecimals;
  /** Where the days of a month are. */
  readonly addressOf: (month: number) => string;
}

/** The figures of a year by month, newest last: what both charts of the year show. Months lead to their days. */
export function MonthTable({ months, year, decimals, addressOf }: MonthTableProps) {
  const context = useRenderContext();
  const title = context.t(waterMessages.monthTable, { year: context.year(year) });
  const unfinished = unfinishedMonth(months, year);
  return (
    <TableBox label={title}>
      <p className="figure-note on-phones">
        <Unbroken text={context.t(waterMessages.monthUnits)} />
      </p>
      <FigureTable className="reading-table month-table" caption={title}>
        <thead>
          <tr>
            <th scope="col">{context.t(waterMessages.month)}</th>
            <FigureHead of={waterMessages.volumeHead} unit={waterMessages.millionCubicMetres} className="number" />
            <FigureHead of={waterMessages.share} unit={waterMessages.shareUnit} className="number" />
            <FigureHead of={waterMessages.inflowHead} unit={waterMessages.millionCubicMetres} className="number" />
            <FigureHead of={waterMessages.outflowHead} unit={waterMessages.millionCubicMetres} className="number" />
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, last, inflow, outflow }) => (
            <tr key={month}>
              <th scope="row">
                <a href={addressOf(month)}>{context.month(firstOfMonth(year, month))}</a>
                {month === unfinished?.month && (
                  <>
                    {' '}
                    <span className="figure-note">1–{unfinished.lastDay}</span>
                  </>
                )}
              </th>
              <td className="number">
                <Figure value={last?.volume} decimals={decimals.volume} />
              </td>
              <td className="number">
                <Share value={last === undefined ? null : shareOfStorage(last)} />
              </td>
              <SumCell of={inflow} decimals={decimals.flow} />
              <SumCell of={outflow} decimals={decimals.flow} />
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <div className="figure-note">
        <p>{context.t(waterMessages.chooseMonth)}</p>
        <p>
          <Unbroken text={context.t(waterMessages.monthTableNote)} />
        </p>
      </div>
    </TableBox>
  );
}

function Share({ value }: { readonly value: number | null }) {
  const context = useRenderContext();
  return value === null ? <Figure value={null} /> : context.percent(value);
}

/** The last month, where its last reading is not of its last day: its table row says of which days it is. */
function unfinishedMonth(months: readonly MonthOfReadings[], year: number) {
  const { month, last } = months.at(-1) ?? {};
  if (month === undefined || last === undefined) return undefined;
  const lastDay = Number(last.date.slice(-2));
  return lastDay < daysInMonth(year, month) ? { month, lastDay } : undefined;
}
