import { expect } from 'chai';
import { markRadius, waterInCircle, waterLevelY } from '#ui/charts/reservoirMarkGeometry.ts';
import { boxOfMark } from '#ui/charts/labelBox.ts';
import { placeRegionNames } from '#ui/charts/regionNames.ts';
import { spreadMarks, targetRadius } from '#ui/charts/spreadMarks.ts';
import { sparklinePath } from '#ui/charts/sparklinePath.ts';
import { ReservoirMap } from '#ui/components/water/ReservoirMap.tsx';
import { ReservoirsPage } from '#ui/pages/ReservoirsPage.tsx';
import type { ReservoirsPageProps } from '#ui/pages/waterProps.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import { both } from '#test/support/builders.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { day, filled, ruleCurve } from '#test/support/waterBuilders.ts';

const PLACE = { latitude: 15, longitude: 100 };
const DAY = day('2026-11-20');

describe('The map of reservoirs', () => {
  const map = (isStale: boolean, ...reservoirs: readonly ReservoirOnDay[]) =>
    renderPart('en', <ReservoirMap reservoirs={reservoirs} isStale={isStale} />);

  it('links each mark to its reservoir, named with its share, without a stop for the keyboard', () => {
    const html = map(false, filled('a', 64.2, 100, { place: PLACE }));
    expect(html).to.match(/<svg[^>]*aria-hidden="true"/);
    expect(html)
      .to.match(/<a href="[^"]*\/reservoirs\/a" tabindex="-1"/i)
      .and.include('Bhumibol Dam, Tak: 64.2%');
  });

  it('has below it, for the keyboard, a link to each reservoir by its number', () => {
    expect(map(false, filled('a', 64.2, 100, { place: PLACE }))).to.match(
      /<ol class="map-numbers"><li><b>1<\/b> <a href="[^"]*\/reservoirs\/a">Bhumibol Dam<\/a> 64\.2%/,
    );
  });

  it('has no mark for a reservoir without coordinates, and no map without any', () => {
    expect(map(false, filled('a', 1, 2), filled('b', 1, 2, { place: PLACE }))).not.to.include(
      '/reservoirs/a" tabindex',
    );
    expect(map(false, filled('a', 1, 2))).to.equal('');
  });

  it('warns with a triangle of little water, of too much and of water outside the rule curves, and not when figures are old', () => {
    const all = [10, 60, 120].map((volume, index) => filled(`r${String(index)}`, volume, 100, { place: PLACE }));
    expect(map(false, ...all).match(/reservoir-mark-warning/g)).to.have.lengthOf(2);
    const outside = filled('outside', 60, 100, { place: PLACE, ruleCurve: ruleCurve({ lower: 70, upper: 90 }) });
    expect(map(false, outside)).to.include('data-level="below-curve"').and.include('reservoir-mark-warning');
    expect(map(true, ...all))
      .not.to.include('reservoir-mark-warning')
      .and.not.to.include('data-level');
  });

  it('numbers its marks in the order of the list for phones, and names large reservoirs with their share', () => {
    const at = (latitude: number) => ({ place: { ...PLACE, latitude } });
    const html = map(false, filled('a', 60, 100, at(15)), filled('b', 10, 100, at(18)));
    const [, numbers = '', names = ''] =
      /reservoir-map-numbers on-phones".*?<path[^>]*>(.*?)<\/g>.*?reservoir-map-names".*?<path[^>]*>(.*?)<\/g>/s.exec(
        html,
      ) ?? [];
    expect(textOf(numbers).trim().split(/\s+/)).to.have.members(['1', '2']);
    expect(textOf(names)).to.include('Bhumibol Dam').and.include('60.0%').and.include('10.0%');
  });

  it('numbers medium reservoirs on wide screens too', () => {
    const medium = map(false, filled('a', 60, 100, { place: PLACE, size: 'medium' }));
    expect(medium)
      .to.match(/reservoir-map-numbers"(?:(?!<\/g>).)*<text[^>]*>1<\/text>/)
      .and.not.match(/<text[^>]*>60\.0%/);
  });

  it('has round marks for large reservoirs and square ones for medium reservoirs', () => {
    expect(map(false, filled('a', 0, 1, { place: PLACE }))).not.to.include('<rect');
    expect(map(false, filled('a', 0, 1, { place: PLACE, size: 'medium' }))).to.include('<rect');
  });

  it('says in a mark that a volume was not reported, and leaves it empty', () => {
    const html = map(false, filled('a', null, 100, { place: PLACE }));
    expect(html).to.include('Tak: Not reported');
    expect(html.split('<figcaption')[0]).not.to.include('reservoir-mark-water');
  });
});

