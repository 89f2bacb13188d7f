import { BUDDHIST_ERA_OFFSET, FIRST_BUDDHIST_YEAR } from '../buddhistEra.ts';
import { parseCalendarDate, type CalendarDate } from '../instant.ts';
import { done, refused, type Outcome } from '../outcome.ts';
import { asciiDigits } from './digits.ts';

/** `form`: it is written in a way that is not understood. `noSuchDay`: it is understood, and there is no such day. */
export type TypedDayRefusal = 'form' | 'noSuchDay';

// Text around them is still there when the date is parsed, and is refused then.
const YEAR_FIRST = /(\d{4})-(\d{1,2})-(\d{1,2})/;
const DAY_FIRST = /(\d{1,2})[\s./-]{1,3}(\d{1,2})[\s./-]{1,3}(\d{4})/;

/**
 * Parses a day as it was typed: `2026-11-21`, as the browser's own field sends it, or day, month and year, `21/11/2026`,
 * with points, hyphens or blanks as well. Thai digits are accepted. A year from 2400 on is one of the Buddhist era, in
 * both forms: nobody can mean another one. It is replaced before the day is parsed: 29 February 2567 is a day, 2567 is no
 * leap year. Two digits for the year are not understood, because they could be of either calendar.
 */
export function parseTypedDay(text: string): Outcome<CalendarDate, TypedDayRefusal> {
  const written = asciiDigits(text).trim().replace(DAY_FIRST, '$3-$2-$1').replace(YEAR_FIRST, inFullDigits);
  const day = parseCalendarDate(written);
  if (day !== undefined) return done(day);
  return refused(/^\d{4}-\d\d-\d\d$/.test(written) ? 'noSuchDay' : 'form');
}

function inFullDigits(_: string, year: string, month: string, day: string): string {
  const gregorian = Number(year) < FIRST_BUDDHIST_YEAR ? year : String(Number(year) - BUDDHIST_ERA_OFFSET);
  return [gregorian, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
