import { expect } from 'chai';
import { countsOnce, MAX_COUNTED_DAYS, occurrencesByDay } from '#domain/calendar/occurrencesByDay.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { at } from '#test/support/testClock.ts';

const YEAR = { first: '2026-01-01' as CalendarDate, last: '2026-12-31' as CalendarDate };
const occurrence = (from: string, to: string, count = 1) => ({
  startsAt: at(`${from}:00+07:00`),
  endsAt: at(`${to}:00+07:00`),
  count,
});
const days = (...occurrences: readonly ReturnType<typeof occurrence>[]) =>
  occurrencesByDay(occurrences, YEAR).map(({ date, count }) => `${date} ${count}`);

describe('The number of occurrences on each day', () => {
  it('counts all that are on a day, and leaves out days without any', () => {
    const camp = occurrence('2026-03-01T09:00', '2026-03-03T09:00');
    const fair = occurrence('2026-03-03T10:00', '2026-03-03T12:00');
    expect(days(fair, camp)).to.deep.equal(['2026-03-01 1', '2026-03-02 1', '2026-03-03 2']);
    expect(days()).to.deep.equal([]);
  });

  it('adds up occurrences that are given as a number', () => {
    const camps = occurrence('2026-03-01T09:00', '2026-03-02T09:00', 20);
    const fairs = occurrence('2026-03-02T10:00', '2026-03-02T12:00', 3);
    expect(occurrencesByDay([camps, fairs], YEAR)).to.deep.equal([
      { date: '2026-03-01', count: 20 },
      { date: '2026-03-02', count: 23 },
    ]);
  });

  it('has no day for an end at midnight', () => {
    expect(days(occurrence('2026-03-01T09:00', '2026-03-02T00:00'))).to.deep.equal(['2026-03-01 1']);
  });

  it('begins and ends with the period', () => {
    const [before, after] = [
      occurrence('2025-12-30T09:00', '2026-01-01T09:00'),
      occurrence('2026-12-31T09:00', '2027-01-02T09:00'),
    ];
    expect(days(before, after)).to.deep.equal(['2026-01-01 1', '2026-12-31 1']);
  });

  it('counts what lasts for more than a week on its first day only', () => {
    const week = occurrence('2026-03-01T09:00', '2026-03-07T12:00');
    const longer = occurrence('2026-03-01T09:00', '2026-03-08T09:00', 2);
    expect(MAX_COUNTED_DAYS).to.equal(7);
    expect([week, longer].map(countsOnce)).to.deep.equal([false, true]);
    expect(days(week)).to.have.lengthOf(7);
    expect(days(longer)).to.deep.equal(['2026-03-01 2']);
    expect(days(occurrence('0001-01-01T09:00', '9999-12-31T09:00'))).to.deep.equal([]);
    expect(days(occurrence('2026-12-31T09:00', '9999-12-31T09:00'))).to.deep.equal(['2026-12-31 1']);
  });
});
