import { expect } from 'chai';
import { HistoryChart } from '#ui/charts/HistoryChart.tsx';
import { historyChartGeometry } from '#ui/charts/historyChartGeometry.ts';
import { ValueBar } from '#ui/charts/ValueBar.tsx';
import { barEnd, levelBarGeometry } from '#ui/charts/levelBarGeometry.ts';
import type { Reading } from '#domain/water/water.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { day, reading } from '#test/support/waterBuilders.ts';

describe('The level bar of a reservoir', () => {
  it('is as long as the share of the storage', () => {
    expect(levelBarGeometry(64.2, 100)).to.deep.equal({ full: 100, inside: 64.2, beyond: 0 });
    expect(levelBarGeometry(0, 100)).to.deep.equal({ full: 100, inside: 0, beyond: 0 });
  });

  it('shows water above the storage as a part of its own', () => {
    expect(levelBarGeometry(114, 120)).to.deep.equal({ full: 83.33, inside: 83.33, beyond: 11.67 });
    expect(levelBarGeometry(150, 120), 'never beyond its end').to.deep.equal({
      full: 83.33,
      inside: 83.33,
      beyond: 16.67,
    });
  });

  it('ends at the largest of the compared shares, and never below 100 %', () => {
    expect(barEnd([12, null, 64.2])).to.equal(100);
    expect(barEnd([100])).to.equal(100);
    expect(barEnd([100.1, 114.6])).to.equal(120);
    expect(barEnd([])).to.equal(100);
  });
});

