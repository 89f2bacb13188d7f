import { expect } from 'chai';
import { isWithinBounds } from '#domain/calendar/calendarBounds.ts';
import { calendarPeriod } from '#domain/calendar/calendarView.ts';
import type { CalendarDate } from '#domain/instant.ts';

const date = (text: string) => text as CalendarDate;

describe('The bounds of a calendar', () => {
  const today = date('2026-11-25');
  const isBounded = (view: 'week' | 'month' | 'year', day: string, years: readonly number[]) =>
    isWithinBounds(calendarPeriod(view, date(day)), years, today);

  it('are the first and the last year that have events, and this year', () => {
    expect(isBounded('month', '2024-12-31', [2025, 2027])).to.equal(false);
    expect(isBounded('month', '2025-01-01', [2025, 2027])).to.equal(true);
    expect(isBounded('month', '2026-06-01', [2025, 2027])).to.equal(true);
    expect(isBounded('month', '2027-12-01', [2025, 2027])).to.equal(true);
    expect(isBounded('month', '2028-01-01', [2025, 2027])).to.equal(false);
    expect(isBounded('year', '2026-01-01', [])).to.equal(true);
    expect(isBounded('year', '2026-01-01', [2020])).to.equal(true);
    expect(isBounded('year', '2023-01-01', [2020])).to.equal(true);
  });

  it('are this year alone while there are no events', () => {
    expect(isWithinBounds(calendarPeriod('day', today), [], today)).to.equal(true);
    expect(isWithinBounds(calendarPeriod('day', date('2027-01-01')), [], today)).to.equal(false);
  });

  it('are not moved by years in which no event may be', () => {
    for (const wrong of [1, 1899, 2100, 9999]) {
      expect(isBounded('year', `${String(wrong).padStart(4, '0')}-01-01`, [wrong, 2025]), String(wrong)).to.equal(
        false,
      );
      expect(isBounded('year', '2025-01-01', [wrong, 2025]), String(wrong)).to.equal(true);
      expect(isBounded('year', '2024-01-01', [wrong, 2025]), String(wrong)).to.equal(false);
      expect(isBounded('year', '2027-01-01', [wrong, 2025]), String(wrong)).to.equal(false);
    }
    expect(isBounded('year', '1950-01-01', [1900])).to.equal(true);
    expect(isBounded('year', '2050-01-01', [2099])).to.equal(true);
  });

  it('include a week that begins or ends in such a year', () => {
    expect(isBounded('week', '2026-01-01', [])).to.equal(true);
    expect(isBounded('week', '2025-12-28', [])).to.equal(true);
    expect(isBounded('week', '2025-12-27', [])).to.equal(false);
    expect(isBounded('week', '2027-01-02', [])).to.equal(true);
    expect(isBounded('week', '2027-01-03', [])).to.equal(false);
  });
});
