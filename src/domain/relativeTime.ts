import { DEPARTMENT_OFFSET_MS } from './departmentZone.ts';
import { instantOf, type Instant } from './instant.ts';

/** A time that is given relative to a reference day, in the department's time zone. */
export interface RelativeTime {
  /** Days after the reference day; negative for days before it. */
  readonly days: number;
  /** Minutes after midnight. */
  readonly minutes: number;
}

const RELATIVE_TIME = /^([+-]\d{1,4})d ([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTES_OF_HOUR = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Parses `+3d 09:00` (three days after) or `-10d 09:00` (ten days before). Anything else is undefined. */
export function parseRelativeTime(text: string): RelativeTime | undefined {
  const [matched, days, hours, minutes] = RELATIVE_TIME.exec(text) ?? [];
  if (matched === undefined) return undefined;
  return { days: Number(days), minutes: Number(hours) * MINUTES_OF_HOUR + Number(minutes) };
}

/** The instant of a relative time. Its reference day is the day of `from` in the department's time zone. */
export function momentOf({ days, minutes }: RelativeTime, from: Instant): Instant {
  const day = Math.floor((Date.parse(from) + DEPARTMENT_OFFSET_MS) / DAY_MS) + days;
  return instantOf(day * DAY_MS + minutes * MINUTE_MS - DEPARTMENT_OFFSET_MS);
}
