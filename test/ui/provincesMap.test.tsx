import { expect } from 'chai';
import { boxOfMark } from '#ui/charts/labelBox.ts';
import { closeMapWindow } from '#ui/charts/mapWindow.ts';
import { PointRows } from '#ui/charts/PointRows.ts';
import { placeLabel, placeName, type Taken } from '#ui/charts/placeLabel.ts';
import { placeLabels } from '#ui/charts/placeLabels.ts';
import { PROVINCE_SHAPES, type ProvinceShape } from '#ui/charts/provinceShapes.ts';
import { isWithin, shapeRings } from '#ui/charts/shapeRings.ts';
import { ProvincesMap } from '#ui/components/water/ProvincesMap.tsx';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { day, filled, ruleCurve } from '#test/support/waterBuilders.ts';

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
    expect(textOf(html)).to.include('Offices by province: Chiang Mai Lamphun');
  });

  it('names its reservoirs with their share, and says of which day that is', () => {
    const html = map(filled('a', 64.2, 100, { place: PLACE }));
    expect(textOf(html))
      .to.match(/Bhumibol Dam\s*64\.2%/)
      .and.match(/^Reservoirs in the area How full on 20\s+November\s+2026/);
  });

  it('is passed by with the keyboard and a screen reader', () => {
    const [plot = ''] = /<svg.*?<\/svg>/s.exec(map(filled('a', 1, 2, { place: PLACE }))) ?? [];
    expect(plot).to.match(/^<svg[^>]*aria-hidden="true"/);
    expect(plot.match(/<a /g)).to.have.lengthOf(plot.match(/tabindex="-1"/gi)!.length);
  });

  it('numbers its reservoirs for phones as they are listed below it, the emptiest first', () => {
    const html = map(filled('a', 60, 100, { place: PLACE }), filled('b', 10, 100, { place: PLACE }));
    const plot = /data-screen="phone" font-size.*?<\/g>(.*?)<\/g>/s.exec(html)?.[1] ?? '';
    expect(textOf(plot).trim().split(/\s+/)).to.have.members(['1', '2']);
    const [key = ''] = /<div class="provinces-map-key".*<\/ol>/s.exec(html) ?? [];
    expect([...key.matchAll(/reservoirs\/(\w+)"/g)].map(([, id]) => id)).to.deep.equal(['b', 'a']);
  });

  it('has numbers only where it stands beside a text', () => {
    const reservoirs = [filled('a', 60, 100, { place: PLACE })];
    const html = renderPart(
      'en',
      <ProvincesMap provinces={PROVINCES} reservoirs={reservoirs} date={DATE} isNumbered />,
    );
    expect(html).to.include('data-screen="phone"').and.not.include('data-screen="wide"');
    expect(html)
      .to.match(/data-numbered/)
      .and.include('provinces-map-key');
  });

  it('marks the curve that a reservoir crossed on its bar in that list', () => {
    const dry = filled('a', 45, 100, { place: PLACE, ruleCurve: ruleCurve({ lower: 48, upper: 90 }) });
    expect(map(dry)).to.include('level-bar-limit');
    expect(textOf(map(dry))).to.include('Dashed mark across a bar: lower rule curve');
    expect(map(filled('a', 60, 100, { place: PLACE }))).to.not.include('level-bar-limit');
  });

  it('explains triangles only where a reservoir has one', () => {
    expect(textOf(map(filled('a', 10, 100, { place: PLACE })))).to.include('Low : 30% or less');
    expect(textOf(map(filled('a', 60, 100, { place: PLACE })))).not.to.include('Low');
  });

  it('is left out where no shape of its provinces is known', () => {
    const unknown = [{ code: 'atlantis', label: 'Atlantis' }];
    expect(renderPart('en', <ProvincesMap provinces={unknown} reservoirs={[]} />)).to.equal('');
  });
});

describe('The texts of that map', () => {
  const shapes = PROVINCES.map(({ code }) => PROVINCE_SHAPES[code] as ProvinceShape);
  const window = closeMapWindow(shapes);
  const mark = { point: { x: 80, y: 100 }, radius: 5, above: 0 };
  const place = (text: string, taken: Partial<Taken>, warned = mark) =>
    placeLabel(
      text,
      warned,
      6,
      { boxes: [], points: new PointRows(), rings: [], marks: [], isNearest: true, ...taken },
      window,
    )!;

  it('are around the provinces, which are in the middle', () => {
    const left = Math.min(...shapes.map(({ box }) => box[0])) - window.x;
    const right = window.x + window.width - Math.max(...shapes.map(({ box }) => box[2]));
    expect(Math.abs(left - right)).to.be.at.most(1);
    expect(left).to.be.at.least(8);
  });

  it('are after a mark, or before it where another is in the way, or nowhere', () => {
    const first = place('Dam', {});
    expect(first.anchor).to.equal('start');
    expect(place('Dam', { boxes: [first.box] }).anchor).to.equal('end');
    const everywhere = { left: -999, right: 999, top: -999, bottom: 999 };
    expect(place('Dam', { boxes: [everywhere] })).to.equal(undefined);
  });

  it('stand farther away, with a line to them, rather than across a border', () => {
    const border = Array.from({ length: 100 }, (_, index) => ({ x: 92, y: 50 + index }));
    const others = [
      { left: 0, right: 74, top: 0, bottom: 300 },
      { left: 0, right: 91, top: 0, bottom: 94 },
      { left: 0, right: 91, top: 106, bottom: 300 },
    ];
    const behind = place('Dam', { points: new PointRows(border), boxes: others });
    expect(behind.anchor).to.equal('start');
    expect(behind.box.left).to.be.greaterThan(92);
    expect(behind.line?.[0]).to.deep.equal(mark.point);
  });

  it('have a line at a corner of their mark, where they seem to stand apart, and none beside it', () => {
    const { left, right, top, bottom } = boxOfMark(mark);
    const besideIt = [
      { left: -999, right: left, top: 98, bottom: 102 },
      { left: right, right: 999, top: 98, bottom: 102 },
      { left: 78, right: 82, top: -999, bottom: top },
      { left: 78, right: 82, top: bottom, bottom: 999 },
    ];
    expect(place('Dam', {}).line).to.equal(undefined);
    const atCorner = place('Dam', { boxes: besideIt });
    expect(Math.abs(atCorner.y - mark.point.y)).to.be.within(5, 10);
    expect(atCorner.line?.[0]).to.deep.equal(mark.point);
  });

  it('are clearly nearer to their own mark than to any other', () => {
    const { anchor, box } = place('Dam', {});
    expect(anchor).to.equal('start');
    const own = box.left - boxOfMark(mark).right;
    const anchorBefore = (times: number) => {
      const next = { point: { x: box.right + times * own + 3, y: 100 }, radius: 3, above: 0 };
      const marks = [mark, next].map((each) => ({ point: each.point, box: boxOfMark(each) }));
      return place('Dam', { marks }).anchor;
    };
    expect(anchorBefore(2)).to.equal('start');
    expect(anchorBefore(1.6)).to.equal('end');
  });

  it('that are not numbers keep off the marks of others, but rather stand beside one than nowhere', () => {
    const { box } = place('Dam', {});
    const next = { point: { x: box.right + 4, y: 100 }, radius: 3, above: 0 };
    const marks = [mark, next].map((each) => ({ point: each.point, box: boxOfMark(each) }));
    const beside = { marks, isNearest: false };
    expect(place('Dam', beside).anchor).to.equal('end');
    const elsewhere = [
      { left: -999, right: 999, top: -999, bottom: box.top - 0.5 },
      { left: -999, right: 999, top: box.bottom + 0.5, bottom: 999 },
      { left: -999, right: 74, top: -999, bottom: 999 },
      { left: box.right + 1, right: 999, top: -999, bottom: 999 },
    ];
    expect(place('Dam', { ...beside, boxes: elsewhere }).box).to.deep.equal(box);
    expect(place('Dam', { marks, boxes: elsewhere })).to.equal(undefined);
  });

  it('have a place each, however near their marks are to each other', () => {
    const at = (x: number, y: number) => ({ point: { x, y }, radius: 2, above: 0 });
    const marks = [at(80, 100), at(92, 100), at(86, 106), at(86, 94)];
    const { labels } = placeLabels({
      shapes: [],
      marks,
      textsOf: ({ point: { x, y } }) => [String(x + y)],
      fonts: { names: 6, labels: 6 },
      areNearest: true,
      window,
    });
    expect(labels.map(({ point }) => point)).to.have.members(marks.map(({ point }) => point));
  });

  it('keep clear of the triangle above a mark', () => {
    expect(boxOfMark({ ...mark, above: 6 }).top).to.equal(mark.point.y - 5 - 6);
  });

  it('stand in the province of their mark or outside of all, not in another', () => {
    const { box } = place('Dam', {});
    const other = shapeRings(`M${box.left} ${box.top - 9}l50 0 0 30-50 0z`);
    expect(isWithin(other, { x: (box.left + box.right) / 2, y: mark.point.y })).to.equal(true);
    expect(place('Dam', { rings: other }).anchor).to.equal('end');
  });

  describe('that are names', () => {
    const nameIn = (path: string, boxes: Taken['boxes'] = []) => {
      const rings = shapeRings(path);
      const taken = { boxes, points: new PointRows(rings.flat()), rings: [], marks: [], isNearest: false };
      return placeName('Chiang Mai', { middle: { x: 80, y: 100 }, rings }, 6, taken, window);
    };

    it('are inside their provinces, clear of marks', () => {
      const [{ path, middle }] = shapes as [ProvinceShape];
      const taken = boxOfMark({ point: middle, radius: 5, above: 0 });
      const { box, x, y } = nameIn(path, [taken]);
      expect(isWithin(shapeRings(path), { x, y })).to.equal(true);
      expect(
        box.top >= taken.bottom || box.bottom <= taken.top || box.left >= taken.right || box.right <= taken.left,
      ).to.equal(true);
    });

    it('have two lines where one would cross a border', () => {
      expect(nameIn('M55 80l50 0 0 40-50 0z').text).to.equal('Chiang Mai');
      expect(nameIn('M66 80l28 0 0 40-28 0z').text).to.equal('Chiang\nMai');
    });

    it('stand beside a province that is too small, with a line to it', () => {
      const { text, line, box } = nameIn('M74 80l12 0 0 40-12 0z');
      expect(text).to.equal('Chiang Mai');
      expect(line?.[0]).to.deep.equal({ x: 80, y: 100 });
      expect(box.left > 86 || box.right < 74 || box.top > 120 || box.bottom < 80).to.equal(true);
    });
  });

  it('know what is inside of a border that has several parts', () => {
    const rings = shapeRings('M0 0l10 0 0 10-10 0zM20 0l10 0 0 10-10 0z');
    expect([5, 15, 25].map((x) => isWithin(rings, { x, y: 5 }))).to.deep.equal([true, false, true]);
  });
});
