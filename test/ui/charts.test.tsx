import { expect } from 'chai';
import { yearsOfReadings } from '#domain/water/readingYears.ts';
import {
  readCurves,
  readShares,
  readVolumes,
  writeCurves,
  writeShares,
  writeVolumes,
} from '#ui/charts/dailyVolumes.ts';
import { roundTop } from '#ui/charts/roundTop.ts';
import { relativePath } from '#ui/charts/relativePath.ts';
import { shareChartGeometry } from '#ui/charts/shareChartGeometry.ts';
import { ReservoirFlows } from '#ui/components/water/ReservoirFlows.tsx';
import { ReservoirYear } from '#ui/components/water/ReservoirYear.tsx';
import { ValueBar } from '#ui/charts/ValueBar.tsx';
import { barEnd, levelBarGeometry } from '#ui/charts/levelBarGeometry.ts';
import type { Reading } from '#domain/water/water.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { day, reading, reservoir, ruleCurve } from '#test/support/waterBuilders.ts';

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

describe('The chart of a year of a reservoir', () => {
  const place = reservoir({ storage: 100 });
  const chart = (readings: readonly Reading[], chosen = 2026) =>
    shareChartGeometry(place, readings, { years: yearsOfReadings(readings), chosen });
  const lineOf = (readings: readonly Reading[], chosen = 2026) => chart(readings, chosen).lines.at(-1)?.path ?? '';

  it('has every reading of the chosen year at its day and its share of the capacity', () => {
    const { shares } = chart(monthly(50, 60));
    const yOf = (share: number) => Math.round((shares.find((line) => line.share === share)?.y ?? NaN) * 10) / 10;
    expect(pointsOf(lineOf(monthly(0, 25, 50, 100)))).to.deep.equal([
      [0.1, yOf(0)],
      [8.6, yOf(25)],
      [16.5, yOf(50)],
      [25, yOf(100)],
    ]);
  });

  it('has a gap, not a zero, where nothing was reported, and where days are missing', () => {
    expect(partsOf(lineOf(daily(20)))).to.equal(1);
    expect(partsOf(lineOf(daily(20).toSpliced(8, 4)))).to.equal(2);
    expect(
      partsOf(lineOf(daily(20).map((each, index) => (index > 7 && index < 12 ? { ...each, volume: null } : each)))),
    ).to.equal(2);
  });

  it('has a dot at a reading that no line shows', () => {
    expect(chart([...daily(20), reading({ date: day('2026-06-01'), volume: 40, storage: 100 })]).alone).to.have.length(
      1,
    );
    expect(chart(daily(20)).alone).to.be.empty;
  });

  it('has the chosen year above the others, which have fewer points but their ends', () => {
    const before = daily(20).map((each) => ({ ...each, date: day(each.date.replace('2026', '2025')) }));
    const { lines } = chart([...before, ...daily(20)]);
    expect(lines.map(({ year, isChosen }) => [year, isChosen])).to.deep.equal([
      [2025, false],
      [2026, true],
    ]);
    const [earlier, chosen] = lines.map(({ path }) => pointsOf(path));
    expect(chosen).to.have.length(20);
    expect(earlier?.length).to.be.lessThan(7);
    expect([earlier?.[0], earlier?.at(-1)]).to.deep.equal([chosen?.[0], chosen?.at(-1)]);
  });

  it('shows shares above 100 % and upper rule curves within the chart', () => {
    const { end, shares } = chart(monthly(90, 114.6));
    const full = shares.find(({ share }) => share === 100)?.y ?? 0;
    expect(end?.y).to.be.lessThan(full).and.greaterThan(0);
    const curve = { ...place, maxStorage: 150, ruleCurve: ruleCurve({ lower: 40, upper: 140 }) };
    const { band, curves } = shareChartGeometry(curve, monthly(50, 60), ONE_YEAR);
    const corners = pointsOf((band ?? '').replace('Z', ''));
    expect(Math.min(...corners.map(([, y]) => y ?? NaN))).to.be.within(0, full);
    expect(pointsOf(curves ?? '')).to.have.deep.members(corners);
    expect(shareChartGeometry(place, monthly(50, 60), ONE_YEAR).curves).to.equal(undefined);
    expect(corners.map(([x]) => x))
      .to.include(0.1)
      .and.include(100.1);
  });

  it('has the label of the last reading where it covers fewer lines', () => {
    const kept = (bounds: Parameters<typeof ruleCurve>[0]) =>
      shareChartGeometry({ ...place, ruleCurve: ruleCurve(bounds) }, monthly(50, 50), ONE_YEAR).end?.isLabelBelow;
    expect(kept({ lower: 20, upper: 58 })).to.equal(true);
    expect(kept({ lower: 42, upper: 90 })).to.equal(false);
  });

  it('names earlier years whose lines end close together in one label, and the year before in its own', () => {
    const readings = [2021, 2022, 2023, 2024, 2025, 2026].flatMap((year) =>
      monthly(1, year === 2021 ? 60 : 1).map((each) => ({
        ...each,
        date: day(each.date.replace('2026', String(year))),
      })),
    );
    const { edges } = chart(readings);
    expect(edges.map(({ years }) => years)).to.have.deep.members([[2021], [2022, 2023, 2024], [2025]]);
    const heights = edges.map(({ y }) => y);
    heights.slice(1).forEach((y, index) => expect(y - heights[index]!).to.be.at.least(7));
    expect(heights.at(-1)).to.be.at.most(101);
  });

  it('has the label of the last reading above or below all of its own line beside it', () => {
    const falling = daily(30).map((each, index) => ({
      ...each,
      date: day(each.date.replace('2026-01', '2026-12')),
      volume: 80 - index,
      storage: 100,
    }));
    const { end, lines } = chart(falling);
    const heights = pointsOf(lines.at(-1)?.path ?? '').map(([, y]) => y ?? NaN);
    expect(end?.labelY).to.be.closeTo(end?.isLabelBelow ? Math.max(...heights) : Math.min(...heights), 0.1);
  });

  it('names the year before, which is drawn unlike the others', () => {
    const readings = [2024, 2025, 2026].flatMap((year) =>
      daily(20).map((each) => ({ ...each, date: day(each.date.replace('2026', String(year))) })),
    );
    const html = renderPart('en', <ReservoirYear reservoir={place} readings={readings} year={2026} />);
    expect(html.split('class="water-chart-before"')).to.have.length(2);
    expect(textOf(html)).to.include('2026 2025 (year before) 2024 (other years)');
    expect(html.match(/class="water-chart-year[^>]*>\d+/g)?.map((text) => text.slice(-4))).to.have.members([
      '2024',
      '2025',
    ]);
  });

  it('compares 29 February with 28 February of the year before, as the figures of the page do', () => {
    const on = (date: string, volume: number) => reading({ date: day(date), volume, storage: 100 });
    const readings = [on('2027-02-28', 40), on('2028-02-29', 50)];
    const html = renderPart('en', <ReservoirYear reservoir={place} readings={readings} year={2028} />);
    expect(/data-before="([^"]*)"/.exec(html)?.[1]).to.equal(writeShares([40]));
  });

  it('has the days of one month, beside those of the year before, from below the lowest to above the highest', () => {
    const before = daily(20).map((each) => ({ ...each, date: day(each.date.replace('2026', '2025')), volume: 40 }));
    const all = [...before, ...daily(40)];
    const { lines, shares, bottom, top, end } = shareChartGeometry(place, all, {
      years: [2025, 2026],
      chosen: 2026,
      month: 1,
    });
    const chosen = pointsOf(lines.at(-1)?.path ?? '');
    expect(chosen, 'of 40 readings').to.have.length(31);
    expect(chosen.at(0)?.[0]).to.be.closeTo((0.5 / 31) * 100, 0.1);
    expect(pointsOf(lines[0]?.path ?? '')).to.have.length(20);
    expect(bottom).to.be.within(30, 39);
    expect(top).to.be.within(54, 62);
    expect(end?.y).to.be.closeTo(100 - ((53 - bottom) / (top - bottom)) * 100, 0.1);
    expect(shares.length).to.be.within(3, 7);
    for (const { share, y } of shares) expect(y).to.be.closeTo(100 - ((share - bottom) / (top - bottom)) * 100, 0.1);
  });

  it('has no line of dead storage above the shares of a month', () => {
    const low = { ...place, deadStorage: 90 };
    expect(shareChartGeometry(low, daily(31), { ...ONE_YEAR, month: 1 }).dead).to.equal(undefined);
    expect(shareChartGeometry(low, daily(31), ONE_YEAR).dead).to.be.greaterThan(0);
  });

  it('shows both rule curves on the days of a month', () => {
    const kept = { ...place, ruleCurve: ruleCurve({ lower: 70, upper: 90 }) };
    const { top } = shareChartGeometry(kept, daily(31), { ...ONE_YEAR, month: 1 });
    expect(top).to.be.within(90, 100);
  });

  it('says what it shows for those who do not see it, in both languages', () => {
    const readings = monthly(64, 45, 104.2, 90);
    const page = (locale: 'en' | 'th') =>
      textOf(renderPart(locale, <ReservoirYear reservoir={place} readings={readings} year={2026} />));
    expect(page('en')).to.include('Share of capacity in 2026: lowest 45.0% on 1 February, highest 104.2% on 1 March');
    expect(page('th')).to.include('ในปี 2569 ต่ำสุด 45.0% เมื่อวันที่ 1 กุมภาพันธ์ สูงสุด 104.2% เมื่อวันที่ 1 มีนาคม');
  });

  it('contains no inline style and no NaN', () => {
    for (const readings of [
      monthly(50),
      monthly(50, null, 60, 70, 104),
      daily(3).map((each) => ({ ...each, inflow: null })),
    ])
      expect(renderPart('en', <ReservoirYear reservoir={place} readings={readings} year={2026} />)).not.to.match(
        /style=|NaN|undefined|Infinity/,
      );
  });
});

