import { DEPARTMENT_OFFSET_MS } from '../departmentZone.ts';
import { instantOf, parseCalendarDate, type CalendarDate, type Instant } from '../instant.ts';

const DAY_MS = 86_400_000;

/** The date so many days later, or before if negative; undefined outside of the years 0 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate | undefined {
  return dateOf(Date.parse(date) + days * DAY_MS);
}

/** The date at which a month begins, counted from the month of a date; undefined outside of the years 0 to 9999. */
export function startOfMonth(date: CalendarDate, monthsLater = 0): CalendarDate | undefined {
  const first = new Date(`${date.slice(0, 7)}-01`);
  return dateOf(first.setUTCMonth(first.getUTCMonth() + monthsLater));
}

/** The same of a year. */
export function startOfYear(date: CalendarDate, yearsLater = 0): CalendarDate | undefined {
  const first = new Date(`${date.slice(0, 4)}-01-01`);
  return dateOf(first.setUTCFullYear(first.getUTCFullYear() + yearsLater));
}

/** From Sunday, which is 0. */
export function dayOfWeek(date: CalendarDate): number {
  return new Date(date).getUTCDay();
}

/** The first instant of a day in the department's time zone. */
export function startOfDay(date: CalendarDate): Instant {
  return instantOf(Date.parse(date) - DEPARTMENT_OFFSET_MS);
}

/** The first instant of the next day. */
export function endOfDay(date: CalendarDate): Instant {
  return instantOf(Date.parse(date) + DAY_MS - DEPARTMENT_OFFSET_MS);
}

/** All days from one to another, both included. */
export function daysBetween(first: CalendarDate, last: CalendarDate): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day: CalendarDate | undefined = first; day !== undefined && day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}

function dateOf(time: number): CalendarDate | undefined {
  return parseCalendarDate(new Date(time).toISOString().slice(0, -'T00:00:00.000Z'.length));
}
