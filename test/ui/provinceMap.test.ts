import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provinceModules } from '../../scripts/provinceShapes.ts';
import { COUNTRY_OUTLINE } from '#ui/charts/countryOutline.ts';
import { fittingLabels, type ShapeLabel } from '#ui/charts/fittingLabels.ts';
import { mapWindow } from '#ui/charts/mapWindow.ts';
import { projectPlace } from '#ui/charts/projectPlace.ts';
import { PROVINCE_SHAPES, type ProvinceShape } from '#ui/charts/provinceShapes.ts';

const ROOT = join(import.meta.dirname, '../..');
const shapeOf = (code: string) => PROVINCE_SHAPES[code] as ProvinceShape;

describe('The map of the provinces', () => {
  it('has the shapes and the neighbours that the script draws', () => {
    const { shapes, neighbours } = provinceModules(ROOT);
    expect(readFileSync(join(ROOT, 'src/ui/charts/provinceShapes.ts'), 'utf8')).to.equal(shapes);
    expect(readFileSync(join(ROOT, 'src/domain/content/provinceNeighbours.ts'), 'utf8')).to.equal(neighbours);
  });

  it('has 77 provinces, each with its name inside its borders, and all within the outline of the country', () => {
    const shapes = Object.entries(PROVINCE_SHAPES) as [string, ProvinceShape][];
    expect(shapes).to.have.length(77);
    for (const [code, { box, middle, path }] of shapes) {
      const [left, top, right, bottom] = box;
      expect(left, code).to.be.at.least(0);
      expect(top, code).to.be.at.least(0);
      expect(right, code).to.be.at.most(COUNTRY_OUTLINE.width);
      expect(bottom, code).to.be.at.most(COUNTRY_OUTLINE.height);
      expect(middle.x, code).to.be.within(left, right);
      expect(middle.y, code).to.be.within(top, bottom);
      expect(path, code).to.match(/^(M\d+ \d+l[\d -]+z)+$/);
    }
  });

  it('has provinces where their towns are', () => {
    for (const [code, latitude, longitude] of [
      ['chiang-mai', 18.79, 98.98],
      ['bangkok', 13.75, 100.5],
      ['ubon-ratchathani', 15.23, 104.86],
      ['songkhla', 7.19, 100.6],
      ['nonthaburi', 13.86, 100.51],
    ] as const) {
      const { x, y } = projectPlace({ latitude, longitude })!;
      const [left, top, right, bottom] = shapeOf(code).box;
      expect(x, code).to.be.within(left, right);
      expect(y, code).to.be.within(top, bottom);
    }
  });
});

describe('The part of the map around provinces', () => {
  it('has them in its middle, with a margin', () => {
    const { box } = shapeOf('chiang-mai');
    const { x, y, width, height } = mapWindow([shapeOf('chiang-mai')]);
    expect(x).to.be.below(box[0] - 20);
    expect(x + width).to.be.above(box[2] + 20);
    expect(x + width / 2).to.be.closeTo((box[0] + box[2]) / 2, 1);
    expect(y + height / 2).to.be.closeTo((box[1] + box[3]) / 2, 1);
  });

  it('is never smaller than the shapes are fine, and neither too tall nor too flat for a phone', () => {
    expect(mapWindow([shapeOf('samut-songkhram')]).width).to.equal(150);
    for (const shape of Object.values(PROVINCE_SHAPES) as ProvinceShape[]) {
      const { width, height } = mapWindow([shape]);
      expect(height / width).to.be.within(0.69, 1.26);
    }
  });
});

describe('Names within borders', () => {
  const window = { x: 0, y: 0, width: 200, height: 200 };
  /** A square, of which the upper right quarter is missing when it has a notch. */
  const label = (text: string, x: number, y: number, half: number, notch = 0): ShapeLabel => {
    const side = 2 * half;
    const [across, down] = [`${String(side - notch)} 0 0 ${String(notch)} ${String(notch)} 0`, String(side - notch)];
    const path = `M${String(x - half)} ${String(y - half)}l${across} 0 ${down} ${String(-side)} 0z`;
    return { text, shape: { middle: { x, y }, path } };
  };
  const fitting = (of: ShapeLabel) => fittingLabels(window, 10, [of]).length === 1;

  it('are shown where they are within their borders', () => {
    expect(fitting(label('Nan', 100, 100, 20))).to.equal(true);
    expect(fitting(label('Nan', 100, 100, 20, 8))).to.equal(true);
  });

  it('are left out where they would cross a border', () => {
    expect(fitting(label('Kamphaeng Phet', 100, 100, 20))).to.equal(false);
    expect(fitting(label('Nan', 100, 100, 10, 10))).to.equal(false);
  });

  it('are left out where a corner of the border is behind them', () => {
    const { shape } = label('Nan', 100, 100, 10);
    const path = `${shape.path}M100 99l1 0 0 1z`;
    expect(fitting({ text: 'Nan', shape: { ...shape, path } })).to.equal(false);
  });

  it('are left out where the map has too small a part of the shape', () => {
    expect(fitting(label('Yala', -18, 100, 40))).to.equal(false);
  });

  it('move from the middle of a shape of which the map has only a part, as little as possible', () => {
    const [name] = fittingLabels(window, 10, [label('Yala', 4, 100, 40)]);
    expect(name?.at.x).to.be.within(11, 17);
    expect(name?.at.y).to.be.closeTo(100, 5);
  });

  it('take no more room for marks above and below letters', () => {
    expect(fitting(label('น่าน', 100, 100, 9))).to.equal(true);
  });
});
