import { expect } from 'chai';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  endOfDay,
  startOfDay,
  startOfMonth,
  startOfYear,
} from '#domain/calendar/days.ts';
import type { CalendarDate } from '#domain/instant.ts';

const date = (text: string) => text as CalendarDate;

describe('The days of a calendar', () => {
  it('follow each other over the ends of months and years', () => {
    expect(addDays(date('2028-02-28'), 1)).to.equal('2028-02-29');
    expect(addDays(date('2026-12-31'), 1)).to.equal('2027-01-01');
    expect(addDays(date('2027-01-01'), -366)).to.equal('2025-12-31');
  });

  it('are in months and years', () => {
    expect(startOfMonth(date('2026-11-25'))).to.equal('2026-11-01');
    expect(startOfMonth(date('2026-12-31'), 1)).to.equal('2027-01-01');
    expect(startOfMonth(date('2026-01-31'), -1)).to.equal('2025-12-01');
    expect(startOfYear(date('2026-11-25'))).to.equal('2026-01-01');
    expect(startOfYear(date('2026-11-25'), -1)).to.equal('2025-01-01');
  });

  it('are those of the years 0 to 9999', () => {
    expect(addDays(date('9999-12-31'), 1)).to.equal(undefined);
    expect(addDays(date('0000-01-01'), -1)).to.equal(undefined);
    expect(startOfMonth(date('9999-12-31'), 1)).to.equal(undefined);
    expect(startOfYear(date('0000-12-31'), -1)).to.equal(undefined);
    expect(startOfYear(date('0000-12-31'))).to.equal('0000-01-01');
  });

  it('of a week are counted from Sunday', () => {
    expect(dayOfWeek(date('2026-11-22'))).to.equal(0);
    expect(dayOfWeek(date('2026-11-28'))).to.equal(6);
  });

  it('begin and end at midnight in Bangkok', () => {
    expect(startOfDay(date('2026-11-25'))).to.equal('2026-11-24T17:00:00.000Z');
    expect(endOfDay(date('2026-11-25'))).to.equal('2026-11-25T17:00:00.000Z');
  });

  it('between two dates include both', () => {
    expect(daysBetween(date('2026-02-27'), date('2026-03-01'))).to.deep.equal([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(daysBetween(date('2026-03-01'), date('2026-02-27'))).to.deep.equal([]);
    expect(daysBetween(date('9999-12-31'), date('9999-12-31'))).to.deep.equal(['9999-12-31']);
  });
});
