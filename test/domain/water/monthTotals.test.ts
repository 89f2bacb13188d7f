import { expect } from 'chai';
import { monthTotals } from '#domain/water/monthTotals.ts';
import { day, reading } from '#test/support/waterBuilders.ts';

describe('The sums of a reservoir’s month', () => {
  const on = (date: string) => reading({ date: day(date), inflow: 2, outflow: 1 });

  it('count its days, and only those up to the newest reading', () => {
    const readings = [on('2026-05-01'), on('2026-05-31'), on('2026-06-04')];
    expect(monthTotals(readings, 2026, 5)?.inflow).to.deep.equal({ sum: 4, reported: 2, all: 31 });
    expect(monthTotals(readings, 2026, 6)?.outflow).to.deep.equal({ sum: 1, reported: 1, all: 4 });
    expect(monthTotals(readings, 2026, 7)).to.equal(undefined);
  });
});
