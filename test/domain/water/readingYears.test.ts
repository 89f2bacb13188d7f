import { expect } from 'chai';
import {
  changeInMonth,
  compareReading,
  daysToReport,
  extremeShares,
  monthsOfReadings,
  readingsOfMonth,
  readingsOfYear,
  sameDayOfYearBefore,
  yearsOfReadings,
} from '#domain/water/readingYears.ts';
import { day, reading } from '#test/support/waterBuilders.ts';

const on = (date: string, volume: number | null, given = {}) =>
  reading({ date: day(date), volume, storage: 100, ...given });

describe('The years of a reservoir’s readings', () => {
  it('are those in which a volume was reported, newest first', () => {
    const readings = [on('2024-12-31', 50), on('2025-03-01', null), on('2026-01-01', 60), on('2026-01-02', 61)];
    expect(yearsOfReadings(readings)).to.deep.equal([2026, 2024]);
    expect(readingsOfYear(readings, 2026)).to.deep.equal(readings.slice(2));
    expect(yearsOfReadings([])).to.deep.equal([]);
  });
});

describe('A reading of a reservoir', () => {
  it('is compared with the same day of the year before, and with the day before', () => {
    const newest = on('2026-09-29', 64.2);
    const readings = [on('2025-09-28', 1), on('2025-09-29', 58.1), on('2026-09-28', 63.8), newest];
    const { yearBefore, sinceDayBefore } = compareReading(newest, readings);
    expect(yearBefore).to.equal(58.1);
    expect(sinceDayBefore).to.be.closeTo(0.4, 1e-9);
  });

  it('is compared with nothing where nothing was reported', () => {
    const newest = on('2026-09-29', 64.2);
    const nothing = { yearBefore: null, sinceDayBefore: null };
    expect(compareReading(newest, [newest])).to.deep.equal(nothing);
    expect(compareReading(newest, [on('2025-09-29', null), on('2026-09-28', null), newest])).to.deep.equal(nothing);
    const missing = on('2026-09-29', null);
    expect(compareReading(missing, [on('2026-09-28', 60), missing]).sinceDayBefore).to.be.null;
  });

  it('of 29 February is compared with 28 February, and that of 1 January with 31 December', () => {
    const leapDay = on('2028-02-29', 50);
    expect(compareReading(leapDay, [on('2027-02-28', 40), leapDay]).yearBefore).to.equal(40);
    expect(sameDayOfYearBefore(day('2028-02-29'))).to.equal('2027-02-28');
    expect(sameDayOfYearBefore(day('2028-02-28'))).to.equal('2027-02-28');
    const newYear = on('2026-01-01', 50);
    expect(compareReading(newYear, [on('2025-12-31', 51), newYear]).sinceDayBefore).to.equal(-1);
  });
});

describe('The days of a month that should have a reading', () => {
  it('are all of it, in the month of the newest reading those up to it', () => {
    const readings = [on('2028-02-01', 40), on('2028-03-01', null), on('2028-03-05', null)];
    expect(daysToReport(readings, 2028, 2)).to.equal(29);
    expect(daysToReport(readings, 2028, 3)).to.equal(5);
    expect(daysToReport(readings, 2027, 3)).to.equal(31);
    expect(daysToReport([], 2028, 3)).to.equal(31);
  });
});

describe('The change of a reservoir in a month', () => {
  it('is that since the last volume reported in the month before, in January of the year before', () => {
    const readings = [on('2025-12-30', 40), on('2025-12-31', null), on('2026-01-31', 53)];
    expect(changeInMonth(readings[2]!, readings)).to.deep.equal({ points: 13, since: '2025-12-30' });
    expect(changeInMonth(on('2026-02-02', 50), readings)).to.deep.equal({ points: -3, since: '2026-01-31' });
  });

  it('is unknown where one of both was not reported', () => {
    const readings = [on('2026-03-31', null), on('2026-04-30', 53)];
    expect(changeInMonth(readings[1]!, readings)).to.equal(undefined);
    expect(changeInMonth(on('2026-05-31', null), readings)).to.equal(undefined);
  });
});

describe('The extremes of a reservoir’s readings', () => {
  it('are its lowest and highest share, each on the first day that has it', () => {
    const readings = [on('2026-05-01', 40), on('2026-05-02', 30), on('2026-05-03', null), on('2026-05-04', 30)];
    expect(extremeShares(readings)).to.deep.equal({
      lowest: { date: '2026-05-02', share: 30 },
      highest: { date: '2026-05-01', share: 40 },
    });
  });

  it('are unknown where no volume was reported', () => {
    expect(extremeShares([on('2026-05-01', null)])).to.equal(undefined);
    expect(extremeShares([])).to.equal(undefined);
  });
});

describe('The months of a reservoir’s year', () => {
  it('have the readings of their days, and none of the same month of another year', () => {
    const readings = [on('2025-05-31', 1), on('2026-04-30', 2), on('2026-05-01', 3), on('2026-05-31', null)];
    expect(readingsOfMonth(readings, 2026, 5)).to.deep.equal(readings.slice(2));
    expect(readingsOfMonth(readings, 2026, 6)).to.deep.equal([]);
  });

  it('have the last volume that was reported, and sums that say how many days they lack', () => {
    const readings = [
      on('2025-12-31', 10),
      on('2026-01-30', 50, { inflow: 2, outflow: 1 }),
      on('2026-01-31', null, { inflow: null, outflow: 0.5 }),
      on('2026-03-01', null, { inflow: 0.1, outflow: null }),
    ];
    expect(monthsOfReadings(readings, 2026)).to.deep.equal([
      {
        month: 1,
        last: readings[1],
        inflow: { sum: 2, reported: 1, all: 31 },
        outflow: { sum: 1.5, reported: 2, all: 31 },
      },
      { month: 3, inflow: { sum: 0.1, reported: 1, all: 1 }, outflow: { sum: null, reported: 0, all: 1 } },
    ]);
  });
});
