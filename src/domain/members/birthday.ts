import { parseTypedDay } from '../forms/typedDay.ts';
import type { CalendarDate } from '../instant.ts';
import { done, refused, type Outcome } from '../outcome.ts';

export type BirthdayRefusal = 'required' | 'dateFormat' | 'birthdayInFuture' | 'birthdayTooEarly';

/** Nobody was born longer ago than these years: an earlier year is a typing error. */
export const GREATEST_AGE_YEARS = 130;

/**
 * Parses a birthday as it was typed (spec §3, §5: 'Please enter your birthday.'). Refused as 'required', 'dateFormat'
 * (another form, or a day that does not exist), 'birthdayInFuture' or 'birthdayTooEarly' (more than 130 years ago).
 *
 * @param today in the department's time zone
 */
export function parseBirthday(text: string, today: CalendarDate): Outcome<CalendarDate, BirthdayRefusal> {
  if (text.trim() === '') return refused('required');
  const typed = parseTypedDay(text);
  if (!typed.ok) return refused('dateFormat');
  const date = typed.value;
  if (date > today) return refused('birthdayInFuture');
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > GREATEST_AGE_YEARS
    ? refused('birthdayTooEarly')
    : done(date);
}
