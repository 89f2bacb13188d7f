/**
 * A point in time in UTC, as ISO 8601 text with milliseconds: `2026-11-21T03:00:00.000Z`. Instants can be compared and
 * sorted as text.
 */
export type Instant = string & { readonly __brand: 'Instant' };

const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Parses ISO 8601 with an explicit offset from UTC. Anything else, such as 31 February, is undefined. */
export function parseInstant(text: string): Instant | undefined {
  if (!ISO_DATE_TIME.test(text) || !isCalendarDate(text.slice(0, 10))) return undefined;
  const time = Date.parse(text);
  // An offset can move the time out of the years 0000 to 9999. Only within these years does text sort by time.
  return time >= FIRST_MS && time <= LAST_MS ? instantOf(time) : undefined;
}

/** @param milliseconds since 1970-01-01T00:00:00Z, as `Date.now()` gives */
export function instantOf(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString() as Instant;
}

export function addSeconds(instant: Instant, seconds: number): Instant {
  return instantOf(Date.parse(instant) + seconds * 1000);
}

/** The instant one millisecond before another one. */
export function instantBefore(instant: Instant): Instant {
  return instantOf(Date.parse(instant) - 1);
}

/** A calendar date without time and time zone: `2026-11-21`. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

export function parseCalendarDate(text: string): CalendarDate | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDate(text) ? (text as CalendarDate) : undefined;
}

/** The year of a date in the Gregorian calendar. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** The first and the last day of a year (0 to 9999) of the Gregorian calendar. */
export function daysOfYear(year: number): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const digits = String(year).padStart(4, '0');
  return { first: `${digits}-01-01` as CalendarDate, last: `${digits}-12-31` as CalendarDate };
}

// `Date.parse` reads 31 February as 3 March. A date that is not the same after parsing and formatting does not exist.
function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
