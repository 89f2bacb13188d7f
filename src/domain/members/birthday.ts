import { BUDDHIST_ERA_OFFSET, FIRST_BUDDHIST_YEAR } from '../buddhistEra.ts';
import { asciiDigits } from '../forms/digits.ts';
import { parseCalendarDate, type CalendarDate } from '../instant.ts';
import { done, refused, type Outcome } from '../outcome.ts';

export type BirthdayRefusal = 'required' | 'dateFormat' | 'birthdayInFuture' | 'birthdayTooEarly';

/** Nobody was born longer ago than these years: an earlier year is a typing error. */
export const GREATEST_AGE_YEARS = 130;

// Text around them is still there when the date is parsed, and is refused then.
const YEAR_FIRST = /(\d{4})-(\d{1,2})-(\d{1,2})/;
const DAY_FIRST = /(\d{1,2})[\s./-]{1,3}(\d{1,2})[\s./-]{1,3}(\d{4})/;

/**
 * Parses a birthday as it was typed (spec §3, §5: 'Please enter your birthday.'): `2026-11-21`, as the browser's own
 * field sends it, or day, month and year, `21/11/2026`, with points, hyphens or blanks as well. Thai digits are accepted.
 * A year from 2400 on is one of the Buddhist era, in both forms: nobody can mean another one. Refused as 'required',
 * 'dateFormat' (another form, two digits for the year, which could be of either calendar, or a day that does not exist),
 * 'birthdayInFuture' or 'birthdayTooEarly' (more than 130 years ago).
 *
 * @param today in the department's time zone
 */
export function parseBirthday(text: string, today: CalendarDate): Outcome<CalendarDate, BirthdayRefusal> {
  const typed = asciiDigits(text).trim();
  if (typed === '') return refused('required');
  const date = parseCalendarDate(typed.replace(DAY_FIRST, '$3-$2-$1').replace(YEAR_FIRST, inFullDigits));
  if (date === undefined) return refused('dateFormat');
  if (date > today) return refused('birthdayInFuture');
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > GREATEST_AGE_YEARS
    ? refused('birthdayTooEarly')
    : done(date);
}

function inFullDigits(_: string, year: string, month: string, day: string): string {
  const gregorian = Number(year) < FIRST_BUDDHIST_YEAR ? year : String(Number(year) - BUDDHIST_ERA_OFFSET);
  return [gregorian, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
