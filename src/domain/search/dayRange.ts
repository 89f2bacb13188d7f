import { mistakenBuddhistYear } from '../buddhistEra.ts';
import { parseCalendarDate, type CalendarDate } from '../instant.ts';

/** The first and the last day of a search. Undefined where none was typed, or what was typed is no day. */
export interface DayRange {
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
  /** Whether the last day was typed as the first one. */
  readonly isSwapped: boolean;
}

/**
 * Parses two days as they were typed. When the first one is later than the last one they are swapped, as in the date
 * picker (spec §4).
 */
export function parseDayRange(typedFrom: string, typedTo: string): DayRange {
  const [from, to] = [parseDay(typedFrom.trim()), parseDay(typedTo.trim())];
  const isSwapped = from !== undefined && to !== undefined && from > to;
  return isSwapped ? { from: to, to: from, isSwapped } : { from, to, isSwapped };
}

/** A year of the Buddhist era is replaced before the day is parsed: 29 February 2567 is a day, 2567 is no leap year. */
function parseDay(typed: string): CalendarDate | undefined {
  const year = mistakenBuddhistYear(typed);
  return parseCalendarDate(year === undefined ? typed : `${year.gregorian}${typed.slice(4)}`);
}
