import { expect } from 'chai';
import {
  changeInWeek,
  changeInYear,
  shareOfYearBefore,
  earlierDays,
  earlierVolumes,
  orderReservoirs,
  totalChangeInWeek,
  totalChangeInYear,
  totalsOfYearBefore,
} from '#domain/water/earlierVolumes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { EarlierVolumes } from '#domain/water/water.ts';
import { day, filled, reading } from '#test/support/waterBuilders.ts';

const TODAY = day('2026-11-20');

/** A reservoir of 200 million m³ with this volume today, a week ago, and in the year before. */
function changed(id: string, today: number | null, weekAgo: number | null, yearBefore?: number): ReservoirOnDay {
  const volumes = Array.from({ length: 30 }, (_, index) => (index === 23 ? weekAgo : null));
  const earlier: EarlierVolumes = {
    volumes,
    ...(yearBefore !== undefined && { yearBefore: { volume: yearBefore, storage: 100 } }),
  };
  return { ...filled(id, today, 200), earlier };
}

describe('The days that figures are compared with', () => {
  it('are the thirty days before, and the same day of the year before', () => {
    expect(earlierDays(TODAY)).to.deep.equal({ first: '2026-10-21', last: '2026-11-19', yearBefore: '2025-11-20' });
  });

  it('have 28 February before a leap day', () => {
    expect(earlierDays(day('2028-02-29')).yearBefore).to.equal('2027-02-28');
    expect(earlierDays(day('2028-03-01')).yearBefore).to.equal('2027-03-01');
  });
});

describe('Earlier volumes', () => {
  it('are in the order of days, with null for days without a report', () => {
    const readings = [
      reading({ date: day('2026-11-19'), volume: 3 }),
      reading({ date: day('2026-10-21'), volume: 1 }),
      reading({ date: day('2026-11-18'), volume: null }),
    ];
    const { volumes } = earlierVolumes(TODAY, readings);
    expect(volumes).to.have.lengthOf(30);
    expect([volumes[0], volumes[1], volumes[28], volumes[29]]).to.deep.equal([1, null, null, 3]);
  });

  it('have the last revision of each day', () => {
    const readings = [1, 2].map((volume) => reading({ date: day('2026-11-19'), volume }));
    expect(earlierVolumes(TODAY, readings).volumes.at(-1)).to.equal(2);
  });

  it('have the volume and the storage of the year before, and none when that day has no report', () => {
    const before = reading({ date: day('2025-11-20'), volume: 7, storage: 9 });
    expect(earlierVolumes(TODAY, [before]).yearBefore).to.deep.equal({ volume: 7, storage: 9 });
    expect(earlierVolumes(TODAY, [reading()])).not.to.have.property('yearBefore');
  });
});

describe('The change of a reservoir', () => {
  it('in a week is in percentage points of its storage', () => {
    expect(changeInWeek(changed('a', 110, 100))).to.equal(5);
    expect(changeInWeek(changed('a', 90, 100))).to.equal(-5);
  });

  it('in a week is that of the added volumes of several reservoirs, of those that reported on both days', () => {
    const both = [changed('a', 110, 100), changed('b', 100, 130)];
    expect(totalChangeInWeek(both)).to.deep.equal({ points: -5, reported: 2, all: 2 });
    const one = [changed('a', 110, 100), changed('b', null, 130), changed('c', 190, null)];
    expect(totalChangeInWeek(one)).to.deep.equal({ points: 5, reported: 1, all: 3 });
    expect(totalChangeInWeek([])).to.equal(undefined);
  });

  it('in a year is that of the shares of several reservoirs together, of those that reported on both days', () => {
    const both = [changed('a', 110, null, 50), changed('b', 100, null, 40)];
    expect(totalChangeInYear(both)).to.deep.equal({ points: 7.5, reported: 2, all: 2 });
    const one = [changed('a', 110, null, 50), changed('b', null, null, 90), changed('c', 190, null)];
    expect(totalChangeInYear(one)).to.deep.equal({ points: 5, reported: 1, all: 3 });
    expect(totalChangeInYear([])).to.equal(undefined);
  });

  it('in a week is not known when one of both days has no volume', () => {
    for (const one of [changed('a', null, 100), changed('a', 100, null), filled('a', 100, 200)])
      expect(changeInWeek(one)).to.equal(null);
  });

  it('in a year compares each share with the storage of its own day', () => {
    expect(changeInYear(changed('a', 110, null, 50))).to.equal(5);
  });

  it('in a year is not known when one of both days has no volume', () => {
    for (const one of [changed('a', null, null, 50), changed('a', 110, null), filled('a', 100, 200)])
      expect(changeInYear(one)).to.equal(null);
  });
});

describe('The share of the year before', () => {
  it('is of the storage of that day', () => {
    expect(shareOfYearBefore(changed('a', 110, null, 50).earlier)).to.equal(50);
  });

  it('is not known where that day has no volume, or was not requested', () => {
    expect(shareOfYearBefore(changed('a', 110, null).earlier)).to.equal(null);
    expect(shareOfYearBefore(undefined)).to.equal(null);
  });
});

describe('The totals of the year before', () => {
  it('divide the added volumes by the added storages of that day', () => {
    const { volume, share } = totalsOfYearBefore([changed('a', 1, null, 20), changed('b', null, null, 40)]);
    expect([volume, share]).to.deep.equal([60, 30]);
  });

  it('are null when no reservoir had a report', () => {
    expect(totalsOfYearBefore([changed('a', 1, null), filled('b', 1, 2)]).volume).to.equal(null);
  });
});

describe('The order of reservoirs', () => {
  const all = [changed('half', 100, 80, 10), changed('none', null, null), changed('low', 20, 60, 90)];
  const ids = (ordered: readonly ReservoirOnDay[]) => ordered.map(({ reservoir }) => reservoir.id);

  it('has the emptiest or the fullest first, and those without figures last', () => {
    expect(ids(orderReservoirs(all, 'emptiest'))).to.deep.equal(['low', 'half', 'none']);
    expect(ids(orderReservoirs(all, 'fullest'))).to.deep.equal(['half', 'low', 'none']);
  });

  it('has the largest fall first', () => {
    expect(ids(orderReservoirs(all, 'week'))).to.deep.equal(['low', 'half', 'none']);
    expect(ids(orderReservoirs(all, 'year'))).to.deep.equal(['low', 'half', 'none']);
  });
});
