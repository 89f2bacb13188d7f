import type { CalendarDate } from '../instant.ts';
import { partsOf, ruleOf, WEEKDAYS, type RecurrenceRule, type Weekday } from './recurrenceRule.ts';

/**
 * The rule with the days that RFC 5545 takes from its first day where it names none: `FREQ=WEEKLY` of an event that
 * begins on a Wednesday is `FREQ=WEEKLY;BYDAY=WE`.
 */
export function completeRule(rule: RecurrenceRule, firstDay: CalendarDate): RecurrenceRule {
  const parts = partsOf(rule);
  if (parts.weekdays.length > 0 || parts.monthDays.length > 0) return rule;
  const monthDay = Number(firstDay.slice(8));
  switch (parts.frequency) {
    case 'DAILY':
      return rule;
    case 'WEEKLY':
      return ruleOf({ ...parts, weekdays: [{ weekday: weekdayOf(firstDay) }] });
    case 'MONTHLY':
      return ruleOf({ ...parts, monthDays: [monthDay] });
    case 'YEARLY': {
      const months = parts.months.length > 0 ? parts.months : [Number(firstDay.slice(5, 7))];
      return ruleOf({ ...parts, months, monthDays: [monthDay] });
    }
  }
}

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[new Date(date).getUTCDay()] as Weekday;
}
