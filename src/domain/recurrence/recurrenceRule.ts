import { mistakenBuddhistYear } from '../buddhistEra.ts';
import { parseCalendarDate, type CalendarDate } from '../instant.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/**
 * A recurrence rule (RFC 5545, 3.3.10) in its one form: `FREQ=WEEKLY;BYDAY=WE;UNTIL=20261225`. It is of the kind that
 * can be said in a sentence: `RuleParts` has all that it may consist of. Its last day is a day of the department.
 */
export type RecurrenceRule = string & { readonly __brand: 'RecurrenceRule' };

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** In the order of the days of JavaScript's `Date`. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface RuleParts {
  readonly frequency: Frequency;
  /** Every so many days, weeks, months or years. */
  readonly interval: number;
  /** Of a yearly rule. */
  readonly months: readonly number[];
  /** Days of the month; -1 is the last one. */
  readonly monthDays: readonly number[];
  readonly weekdays: readonly RuleWeekday[];
  readonly end?: RuleEnd;
}

export interface RuleWeekday {
  readonly weekday: Weekday;
  /** Which one of the month; -1 is the last one. Absent in a weekly rule. */
  readonly nth?: number;
}

/** How often the event takes place, or the last day on which it may. */
export type RuleEnd = { readonly count: number } | { readonly until: CalendarDate };

export type RuleProblem =
  | 'malformedRule'
  | 'tooFrequentRule'
  | 'unknownRulePart'
  | 'unfitRulePart'
  | 'wrongRuleInterval'
  | 'wrongRuleCount'
  | 'wrongRuleUntil'
  | 'twoRuleEnds'
  | 'wrongRuleDays';

/** No event recurs at longer intervals than people remember. */
export const MAX_INTERVAL = 99;
/** More than nineteen years of weeks. */
export const MAX_COUNT = 1_000;

const PART = /^([A-Z]+)=([A-Z0-9,+-]+)$/;
const TOO_FREQUENT = ['SECONDLY', 'MINUTELY', 'HOURLY'];
/** The first day of the week by which a rule counts weeks; RFC 5545 means Monday where none is named. */
const WEEK_START = 'MO';
const KNOWN_PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYMONTH', 'BYMONTHDAY', 'BYDAY', 'WKST'];

/** Parses a rule, in whatever order and letters its parts are. */
export function parseRecurrenceRule(text: string): Outcome<RecurrenceRule, RuleProblem> {
  const given = givenParts(text);
  if (!given.ok) return given;
  const parts = readParts(given.value);
  return parts.ok ? done(ruleOf(parts.value)) : parts;
}

/** What a rule consists of. */
export function partsOf(rule: RecurrenceRule): RuleParts {
  const given = givenParts(rule);
  const parts = given.ok ? readParts(given.value) : given;
  if (!parts.ok) throw new RangeError(`not a recurrence rule: ${rule}`);
  return parts.value;
}