describe('The places on the map', () => {
  const at = (x: number, y: number, radius: number) => ({ point: { x, y }, radius, above: 0 });

  it('are moved apart for marks that overlap, and stay the same for others', () => {
    const [one, other, far] = spreadMarks([at(100, 100, 10), at(104, 100, 8), at(300, 300, 10)]);
    expect(other!.point.x - one!.point.x).to.be.within(23.9, 24.1);
    expect([one!.point.y, other!.point.y]).to.deep.equal([100, 100]);
    expect(far!.point).to.deep.equal({ x: 300, y: 300 });
  });

  it('are moved apart for a mark and the triangle of another', () => {
    const below = { point: { x: 100, y: 100 }, radius: 10, above: 15 };
    const [one, above] = spreadMarks([below, at(101, 75, 10)]).map((mark) => boxOfMark(mark));
    expect(above!.bottom).to.be.at.most(one!.top);
  });

  it('are moved to the left and to the right for two marks at the same point', () => {
    const points = spreadMarks([at(5, 5, 4), at(5, 5, 4)]).map(({ point }) => point.x);
    expect(points).to.deep.equal([-2, 12]);
  });

  it('have a target each that reaches half of the way to the next mark', () => {
    const marks = [at(0, 0, 5), at(30, 0, 5)];
    expect(targetRadius(marks[0]!, marks, 20)).to.equal(15);
    expect(targetRadius(marks[0]!, marks.slice(0, 1), 20)).to.equal(20);
  });

  it('are free of marks and of other names for the name of each region', () => {
    const names = () => placeRegionNames((region) => region, [], 20);
    expect(names().map(({ text }) => text)).to.deep.equal(WATER_REGIONS);
    const north = names()[0]!.at;
    const [moved] = placeRegionNames((region) => region, [at(north.x, north.y, 10)], 20);
    expect(Math.abs(moved!.at.y - north.y)).to.be.greaterThan(10);
  });
});

describe('The geometry of a mark', () => {
  it('has an area that grows with the storage', () => {
    const largest = { storage: 100, radius: 26 };
    expect(markRadius(100, largest)).to.equal(26);
    expect(markRadius(25, largest)).to.equal(16.5);
  });

  it('has water up to the middle at half of the storage, and never above the mark', () => {
    expect(waterLevelY(10, 50)).to.equal(0);
    expect([waterLevelY(10, 0), waterLevelY(10, 130)]).to.deep.equal([10, -10]);
    expect(waterInCircle(10, 50)).to.equal('M10 0A10 10 0 0 1 -10 0Z');
  });
});

describe('The small line of thirty days', () => {
  it('has every third day, the last one among them, and gaps for missing days', () => {
    const path = sparklinePath([10, 0, 0, 20, 0, 0, null, 0, 0, 30, 0, 0, 30], 100);
    expect(path).to.equal('M0,22L25,12M75,2L100,2');
  });

  it('does not stretch small changes to the whole height', () => {
    expect(sparklinePath([100, 0, 0, 101], 1000)).to.equal('M0,12L100,12');
  });

  it('is empty with fewer than two volumes', () => {
    expect(sparklinePath([null, 1, 1, 5], 10)).to.equal('');
  });
});

describe('The list of reservoirs', () => {
  const names = (html: string) =>
    Array.from(html.slice(html.indexOf('water-list')).matchAll(/reservoirs\/([a-z]+)"/g), ([, id]) => id);
  const all = [
    filled('high', 90, 100, { name: both('ก', 'High Dam') }),
    filled('low', 10, 100, { name: both('ข', 'Low Dam'), region: 'south' }),
  ];
  const page = (props: Partial<ReservoirsPageProps>) =>
    renderPart(
      'en',
      <ReservoirsPage
        address="https://example.test/"
        size="large"
        date={DAY}
        days={[DAY]}
        reservoirs={all}
        {...props}
      />,
    );

  it('is in the chosen order', () => {
    expect(names(page({}))).to.deep.equal(['high', 'low']);
    expect(names(page({ order: 'emptiest' }))).to.deep.equal(['low', 'high']);
  });

  it('has the numbers of the map, through all regions and in the chosen order', () => {
    const numbers = (html: string) =>
      Array.from(
        html.slice(html.indexOf('water-list')).matchAll(/<b class="on-phones">(\d+)<.*?reservoirs\/([a-z]+)"/gs),
        ([, number, id]) => [number, id],
      );
    expect(numbers(page({}))).to.deep.equal([
      ['1', 'high'],
      ['2', 'low'],
    ]);
    expect(numbers(page({ order: 'emptiest' }))).to.deep.equal([
      ['1', 'low'],
      ['2', 'high'],
    ]);
  });

  it('has the chosen region and name only, with their number, while sums are of all', () => {
    const html = page({ filter: { region: 'south' } });
    expect(names(html)).to.deep.equal(['low']);
    expect(textOf(html))
      .to.include('1 reservoir is listed')
      .and.include('50.0% of capacity 100 of 200\u00a0million\u00a0m³');
    expect(textOf(page({ filter: { name: 'nowhere' } }))).to.include('No reservoir is listed');
  });

  it('compares sums and reservoirs with the year before', () => {
    const earlier = { volumes: Array<number>(30).fill(80), yearBefore: { volume: 30, storage: 100 } };
    const text = textOf(page({ reservoirs: [{ ...all[0]!, earlier }] }));
    expect(text).to.include('On the same day a year before: 30.0%, 30\u00a0million\u00a0m³');
    expect(text).to.include('+10.0 in 7 days').and.include('+60.0 in a year').and.include('a year before: 30.0%');
  });

  it('raises no alarm from old figures, and says when new ones are expected', () => {
    const html = page({ staleDays: 9 });
    expect(html).not.to.include('attention-list');
    expect(html).to.include('data-stale="true"');
    expect(textOf(html)).to.include('Water is measured every day and published the next day.');
  });
});
