import { expect } from 'chai';
import { layOutWeek, type DayEntry, type LaidOutDay } from '#domain/calendar/weekLayout.ts';
import type { CalendarDate } from '#domain/instant.ts';

describe('A week of a calendar', () => {
  const WEEK = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'] as CalendarDate[];
  const entry = (name: string, first: string, last = first, allDay = false) =>
    ({ name, first: first as CalendarDate, last: last as CalendarDate, allDay }) satisfies DayEntry & { name: string };
  const textOf = (days: readonly LaidOutDay<ReturnType<typeof entry>>[]) =>
    days.map(({ bars, entries: own }) => [
      bars.map((bar) => bar?.name ?? '').join(),
      own.map(({ name }) => name).join(),
    ]);

  it('has the events of each day, those that last all day first', () => {
    expect(
      textOf(
        layOutWeek(WEEK, [
          entry('a', '2026-11-23'),
          entry('b', '2026-11-23', '2026-11-23', true),
          entry('c', '2026-11-25'),
        ]),
      ),
    ).to.deep.equal([
      ['', ''],
      ['', 'b,a'],
      ['', ''],
      ['', 'c'],
    ]);
  });

  it('has an event of several days in one place on all of them', () => {
    expect(
      textOf(
        layOutWeek(WEEK, [
          entry('before', '2026-11-01', '2026-11-21'),
          entry('long', '2026-11-20', '2026-11-30'),
          entry('short', '2026-11-23', '2026-11-24'),
          entry('later', '2026-11-25', '2026-11-26'),
          entry('longer', '2026-11-23', '2026-11-25'),
        ]),
      ),
    ).to.deep.equal([
      ['long', ''],
      ['long,longer,short', ''],
      ['long,longer,short', ''],
      ['long,longer,later', ''],
    ]);
  });

  it('leaves a place empty where another event is below', () => {
    expect(
      textOf(
        layOutWeek(WEEK, [
          entry('first', '2026-11-20', '2026-11-22'),
          entry('second', '2026-11-22', '2026-11-24'),
          entry('third', '2026-11-24', '2026-11-25'),
        ]),
      ),
    ).to.deep.equal([
      ['first,second', ''],
      [',second', ''],
      ['third,second', ''],
      ['third', ''],
    ]);
  });

  it('names the days', () => {
    expect(layOutWeek(WEEK, []).map(({ date }) => date)).to.deep.equal(WEEK);
  });
});
