import type { CalendarDate } from '../instant.ts';
import { daysToReport, readingsOfMonth } from './readingYears.ts';
import { tally, type Tally } from './tally.ts';
import type { Reading } from './water.ts';

/** What flowed in and out in one month, in million cubic metres. `all` is its days, up to the newest reading. */
export interface MonthTotals {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly inflow: Tally;
  readonly outflow: Tally;
}

/** Undefined where the month has no readings. @param readings of all months, oldest first */
export function monthTotals(readings: readonly Reading[], year: number, month: number): MonthTotals | undefined {
  const days = readingsOfMonth(readings, year, month);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const all = daysToReport(readings, year, month);
  const total = (flows: readonly (number | null)[]): Tally => ({ ...tally(flows), all });
  return {
    first: first.date,
    last: last.date,
    inflow: total(days.map(({ inflow }) => inflow)),
    outflow: total(days.map(({ outflow }) => outflow)),
  };
}
