import { calendarHorizon } from '#domain/calendar/horizon.ts';
import { FIRST_EVENT_YEAR, isEventYear, LAST_EVENT_YEAR } from '#domain/calendar/eventYears.ts';
import { endOfDay, startOfDay } from '#domain/calendar/days.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { departmentYear, startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantOf, parseInstant, type CalendarDate, type Instant } from '#domain/instant.ts';
import { findOverlap } from '#domain/recurrence/overlap.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import {
  MAX_COUNT,
  MAX_INTERVAL,
  parseRecurrenceRule,
  partsOf,
  type RecurrenceRule,
  type RuleProblem,
} from '#domain/recurrence/recurrenceRule.ts';
import { momentOf, parseRelativeTime, type RelativeTime } from '#domain/relativeTime.ts';
import { expandRecurrence } from '#adapters/recurrence/expandRecurrence.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { defineDetail } from './Detail.ts';
import type { DetailContext } from './DetailContext.ts';

/** A recurring event that begins earlier would have thousands of occurrences that nobody looks up. */
const FIRST_RECURRING_DAY = '2000-01-01';
/** Years after the start in which an exception may be: they are checked against all days of the rule until then. */
const LAST_EXCEPTION_YEARS = 50;
/** After so many years, dates are on the same days of the week again, and months and years have had every length. */
const CALENDAR_CYCLE_YEARS = 28;

class EventSchema {
  @eventTime() readonly starts!: Instant | RelativeTime;
  @eventTime() readonly ends!: Instant | RelativeTime;
  @field.boolean() readonly allDay: boolean = false;
  @field.optional() @field.nested(() => LocalisedText) readonly place?: LocalisedText;
  /** Address of a map that shows the place. */
  @field.optional() @field.httpsUrl() readonly map?: string;
  /** Who may come. */
  @field.optional() @field.nested(() => LocalisedText) readonly audience?: LocalisedText;
  /** How many may come, and what it costs. */
  @field.optional() @field.nested(() => LocalisedText) readonly cost?: LocalisedText;
  /** What happens when it rains. */
  @field.optional() @field.nested(() => LocalisedText) readonly weather?: LocalisedText;
  /** A recurrence rule (RFC 5545). */
  @field.optional() @field.text() readonly repeats?: string;
  @field.optional() @field.dates() readonly except?: readonly CalendarDate[];
  @field.optional() @field.dates() readonly also?: readonly CalendarDate[];
}

export const eventDetail = defineDetail<'event', EventSchema>(EventSchema, async (fields, item) => {
  const { starts, ends, allDay, place, map, audience, cost, weather } = fields;
  if (typeof starts !== typeof ends)
    item.addError(['ends'], 'must be a date when starts is one, and days when it is not');
  else if (comparable(ends) < comparable(starts)) item.addError(['ends'], 'is before the start');
  const recurrence = checkYears(fields, item) ? await readRecurrence(fields, item) : undefined;
  return {
    kind: 'event',
    startsAt: starts,
    endsAt: ends,
    allDay,
    ...(recurrence && { recurrence }),
    ...(place && { place: item.localised(place, ['place']) }),
    ...(map !== undefined && { map }),
    ...(audience && { audience: item.localised(audience, ['audience']) }),
    ...(cost && { cost: item.localised(cost, ['cost']) }),
    ...(weather && { weather: item.localised(weather, ['weather']) }),
  };
});

/** Whether all fixed dates are in years in which events may be. */
function checkYears({ starts, ends, also = [] }: EventSchema, item: DetailContext): boolean {
  const error = `must be in the years ${FIRST_EVENT_YEAR} to ${LAST_EVENT_YEAR}`;
  const isWrong = (time: Instant | RelativeTime) => typeof time === 'string' && !isEventYear(departmentYear(time));
  const wrongTimes = (['starts', 'ends'] as const).filter((name) => isWrong({ starts, ends }[name]));
  for (const name of wrongTimes) item.addError([name], error);
  const wrongDay = also.find((day) => isWrong(startOfDay(day)));
  if (wrongDay !== undefined) item.addError(['also'], `${wrongDay} ${error}`);
  return wrongTimes.length === 0 && wrongDay === undefined;
}

