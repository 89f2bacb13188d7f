import type { CalendarDate } from '#domain/instant.ts';
import type { Recurrence } from '#domain/recurrence/recurrence.ts';
import {
  partsOf,
  WEEKDAYS,
  type RuleParts,
  type RuleWeekday,
  type Weekday,
} from '#domain/recurrence/recurrenceRule.ts';
import { firstOfMonth } from '../../firstOfMonth.ts';
import { recurrenceMessages } from '../../messages/recurrence.ts';
import type { RenderContext } from '../../RenderContext.tsx';

const NTH: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' };

/** How an event recurs, as a sentence: 'Every Wednesday until 25 December 2026'. */
export function recurrenceWords(context: RenderContext, { rule }: Pick<Recurrence, 'rule'>): string {
  const parts = partsOf(rule);
  // In Thai, words touch each other, but not digits.
  const words = ruleWords(context, parts).replace(/\d(?=[\u0e00-\u0e7f])/g, '$& ');
  if (parts.end === undefined) return words;
  return 'count' in parts.end
    ? context.t(recurrenceMessages.times, { rule: words, count: parts.end.count })
    : context.t(recurrenceMessages.until, { rule: words, date: context.date(parts.end.until) });
}

function ruleWords(context: RenderContext, parts: RuleParts): string {
  const { frequency, interval, months, weekdays } = parts;
  switch (frequency) {
    case 'DAILY':
      return context.t(recurrenceMessages.daily, { interval });
    case 'WEEKLY': {
      const days = context.list(weekdays.map(({ weekday }) => weekdayName(context, weekday)));
      return context.t(recurrenceMessages.weekly, { interval, days });
    }
    case 'MONTHLY':
      return context.t(recurrenceMessages.monthly, { interval, days: daysOfMonth(context, parts) });
    case 'YEARLY': {
      const names = context.list(months.map((month) => monthName(context, month)));
      return context.t(recurrenceMessages.yearly, { interval, days: daysOfMonth(context, parts), months: names });
    }
  }
}

function daysOfMonth(context: RenderContext, { monthDays, weekdays }: RuleParts): string {
  const days = monthDays.map((day) =>
    day === -1 ? context.t(recurrenceMessages.lastDay) : context.t(recurrenceMessages.dayOfMonth, { day }),
  );
  return context.list([...days, ...weekdays.map((weekday) => nthWeekday(context, weekday))]);
}

function nthWeekday(context: RenderContext, { weekday, nth = 1 }: RuleWeekday): string {
  return context.t(recurrenceMessages.nthWeekday, {
    nth: NTH[nth] ?? 'last',
    weekday: weekdayName(context, weekday),
  });
}

// Of a week that begins on a Sunday, and of a year.
function weekdayName(context: RenderContext, weekday: Weekday): string {
  return context.weekday(`2026-11-${22 + WEEKDAYS.indexOf(weekday)}` as CalendarDate);
}

function monthName(context: RenderContext, month: number): string {
  return context.monthName(firstOfMonth(2026, month));
}
