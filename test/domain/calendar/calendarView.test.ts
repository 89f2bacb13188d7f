import { expect } from 'chai';
import {
  calendarPeriod,
  dayToOpen,
  isInPeriod,
  monthWeeks,
  neighbouringPeriod,
  parseCalendarView,
  shownPeriod,
  yearMonths,
} from '#domain/calendar/calendarView.ts';
import type { CalendarDate } from '#domain/instant.ts';

const date = (text: string) => text as CalendarDate;
const period = (first: string, last: string) => ({ first: date(first), last: date(last) });

describe('The view of a calendar', () => {
  it('is of a day, a week, a month or a year, and nothing else', () => {
    expect(['day', 'week', 'month', 'year'].map(parseCalendarView)).to.deep.equal(['day', 'week', 'month', 'year']);
    expect(parseCalendarView('decade')).to.equal(undefined);
    expect(parseCalendarView('')).to.equal(undefined);
  });

  it('shows the period that a date is in, with weeks from Sunday to Saturday', () => {
    expect(calendarPeriod('day', date('2026-11-25'))).to.deep.equal(period('2026-11-25', '2026-11-25'));
    expect(calendarPeriod('week', date('2026-11-25'))).to.deep.equal(period('2026-11-22', '2026-11-28'));
    expect(calendarPeriod('week', date('2026-11-22'))).to.deep.equal(period('2026-11-22', '2026-11-28'));
    expect(calendarPeriod('week', date('2026-11-28'))).to.deep.equal(period('2026-11-22', '2026-11-28'));
    expect(calendarPeriod('month', date('2028-02-10'))).to.deep.equal(period('2028-02-01', '2028-02-29'));
    expect(calendarPeriod('year', date('2026-11-25'))).to.deep.equal(period('2026-01-01', '2026-12-31'));
  });

  it('needs the events of whole weeks for a month, and of its period otherwise', () => {
    expect(shownPeriod('month', date('2026-11-25'))).to.deep.equal(period('2026-11-01', '2026-12-05'));
    expect(shownPeriod('month', date('2026-10-25'))).to.deep.equal(period('2026-09-27', '2026-10-31'));
    expect(shownPeriod('week', date('2026-11-25'))).to.deep.equal(period('2026-11-22', '2026-11-28'));
  });

  it('shows the weeks of a month', () => {
    const weeks = monthWeeks(date('2026-11-25'));
    expect(weeks.map((week) => [week[0], week.at(-1), week.length])).to.deep.equal([
      ['2026-11-01', '2026-11-07', 7],
      ['2026-11-08', '2026-11-14', 7],
      ['2026-11-15', '2026-11-21', 7],
      ['2026-11-22', '2026-11-28', 7],
      ['2026-11-29', '2026-12-05', 7],
    ]);
    expect(monthWeeks(date('2026-02-01')).length).to.equal(4);
    expect(monthWeeks(date('2026-08-01')).length).to.equal(6);
  });

  it('shows the months of a year', () => {
    const months = yearMonths(date('2026-11-25'));
    expect([months.length, months[0], months[10], months[11]]).to.deep.equal([
      12,
      '2026-01-01',
      '2026-11-01',
      '2026-12-01',
    ]);
  });

  it('leads to the period before and after', () => {
    const steps = (view: 'day' | 'week' | 'month' | 'year', day: string) =>
      ([-1, 1] as const).map((step) => neighbouringPeriod(view, date(day), step));
    expect(steps('day', '2026-12-31')).to.deep.equal(['2026-12-30', '2027-01-01']);
    expect(steps('week', '2026-11-25')).to.deep.equal(['2026-11-15', '2026-11-29']);
    expect(steps('month', '2026-01-31')).to.deep.equal(['2025-12-01', '2026-02-01']);
    expect(steps('year', '2026-02-03')).to.deep.equal(['2025-01-01', '2027-01-01']);
  });

  it('ends with the years 0 and 9999', () => {
    for (const view of ['day', 'week', 'month', 'year'] as const) {
      expect(neighbouringPeriod(view, date('0000-01-01'), -1), view).to.equal(undefined);
      expect(neighbouringPeriod(view, date('9999-12-31'), 1), view).to.equal(undefined);
    }
    expect(calendarPeriod('week', date('0000-01-01'))).to.deep.equal(period('0000-01-01', '0000-01-01'));
    expect(calendarPeriod('week', date('9999-12-31'))).to.deep.equal(period('9999-12-26', '9999-12-31'));
    expect(calendarPeriod('month', date('9999-12-05'))).to.deep.equal(period('9999-12-01', '9999-12-31'));
    expect(calendarPeriod('year', date('0000-05-05'))).to.deep.equal(period('0000-01-01', '0000-12-31'));
    expect(yearMonths(date('0000-05-05'))[11]).to.equal('0000-12-01');
    expect(monthWeeks(date('9999-12-05')).at(-1)).to.deep.equal(
      [26, 27, 28, 29, 30, 31].map((day) => `9999-12-${day}`),
    );
    expect(monthWeeks(date('0000-01-05'))[0]).to.deep.equal(['0000-01-01']);
  });

  it('opens today when that is shown, and the first day of a period otherwise', () => {
    const month = period('2026-11-01', '2026-11-30');
    expect(dayToOpen(month, date('2026-11-25'))).to.equal('2026-11-25');
    expect(dayToOpen(month, date('2026-12-01'))).to.equal('2026-11-01');
    expect(
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => isInPeriod(month, date(day))),
    ).to.deep.equal([false, true, true, false]);
  });
});