async function readRecurrence(
  { starts, ends, repeats, except = [], also = [] }: EventSchema,
  item: DetailContext,
): Promise<Omit<Recurrence, 'startsAt'> | undefined> {
  if (repeats === undefined) {
    if (except.length > 0) item.addError(['except'], 'needs repeats');
    if (also.length > 0) item.addError(['also'], 'needs repeats');
    return undefined;
  }
  const rule = parseRecurrenceRule(repeats);
  if (!rule.ok) {
    item.addError(['repeats'], PROBLEMS[rule.code]);
    return undefined;
  }
  const startsAt = comparable(starts);
  const isFixed = typeof starts === 'string';
  if (isFixed && departmentDate(startsAt) < FIRST_RECURRING_DAY) {
    item.addError(['starts'], `of a recurring event must not be before ${FIRST_RECURRING_DAY}`);
    return undefined;
  }
  const named = [...except, ...also].map(endOfDay).filter((end) => end < addYears(startsAt, LAST_EXCEPTION_YEARS));
  const last = [endOfVariety(rule.value, startsAt), ...named].sort().at(-1) as Instant;
  const endsAt = comparable(ends);
  const times = { startsAt, endsAt, recurrence: { rule: rule.value, except: [], also: [] } };
  const expansion = await expandRecurrence(times, last);
  if (expansion === undefined) {
    item.addError(['repeats'], 'has no day on or after the start');
    return undefined;
  }
  const days = expansion.occurrences.map((occurrence) => departmentDate(occurrence.startsAt));
  // Which days of the calendar a relative start means is known only when it is imported.
  if (isFixed) checkDays(days, starts, except, item);
  if (typeof ends === typeof starts) {
    const overlap = findOverlap(
      isFixed ? actualDays(days, except, also) : days,
      Date.parse(endsAt) - Date.parse(startsAt),
    );
    if (overlap !== undefined) item.addError(['ends'], overlapError(overlap, isFixed));
  }
  return { rule: rule.value, except: sorted(except), also: sorted(also) };
}

/** By then, the days of a rule have been as near to each other as they ever are. */
function endOfVariety(rule: RecurrenceRule, start: Instant): Instant {
  const { frequency } = partsOf(rule);
  // Days and weeks are all of the same length.
  return frequency === 'MONTHLY' || frequency === 'YEARLY'
    ? addYears(start, CALENDAR_CYCLE_YEARS)
    : calendarHorizon(start);
}

function actualDays(
  days: readonly CalendarDate[],
  except: readonly CalendarDate[],
  also: readonly CalendarDate[],
): readonly CalendarDate[] {
  const left = new Set([...days, ...also]);
  for (const day of except) left.delete(day);
  return sorted([...left]);
}

function overlapError([earlier, later]: readonly [CalendarDate, CalendarDate], isFixed: boolean): string {
  const error = 'must not be after the next start of the event';
  return isFixed ? `${error}: what begins on ${earlier} has not ended when it begins again on ${later}` : error;
}

function addYears(start: Instant, years: number): Instant {
  return startOfDepartmentYear(departmentYear(start) + years);
}

function sorted(days: readonly CalendarDate[]): readonly CalendarDate[] {
  return [...new Set(days)].sort();
}

function checkDays(
  days: readonly CalendarDate[],
  starts: Instant,
  except: readonly CalendarDate[],
  item: DetailContext,
): void {
  const [first = ''] = days;
  if (first !== departmentDate(starts)) item.addError(['starts'], `is no day of repeats; the first one is ${first}`);
  const known = new Set(days);
  const wrong = except.find((day) => !known.has(day));
  if (wrong !== undefined) item.addError(['except'], `${wrong} is no day of repeats`);
  else if (days.every((day) => except.includes(day))) item.addError(['except'], 'leaves no day');
}

const PROBLEMS: Readonly<Record<RuleProblem, string>> = {
  malformedRule: 'must be a recurrence rule like FREQ=WEEKLY;BYDAY=WE',
  tooFrequentRule: 'must be DAILY, WEEKLY, MONTHLY or YEARLY: an event takes place at most once a day',
  unknownRulePart: 'may have FREQ, INTERVAL, BYMONTH, BYMONTHDAY, BYDAY, and COUNT or UNTIL, and no other part',
  unfitRulePart:
    'has parts that do not go together: DAILY has no BY…, WEEKLY only BYDAY, MONTHLY either BYDAY or BYMONTHDAY, YEARLY the same with BYMONTH; WKST is MO',
  wrongRuleInterval: `must have an INTERVAL from 1 to ${MAX_INTERVAL}`,
  wrongRuleCount: `must have a COUNT from 1 to ${MAX_COUNT}; without COUNT and UNTIL, the event goes on without end`,
  wrongRuleUntil: 'must have a day like UNTIL=20261225, of the Gregorian calendar and without a time',
  twoRuleEnds: 'must have COUNT or UNTIL, not both',
  wrongRuleDays:
    'has a day that there is not: BYDAY is MO,WE for weeks, and 1MO (the first Monday) or -1FR (the last Friday) for months; BYMONTHDAY is 1 to 31, or -1 for the last day; BYMONTH is 1 to 12',
};

function eventTime() {
  return field.gregorian<Instant | RelativeTime>(
    (text) => parseInstant(text) ?? parseRelativeTime(text),
    'a date and time like 2026-11-21T09:00:00+07:00, or days after the first import and a time like +3d 09:00',
  );
}

/** Relative times keep their order whichever day they are counted from. */
function comparable(time: Instant | RelativeTime): Instant {
  return typeof time === 'string' ? time : momentOf(time, instantOf(0));
}