/** The rule that consists of these parts. */
export function ruleOf({ frequency, interval, months, monthDays, weekdays, end }: RuleParts): RecurrenceRule {
  return [
    `FREQ=${frequency}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...listPart('BYMONTH', months),
    ...listPart('BYMONTHDAY', monthDays),
    ...listPart(
      'BYDAY',
      weekdays.map(({ weekday, nth }) => `${nth ?? ''}${weekday}`),
    ),
    ...(end === undefined ? [] : 'count' in end ? [`COUNT=${end.count}`] : [`UNTIL=${end.until.replaceAll('-', '')}`]),
  ].join(';') as RecurrenceRule;
}

function listPart(name: string, values: readonly (string | number)[]): readonly string[] {
  return values.length === 0 ? [] : [`${name}=${values.join(',')}`];
}

type GivenParts = ReadonlyMap<string, string>;

function givenParts(text: string): Outcome<GivenParts, 'malformedRule' | 'unknownRulePart'> {
  const parts = new Map<string, string>();
  for (const part of text.trim().toUpperCase().split(';')) {
    const [matched, name = '', value = ''] = PART.exec(part) ?? [];
    if (matched === undefined || parts.has(name)) return refused('malformedRule');
    if (!KNOWN_PARTS.includes(name)) return refused('unknownRulePart');
    parts.set(name, value);
  }
  return done(parts);
}

function readParts(given: GivenParts): Outcome<RuleParts, RuleProblem> {
  const frequency = FREQUENCIES.find((known) => known === given.get('FREQ'));
  if (TOO_FREQUENT.includes(given.get('FREQ') ?? '')) return refused('tooFrequentRule');
  if (frequency === undefined) return refused('malformedRule');
  if (!fits(frequency, given)) return refused('unfitRulePart');
  const interval = boundedNumber(given.get('INTERVAL') ?? '1', MAX_INTERVAL);
  if (interval === undefined) return refused('wrongRuleInterval');
  const months = listOf(given.get('BYMONTH'), (text) => boundedNumber(text, 12));
  const monthDays = listOf(given.get('BYMONTHDAY'), (text) => placeNumber(text, 31));
  const weekdays = listOf(given.get('BYDAY'), (text) => ruleWeekday(text, frequency));
  if (months === undefined || monthDays === undefined || weekdays === undefined) return refused('wrongRuleDays');
  const end = readEnd(given.get('COUNT'), given.get('UNTIL'));
  if (!end.ok) return end;
  return done({ frequency, interval, months, monthDays, weekdays, ...(end.value && { end: end.value }) });
}

/** Whether parts go together so that one sentence can say the rule. */
function fits(frequency: Frequency, given: GivenParts): boolean {
  const has = (name: string) => given.has(name);
  if (has('WKST') && given.get('WKST') !== WEEK_START) return false;
  if (has('BYDAY') && has('BYMONTHDAY')) return false;
  switch (frequency) {
    case 'DAILY':
      return !has('BYDAY') && !has('BYMONTHDAY') && !has('BYMONTH');
    case 'WEEKLY':
      return !has('BYMONTHDAY') && !has('BYMONTH');
    case 'MONTHLY':
      return !has('BYMONTH');
    case 'YEARLY':
      return has('BYMONTH') || (!has('BYDAY') && !has('BYMONTHDAY'));
  }
}

function readEnd(
  count: string | undefined,
  until: string | undefined,
): Outcome<RuleEnd | undefined, 'wrongRuleCount' | 'wrongRuleUntil' | 'twoRuleEnds'> {
  if (count !== undefined && until !== undefined) return refused('twoRuleEnds');
  if (count !== undefined) {
    const number = boundedNumber(count, MAX_COUNT);
    return number === undefined ? refused('wrongRuleCount') : done({ count: number });
  }
  if (until === undefined) return done(undefined);
  const date = until.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const day = mistakenBuddhistYear(date) === undefined ? parseCalendarDate(date) : undefined;
  return day === undefined ? refused('wrongRuleUntil') : done({ until: day });
}

/** Values in the order and the number in which they are written; undefined when one is wrong, or is there twice. */
function listOf<T>(text: string | undefined, read: (text: string) => T | undefined): readonly T[] | undefined {
  if (text === undefined) return [];
  const texts = text.split(',');
  const values = texts.map(read).filter((value) => value !== undefined);
  return values.length === texts.length && new Set(texts).size === texts.length ? values : undefined;
}

function ruleWeekday(text: string, frequency: Frequency): RuleWeekday | undefined {
  const [, number = '', name = ''] = /^([+-]?\d?)([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.find((known) => known === name);
  if (weekday === undefined) return undefined;
  if (frequency === 'WEEKLY') return number === '' ? { weekday } : undefined;
  const nth = placeNumber(number, 5);
  return nth === undefined ? undefined : { weekday, nth };
}

function boundedNumber(text: string, max: number): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

/** A place counted from the beginning, or the last one. */
function placeNumber(text: string, max: number): number | undefined {
  return text === '-1' ? -1 : boundedNumber(text.replace(/^\+/, ''), max);
}