describe('The history chart of a reservoir', () => {
  it('shows few readings as columns, because a line would suggest values for days without a reading', () => {
    const { as, line, area, points } = historyChartGeometry(monthly(50, 60));
    expect({ as, line, area }).to.deep.equal({ as: 'columns', line: '', area: '' });
    expect(points.map(({ x }) => x)).to.deep.equal([25, 75]);
  });

  it('shows many readings as one line', () => {
    const { as, line } = historyChartGeometry(monthly(50, 60, 70, 80));
    expect(as).to.equal('line');
    expect(partsOf(line)).to.equal(1);
  });

  it('has a gap, not a zero, where nothing was reported', () => {
    const { line, area, points } = historyChartGeometry(monthly(50, 60, null, 70, 80));
    expect(partsOf(line)).to.equal(2);
    expect(partsOf(area)).to.equal(2);
    expect(points.map(({ share }) => share)).to.deep.equal([50, 60, 70, 80]);
  });

  it('has a gap where a day is missing', () => {
    const complete = monthly(50, 60, 70, 80, 90, 95);
    expect(partsOf(historyChartGeometry(complete.toSpliced(3, 1)).line)).to.equal(2);
  });

  it('has a dot at a reading without neighbours', () => {
    const { points } = historyChartGeometry(monthly(50, null, 70, null, 80, 85));
    expect(points.map(({ alone }) => alone)).to.deep.equal([true, true, false, false]);
  });

  it('shows shares above 100 % within the chart', () => {
    const { points, shares } = historyChartGeometry(monthly(90, 100, 114.6, 98));
    const full = shares.find(({ share }) => share === 100)?.y ?? 0;
    const [below, at, above] = points.map(({ y }) => y);
    expect(below).to.be.greaterThan(full);
    expect(at).to.equal(full);
    expect(above).to.be.lessThan(full).and.greaterThan(0);
  });

  it('begins at zero', () => {
    const { points } = historyChartGeometry(monthly(0, 0, 0, 50));
    expect(points[0]?.y).to.equal(100);
  });

  it('has a linear time axis, whatever the number of readings', () => {
    const dates = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'];
    const [first = 0, second = 0, , last = 0] = historyChartGeometry(
      dates.map((date) => reading({ date: day(date) })),
    ).points.map(({ x }) => x);
    expect((last - first) / (second - first)).to.be.closeTo(4, 0.01);
  });

  it('labels at most as many dates as there is room for, fewer on a phone', () => {
    const years = Array.from({ length: 300 }, (_, index) =>
      reading({ date: day(new Date(Date.UTC(2020, 0, 1 + index * 7)).toISOString().slice(0, 10)) }),
    );
    const { dates } = historyChartGeometry(years);
    expect(dates.length).to.be.within(3, 8);
    expect(dates.filter(({ major }) => major).length).to.be.within(2, 4);
  });

  describe('The label of the newest reading', () => {
    const label = (...shares: readonly number[]) => historyChartGeometry(monthly(...shares)).labels[0];

    it('is above its point where the line rises or is level', () => {
      expect(label(50, 60, 70, 80)).to.include({
        side: 'above',
        share: 80,
        y: historyChartGeometry(monthly(80)).points[0]?.y,
      });
      expect(label(50, 50, 50, 50)).to.include({ side: 'above', share: 50 });
    });

    it('is below its point where the line falls', () => {
      expect(label(80, 70, 60, 50)).to.include({ side: 'below', share: 50 });
    });

    it('is above the line where there is no room below', () => {
      const {
        points,
        labels: [newest],
      } = historyChartGeometry(monthly(80, 60, 40, 5));
      expect(newest).to.include({ side: 'above', share: 5 });
      expect(newest?.y)
        .to.be.lessThan(points[3]?.y ?? 0)
        .and.greaterThan(points[2]?.y ?? 0);
    });

    it('is above the line where it falls and rises again', () => {
      const shares = [50, 50, 50, 50, 50, 50, 50, 50, 50, 90, 20, 60];
      const { points } = historyChartGeometry(monthly(...shares));
      expect(label(...shares)?.side).to.equal('above');
      expect(label(...shares)?.y).to.be.lessThan(points[11]?.y ?? 0);
    });
  });

  it('can be rendered for a single reading, and for readings without a volume', () => {
    expect(renderPart('en', <HistoryChart readings={monthly(50)} />)).to.include('50.0%');
    expect(renderPart('en', <HistoryChart readings={monthly(null, null)} />)).to.equal('');
  });

  it('has a text alternative in both languages', () => {
    const readings = monthly(50, 60, 45, 104.2);
    const english = renderPart('en', <HistoryChart readings={readings} />);
    expect(english).to.match(/<svg [^>]*role="img" aria-labelledby="([^"]+)"><title id="\1">/);
    expect(textOf(english)).to.include('from 1 January 2026 to 1 April 2026: lowest 45.0%, highest 104.2%');
    expect(textOf(renderPart('th', <HistoryChart readings={readings} />))).to.include(
      'ตั้งแต่ 1 มกราคม 2569 ถึง 1 เมษายน 2569 ต่ำสุด 45.0% สูงสุด 104.2%',
    );
  });

  it('contains no inline style and no NaN', () => {
    for (const readings of [monthly(50), monthly(50, 60), monthly(50, null, 60, 70, 104)])
      expect(renderPart('en', <HistoryChart readings={readings} />)).not.to.match(/style=|NaN|undefined|Infinity/);
  });
});

/** Readings on the first day of each month, with these percentages. */
function monthly(...shares: readonly (number | null)[]): Reading[] {
  return shares.map((volume, index) =>
    reading({ date: day(`2026-${String(index + 1).padStart(2, '0')}-01`), volume, storage: 100 }),
  );
}

function partsOf(path: string): number {
  return path.split('M').length - 1;
}

describe('The bar of an amount', () => {
  const widthOf = (amount: number, largest: number) =>
    /width="([^"]*)"/.exec(renderPart('en', <ValueBar amount={amount} largest={largest} />))?.[1];

  it('is as long as its part of the largest amount', () => {
    expect([widthOf(25, 200), widthOf(200, 200), widthOf(0, 200)]).to.deep.equal(['12.5%', '100%', '0%']);
  });

  it('is empty when all amounts are zero', () => {
    expect(widthOf(0, 0)).to.equal('0%');
  });
});
