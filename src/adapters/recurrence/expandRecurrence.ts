import type { RRuleTemporal } from 'rrule-temporal';
import { departmentDate } from '#domain/departmentDate.ts';
import { instantOf, type CalendarDate, type Instant } from '#domain/instant.ts';
import { completeRule } from '#domain/recurrence/completeRule.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import { partsOf, type Frequency, type RecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';
import { startOfDay } from '#domain/calendar/days.ts';
import type { Occurrence } from '#domain/calendar/occurrence.ts';

type Times = Pick<Occurrence, 'startsAt' | 'endsAt'>;

/** When an event takes place: once, or also at other times. */
export interface EventTimes extends Times {
  readonly recurrence?: Omit<Recurrence, 'startsAt'>;
}

export interface Expansion {
  /** The rule with all days that it means; absent without a rule. */
  readonly recurrence?: Recurrence;
  /** In the order of time: those that begin before the horizon, or else the first one. Not empty. */
  readonly occurrences: readonly Times[];
  /** Whether there are more. */
  readonly goesOn: boolean;
}

const MIDNIGHT = 'T000000Z';

/**
 * Days, weeks, months or years that the library looks at before it gives up. Its own 10,000 end a daily rule after 27 years;
 * rules by days and weeks have one in each of them, so no more are looked at than are found.
 */
const MAX_STEPS: Readonly<Record<Frequency, number>> = {
  DAILY: 1_000_000,
  WEEKLY: 1_000_000,
  MONTHLY: 10_000,
  YEARLY: 10_000,
};

/**
 * The times at which an event takes place. A rule counts from the first day on or after the start that is one of its
 * days. Undefined when it has no such day, or all of them are exceptions.
 */
export async function expandRecurrence(event: EventTimes, horizon: Instant): Promise<Expansion | undefined> {
  const { startsAt, endsAt, recurrence } = event;
  if (recurrence === undefined) return { occurrences: [{ startsAt, endsAt }], goesOn: false };
  const startDay = departmentDate(startsAt);
  const dayMs = Date.parse(startsAt) - Date.parse(startOfDay(startDay));
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const startOn = (day: CalendarDate) => instantOf(Date.parse(startOfDay(day)) + dayMs);

  const rule = completeRule(recurrence.rule, startDay);
  const days = await daysOfRule(rule, startDay, departmentDate(horizon));
  if (days === undefined) return undefined;
  const all = new Set([...days.known, ...recurrence.also]);
  for (const day of recurrence.except) all.delete(day);
  const starts = [...all].map(startOn).sort();
  const known = starts.filter((start, place) => place === 0 || start < horizon);
  if (known.length === 0) return undefined;
  return {
    recurrence: { ...recurrence, rule, startsAt: startOn(days.first) },
    occurrences: known.map((start) => ({ startsAt: start, endsAt: instantOf(Date.parse(start) + length) })),
    goesOn: days.goesOn || known.length < starts.length,
  };
}

interface RuleDays {
  readonly first: CalendarDate;
  readonly known: readonly CalendarDate[];
  readonly goesOn: boolean;
}

/** The days of a rule before a date, or else its first day; undefined when it has none. */
async function daysOfRule(
  rule: RecurrenceRule,
  startDay: CalendarDate,
  before: CalendarDate,
): Promise<RuleDays | undefined> {
  const days = await openRule(rule, startDay);
  try {
    const first = dateOf(days.next(new Date(startDay), true));
    if (first === undefined) return undefined;
    const end = new Date(Math.max(Date.parse(before), Date.parse(first)));
    const known = days.between(new Date(startDay), end, true).map((day) => dateOf(day) as CalendarDate);
    return { first, known, goesOn: days.next(end) !== null };
  } catch {
    return undefined; // it gives up after ten thousand years or months without a day
  }
}

/** Days are counted in UTC: the library then knows no time zones, and the department's has no summer time. */
async function openRule(rule: RecurrenceRule, startDay: CalendarDate): Promise<RRuleTemporal> {
  // Imported when needed: servers without recurring events, and all that only read, do without.
  const { RRuleTemporal: Rule } = await import('rrule-temporal');
  const start = `DTSTART:${startDay.replaceAll('-', '')}${MIDNIGHT}`;
  const text = rule.replace(/UNTIL=\d{8}/, `$&${MIDNIGHT}`);
  const maxIterations = MAX_STEPS[partsOf(rule).frequency];
  return new Rule({ rruleString: `${start}\nRRULE:${text}`, strict: true, maxIterations });
}

function dateOf(day: { readonly epochMilliseconds: number } | null): CalendarDate | undefined {
  return day === null ? undefined : (instantOf(day.epochMilliseconds).slice(0, 10) as CalendarDate);
}
