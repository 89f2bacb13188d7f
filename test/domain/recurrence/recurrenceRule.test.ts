import { expect } from 'chai';
import {
  MAX_COUNT,
  MAX_INTERVAL,
  parseRecurrenceRule,
  partsOf,
  ruleOf,
  type RecurrenceRule,
} from '#domain/recurrence/recurrenceRule.ts';

const rule = (text: string): string => {
  const parsed = parseRecurrenceRule(text);
  return parsed.ok ? parsed.value : parsed.code;
};

describe('A recurrence rule', () => {
  it('has one form, whatever the order and the letters in which it is written', () => {
    expect(rule(' byday=we;until=20261225;freq=weekly;interval=1 ')).to.equal('FREQ=WEEKLY;BYDAY=WE;UNTIL=20261225');
    expect(parseRecurrenceRule('FREQ=DAILY')).to.deep.equal({ ok: true, value: 'FREQ=DAILY' });
    expect(rule('FREQ=DAILY;INTERVAL=2;COUNT=10')).to.equal('FREQ=DAILY;INTERVAL=2;COUNT=10');
    expect(rule('FREQ=WEEKLY;BYDAY=MO,WE,FR')).to.equal('FREQ=WEEKLY;BYDAY=MO,WE,FR');
    expect(rule('FREQ=WEEKLY;WKST=MO')).to.equal('FREQ=WEEKLY');
    expect(rule('FREQ=MONTHLY;BYDAY=+1MO,-1FR')).to.equal('FREQ=MONTHLY;BYDAY=1MO,-1FR');
    expect(rule('FREQ=MONTHLY;BYMONTHDAY=1,15,-1')).to.equal('FREQ=MONTHLY;BYMONTHDAY=1,15,-1');
    expect(rule('FREQ=YEARLY;BYMONTHDAY=13;BYMONTH=4,12')).to.equal('FREQ=YEARLY;BYMONTH=4,12;BYMONTHDAY=13');
    expect(rule('FREQ=YEARLY;BYMONTH=6;BYDAY=2SA')).to.equal('FREQ=YEARLY;BYMONTH=6;BYDAY=2SA');
    expect(rule('FREQ=YEARLY')).to.equal('FREQ=YEARLY');
    expect(rule('FREQ=YEARLY;BYMONTH=6')).to.equal('FREQ=YEARLY;BYMONTH=6');
  });

  it('is read into its parts, and written from them', () => {
    const parts = partsOf('FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO,-1FR;UNTIL=20261225' as RecurrenceRule);
    expect(parts).to.deep.equal({
      frequency: 'MONTHLY',
      interval: 2,
      months: [],
      monthDays: [],
      weekdays: [
        { weekday: 'MO', nth: 1 },
        { weekday: 'FR', nth: -1 },
      ],
      end: { until: '2026-12-25' },
    });
    expect(ruleOf(parts)).to.equal('FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO,-1FR;UNTIL=20261225');
    expect(partsOf('FREQ=WEEKLY;BYDAY=TU;COUNT=3' as RecurrenceRule)).to.deep.equal({
      frequency: 'WEEKLY',
      interval: 1,
      months: [],
      monthDays: [],
      weekdays: [{ weekday: 'TU' }],
      end: { count: 3 },
    });
    expect(() => partsOf('nonsense' as RecurrenceRule)).to.throw('not a recurrence rule: nonsense');
    expect(() => partsOf('FREQ=NEVER' as RecurrenceRule)).to.throw('not a recurrence rule: FREQ=NEVER');
  });

  it('is refused when it is none', () => {
    for (const text of [
      '',
      'every week',
      'FREQ',
      'FREQ=',
      'BYDAY=MO',
      'FREQ=WEEKLY;FREQ=DAILY',
      'FREQ=WEEKLY;',
      'FREQ=FORTNIGHTLY',
    ])
      expect(rule(text), text).to.equal('malformedRule');
    expect(rule('xFREQ=WEEKLY!')).to.equal('malformedRule');
  });

  it('is refused when an event would take place more often than once a day', () => {
    for (const frequency of ['SECONDLY', 'MINUTELY', 'HOURLY'])
      expect(rule(`FREQ=${frequency}`)).to.equal('tooFrequentRule');
  });

  it('is refused when no sentence can say it', () => {
    for (const part of ['BYSETPOS=1', 'BYHOUR=9', 'BYWEEKNO=20', 'BYYEARDAY=100', 'X=1'])
      expect(rule(`FREQ=MONTHLY;${part}`), part).to.equal('unknownRulePart');
    for (const text of [
      'FREQ=DAILY;BYDAY=MO',
      'FREQ=DAILY;BYMONTHDAY=1',
      'FREQ=DAILY;BYMONTH=1',
      'FREQ=WEEKLY;BYMONTHDAY=1',
      'FREQ=WEEKLY;BYMONTH=1',
      'FREQ=WEEKLY;WKST=SU',
      'FREQ=MONTHLY;BYMONTH=1',
      'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=13',
      'FREQ=YEARLY;BYDAY=1MO',
      'FREQ=YEARLY;BYMONTHDAY=1',
    ])
      expect(rule(text), text).to.equal('unfitRulePart');
  });

  it('has an interval that people remember', () => {
    expect(rule(`FREQ=DAILY;INTERVAL=${MAX_INTERVAL}`)).to.equal('FREQ=DAILY;INTERVAL=99');
    for (const interval of ['100', '0', '-1', '01', '1+1'])
      expect(rule(`FREQ=DAILY;INTERVAL=${interval}`)).to.equal('wrongRuleInterval');
  });

  it('ends after a number of times, on a day, or never', () => {
    expect(rule(`FREQ=DAILY;COUNT=${MAX_COUNT}`)).to.equal('FREQ=DAILY;COUNT=1000');
    for (const count of ['1001', '0', '-1', '999999999', '9999999999'])
      expect(rule(`FREQ=DAILY;COUNT=${count}`), count).to.equal('wrongRuleCount');
    for (const until of ['20260231', '2026', '20261225T000000Z', '202612250', '120261225', '25691225'])
      expect(rule(`FREQ=DAILY;UNTIL=${until}`), until).to.equal('wrongRuleUntil');
    expect(rule('FREQ=DAILY;COUNT=1;UNTIL=20261225')).to.equal('twoRuleEnds');
  });

  it('has days that there are', () => {
    for (const text of [
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=WEEKLY;BYDAY=MO,MO',
      'FREQ=WEEKLY;BYDAY=1MO',
      'FREQ=WEEKLY;BYDAY=MOO',
      'FREQ=WEEKLY;BYDAY=12MO',
      'FREQ=MONTHLY;BYDAY=MO',
      'FREQ=MONTHLY;BYDAY=6MO',
      'FREQ=MONTHLY;BYDAY=0MO',
      'FREQ=MONTHLY;BYDAY=-MO',
      'FREQ=MONTHLY;BYMONTHDAY=0',
      'FREQ=MONTHLY;BYMONTHDAY=32',
      'FREQ=MONTHLY;BYMONTHDAY=-2',
      'FREQ=MONTHLY;BYMONTHDAY=++1',
      'FREQ=MONTHLY;BYDAY=-2FR',
      'FREQ=MONTHLY;BYMONTHDAY=1,,2',
      'FREQ=YEARLY;BYMONTH=13',
      'FREQ=YEARLY;BYMONTH=-1',
    ])
      expect(rule(text), text).to.equal('wrongRuleDays');
    expect(rule('FREQ=MONTHLY;BYMONTHDAY=31,-1')).to.equal('FREQ=MONTHLY;BYMONTHDAY=31,-1');
    expect(rule('FREQ=MONTHLY;BYDAY=5MO,-1TU')).to.equal('FREQ=MONTHLY;BYDAY=5MO,-1TU');
  });
});
