import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import { completeRule, weekdayOf } from '#domain/recurrence/completeRule.ts';
import type { RecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';

const date = (text: string) => text as CalendarDate;

describe('A rule that names no day', () => {
  const complete = (text: string, first = '2026-11-25') => completeRule(text as RecurrenceRule, date(first));

  it('takes it from the first day of the event', () => {
    expect(completeRule('FREQ=WEEKLY' as RecurrenceRule, date('2026-11-25'))).to.equal('FREQ=WEEKLY;BYDAY=WE');
    expect(complete('FREQ=MONTHLY;COUNT=3')).to.equal('FREQ=MONTHLY;BYMONTHDAY=25;COUNT=3');
    expect(complete('FREQ=YEARLY', '2026-04-09')).to.equal('FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=9');
    expect(complete('FREQ=YEARLY;BYMONTH=6')).to.equal('FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=25');
  });

  it('stays as it is when it names one, and every day needs none', () => {
    for (const text of [
      'FREQ=DAILY',
      'FREQ=WEEKLY;BYDAY=MO',
      'FREQ=MONTHLY;BYMONTHDAY=1',
      'FREQ=MONTHLY;BYDAY=1MO',
      'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=9',
    ])
      expect(complete(text)).to.equal(text);
  });

  it('counts weekdays as the calendar does', () => {
    expect(weekdayOf(date('2026-11-22'))).to.equal('SU');
    expect(weekdayOf(date('2026-11-28'))).to.equal('SA');
  });
});