describe('The chart of inflow and release', () => {
  it('ends at a round figure above its largest bar, whose half is round, too', () => {
    expect([108.77, 2.63, 0.051, 1000, 7, 9.9].map(roundTop)).to.deep.equal([120, 3, 0.06, 1000, 8, 10]);
  });

  it('has bars as high as the sums of the months', () => {
    const readings = daily(40).map((each) => ({ ...each, inflow: 2, outflow: 1 }));
    const html = renderPart('en', <ReservoirFlows readings={readings} year={2026} />);
    const heights = [...html.matchAll(/<rect[^>]*height="([\d.]+)%"/g)].map(([, height]) => Number(height));
    const [january = 0, released = 0, february = 0] = heights;
    expect(january / released).to.be.closeTo(2, 0.01);
    expect(january / february).to.be.closeTo(31 / 9, 0.01);
    expect(textOf(html)).to.include('Total inflow: 80; total release: 40');
  });

  it('draws the bars of months that lack days unlike others, and says of how many days they are', () => {
    // All of January, but for the inflow of one day, and nine days of February.
    const readings = daily(40).map((each, index) => ({ ...each, inflow: index === 3 ? null : 2, outflow: 1 }));
    const html = renderPart('en', <ReservoirFlows readings={readings} year={2026} />);
    const bars = [...html.matchAll(/<rect class="flow-chart-(in|out)"( data-partial)?/g)];
    expect(bars.map(([, flow, isPartial]) => `${flow!}${isPartial === undefined ? '' : ', partial'}`)).to.deep.equal([
      'in, partial',
      'out',
      'in, partial',
      'out, partial',
    ]);
    expect(html)
      .to.include('January 2026 (million m³): inflow 60 (30/31 days), release 31\n')
      .and.include('February 2026 (million m³): inflow 18 (9/28 days), release 9 (9/28 days)');
    expect(textOf(html))
      .to.include('Not all days are counted in January and February. The table')
      .and.include('Not all days of the month');
    const whole = renderPart('en', <ReservoirFlows readings={daily(31)} year={2026} />);
    expect(whole).to.not.include('data-partial');
    expect(textOf(whole)).to.not.include('Not all days');
  });

  it('has those of the days of one month, with a gap where nothing was reported', () => {
    const flows = [4, null, 2, 1];
    const readings = daily(4).map((each, index) => ({ ...each, inflow: flows[index] ?? null, outflow: 1 }));
    const html = renderPart('en', <ReservoirFlows readings={readings} year={2026} month={1} />);
    const heights = [...html.matchAll(/flow-chart-in"[^>]*height="([\d.]+)%"/g)].map(([, height]) => Number(height));
    expect(heights).to.have.length(3);
    expect(heights[0]! / heights[1]!).to.be.closeTo(2, 0.01);
    expect(html)
      .to.include('1 January (million m³): inflow 4, release 1')
      .and.include('2 January (million m³): inflow Not reported');
    expect(textOf(html)).to.include('Total inflow: 7; total release: 4');
  });
});

describe('The volumes of a page for its script', () => {
  const volume = (date: string, given: number | null, storage = 960) =>
    reading({ date: day(date), volume: given, storage });

  it('are those of the readings, day by day, with the storage of each', () => {
    const readings = [
      volume('2024-02-28', 0),
      volume('2024-02-29', 96.125),
      volume('2024-03-01', 891.26, 871.5),
      volume('2024-03-02', 13462.01, 871.5),
      volume('2024-03-03', 5),
    ];
    const written = writeVolumes(readings)!;
    expect(written).to.deep.equal({ from: '2024-02-28', volumes: '0/960 96125 795135/871.5 12570750 -13457010/960' });
    expect(readVolumes(written)).to.deep.equal(
      readings.map(({ date, volume: of, storage }) => ({ date, volume: of, storage })),
    );
  });

  it('leave out days on which nothing was reported, and are none when nothing ever was', () => {
    const readings = [volume('2026-01-01', null), volume('2026-01-02', 1), volume('2026-01-03', null)];
    const written = writeVolumes([...readings, volume('2026-01-05', 2)])!;
    expect(written).to.deep.equal({ from: '2026-01-02', volumes: '1000/960 - - 1000' });
    expect(readVolumes(written).map(({ date }) => date)).to.deep.equal(['2026-01-02', '2026-01-05']);
    expect(writeVolumes(readings.slice(0, 1))).to.equal(undefined);
  });
});

describe('What the value of a chart is compared with', () => {
  it('is a share with one decimal for each day, or none', () => {
    const shares = [42.64, 42.51, null, 99.96, 3];
    expect(writeShares(shares)).to.equal('426 -1 - 575 -970');
    expect(readShares(writeShares(shares))).to.deep.equal([42.6, 42.5, null, 100, 3]);
    expect(readShares('')).to.deep.equal([]);
  });

  it('are the rule curves of the year', () => {
    const curves = ruleCurve({ lower: 40.5, upper: 90 });
    expect(writeCurves(curves)).to.match(/^40\.5\/90(?: 40\.5\/90){11}$/);
    expect(readCurves(writeCurves(curves))).to.deep.equal(curves);
    expect(readCurves('')).to.deep.equal([]);
  });
});

describe('A relative path', () => {
  it('leads through the same points as the absolute one', () => {
    const path = 'M0,12.3L8.5,0.7L8.6,0.2L100,99.9ZM3,4L2,5Z';
    const relative = relativePath(path);
    expect(relative).to.equal('M0 12.3l8.5-11.6l.1-.5l91.4 99.7zM3 4l-1 1z');
    expect(absolutePoints(relative)).to.deep.equal(pointsOf(path.replaceAll('Z', '')));
  });

  it('does not drift over the days of a year', () => {
    const path = `M0,0${Array.from({ length: 365 }, (_, index) => `L${((index + 1) / 3.66).toFixed(1)},${(index % 7) / 10}`).join('')}`;
    expect(absolutePoints(relativePath(path))).to.deep.equal(pointsOf(path));
  });
});

function absolutePoints(relative: string): (readonly number[])[] {
  let [x, y] = [0, 0];
  return [...relative.matchAll(/([Ml])(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, command, dx, dy]) => {
    [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  });
}

const ONE_YEAR = { years: [2026], chosen: 2026 };

/** One reading a day from 1 January, slowly rising. */
function daily(count: number): Reading[] {
  return Array.from({ length: count }, (_, index) =>
    reading({
      date: day(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)),
      volume: 50 + index / 10,
      storage: 100,
    }),
  );
}

function pointsOf(path: string): (readonly number[])[] {
  return path
    .split(/[ML]/)
    .filter((point) => point !== '')
    .map((point) => point.split(',').map(Number));
}

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
