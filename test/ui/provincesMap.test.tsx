import { expect } from 'chai';
import { closeMapWindow } from '#ui/charts/mapWindow.ts';
import { boxOfMark, placeAround, placeBeside } from '#ui/charts/placeLabel.ts';
import { PROVINCE_SHAPES, type ProvinceShape } from '#ui/charts/provinceShapes.ts';
import { ProvincesMap } from '#ui/components/water/ProvincesMap.tsx';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { day, filled } from '#test/support/waterBuilders.ts';

const PROVINCES = [
  { code: 'chiang-mai', label: 'Chiang Mai' },
  { code: 'lamphun', label: 'Lamphun' },
];
const DATE = day('2026-11-20');
const PLACE = { latitude: 18.8, longitude: 98.9 };

describe('The map of the provinces of a site', () => {
  const map = (...reservoirs: readonly ReturnType<typeof filled>[]) =>
    renderPart('en', <ProvincesMap provinces={PROVINCES} reservoirs={reservoirs} date={DATE} />);

  it('names its provinces, each with a link to its offices on the map and below it', () => {
    const html = map();
    for (const { code, label } of PROVINCES) {
      expect(html.match(new RegExp(`agencies\\?province=${code}"`, 'g'))).to.have.lengthOf(2);
      expect(html).to.match(new RegExp(`<text[^>]*>${label}</text>`));
    }
    expect(textOf(html)).to.include('Offices for Lamphun');
  });

  it('names its reservoirs with their share, and says of which day that is', () => {
    const html = map(filled('a', 64.2, 100, { place: PLACE }));
    expect(textOf(html))
      .to.include('Bhumibol Dam 64.2%')
      .and.match(/on 20\s+November\s+2026/);
  });

  it('is passed by with the keyboard and a screen reader', () => {
    const [plot = ''] = /<svg.*<\/svg>/s.exec(map(filled('a', 1, 2, { place: PLACE }))) ?? [];
    expect(plot).to.match(/^<svg[^>]*aria-hidden="true"/);
    expect(plot.match(/<a /g)).to.have.lengthOf(plot.match(/tabindex="-1"/gi)!.length);
  });

  it('explains triangles only where a reservoir has one', () => {
    expect(textOf(map(filled('a', 10, 100, { place: PLACE })))).to.include('A triangle warns');
    expect(textOf(map(filled('a', 60, 100, { place: PLACE })))).not.to.include('A triangle warns');
  });

  it('is left out where no shape of its provinces is known', () => {
    const unknown = [{ code: 'atlantis', label: 'Atlantis' }];
    expect(renderPart('en', <ProvincesMap provinces={unknown} reservoirs={[]} />)).to.equal('');
  });
});

describe('The texts of that map', () => {
  const shapes = PROVINCES.map(({ code }) => PROVINCE_SHAPES[code] as ProvinceShape);
  const window = closeMapWindow(shapes);
  const mark = { point: { x: 80, y: 100 }, radius: 5 };

  it('are around the provinces, which are in the middle', () => {
    const left = Math.min(...shapes.map(({ box }) => box[0])) - window.x;
    const right = window.x + window.width - Math.max(...shapes.map(({ box }) => box[2]));
    expect(Math.abs(left - right)).to.be.at.most(1);
    expect(left).to.be.at.least(8);
  });

  it('are after a mark, or before it where another is in the way, or nowhere', () => {
    const first = placeBeside('Dam', mark, 6, [], window)!;
    expect(first.anchor).to.equal('start');
    const second = placeBeside('Dam', mark, 6, [first.box], window)!;
    expect(second.anchor).to.equal('end');
    expect(placeBeside('Dam', mark, 6, [first.box, second.box], window)).to.equal(undefined);
  });

  it('move below or above the middle of a province where a mark is', () => {
    expect(placeAround('Lamphun', mark.point, 6, []).y).to.equal(100);
    expect(placeAround('Lamphun', mark.point, 6, [boxOfMark(mark)]).y).not.to.equal(100);
  });
});
