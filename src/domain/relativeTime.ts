import { DEPARTMENT_OFFSET_MS } from './departmentZone.ts';
import { instantOf, type Instant } from './instant.ts';

/** A time of a day that is counted from another day, in the department's time zone. */
export interface RelativeTime {
  /** After that day; negative before it. */
  readonly days: number;
  /** After midnight. */
  readonly minutes: number;
}

const RELATIVE_TIME = /^([+-]\d{1,4})d ([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTES_OF_HOUR = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Reads `+3d 09:00`, or `-10d 09:00` for a day before; anything else is undefined. */
export function parseRelativeTime(text: string): RelativeTime | undefined {
  const [matched, days, hours, minutes] = RELATIVE_TIME.exec(text) ?? [];
  if (matched === undefined) return undefined;
  return { days: Number(days), minutes: Number(hours) * MINUTES_OF_HOUR + Number(minutes) };
}

/** The moment that a relative time means, told the instant whose day it is counted from. */
export function momentOf({ days, minutes }: RelativeTime, from: Instant): Instant {
  const day = Math.floor((Date.parse(from) + DEPARTMENT_OFFSET_MS) / DAY_MS) + days;
  return instantOf(day * DAY_MS + minutes * MINUTE_MS - DEPARTMENT_OFFSET_MS);
}
