import type { MonthTotals } from '#domain/water/monthTotals.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { TableBox } from '../text/TableBox.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { Figure, type ColumnDecimals } from './Figure.tsx';
import { daysText } from './daysText.ts';
import { FigureHead, FigureTable } from './FigureTable.tsx';
import { SumCell } from './SumCell.tsx';

interface ReadingTableProps {
  readonly readings: readonly Reading[];
  readonly title: string;
  /** Whether they are of one month, which the title says. */
  readonly isMonth: boolean;
  /** Of a month, for a last row. */
  readonly totals?: MonthTotals;
  readonly decimals: ColumnDecimals;
}

/** The figures of a reservoir day by day. */
export function ReadingTable({ title, isMonth, readings, totals, decimals }: ReadingTableProps) {
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
                  {isMonth ? context.shortDay(date) : <Day date={date} />}
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
        {totals !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                <Unbroken
                  text={context.t(waterMessages.totalOfDays, { days: daysText(context, totals.first, totals.last) })}
                />
              </th>
              <SumCell of={totals.inflow} decimals={decimals.flow} />
              <SumCell of={totals.outflow} decimals={decimals.flow} />
            </tr>
          </tfoot>
        )}
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
