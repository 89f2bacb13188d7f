import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryOutline } from '../../scripts/countryOutline.ts';
import { coarsePath } from '#ui/charts/coarsePath.ts';
import { COUNTRY_OUTLINE } from '#ui/charts/countryOutline.ts';
import { projectPlace } from '#ui/charts/projectPlace.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('The map of the country', () => {
  it('has the outline that the script draws', () => {
    expect(readFileSync(join(ROOT, 'src/ui/charts/countryOutline.ts'), 'utf8')).to.equal(countryOutline(ROOT));
  });

  it('is as large as its outline', () => {
    const points = Array.from(COUNTRY_OUTLINE.path.matchAll(/(\d+),(\d+)/g), ([, x, y]) => [Number(x), Number(y)]);
    expect(Math.max(...points.map(([x = 0]) => x))).to.equal(COUNTRY_OUTLINE.width);
    expect(Math.max(...points.map(([, y = 0]) => y))).to.equal(COUNTRY_OUTLINE.height);
  });

  it('has fewer points where it is small, and no parts that nobody would see', () => {
    expect(coarsePath('M0,0L3,0L10,0L10,4L10,10L0,10ZM50,50L51,50L51,51Z', 7)).to.equal('M0,0L10,0L10,10L0,10Z');
    const partsOf = (path: string) => path.split('Z').length - 1;
    const small = coarsePath(COUNTRY_OUTLINE.path, 7);
    expect(small.length).to.be.lessThan(COUNTRY_OUTLINE.path.length * 0.6);
    expect(partsOf(small)).to.be.within(1, partsOf(COUNTRY_OUTLINE.path));
  });

  it('has the north above and the east on the right', () => {
    const chiangMai = projectPlace({ latitude: 18.79, longitude: 98.98 })!;
    const bangkok = projectPlace({ latitude: 13.75, longitude: 100.5 })!;
    const ubon = projectPlace({ latitude: 15.23, longitude: 104.86 })!;
    expect(chiangMai.y).to.be.lessThan(ubon.y);
    expect(ubon.y).to.be.lessThan(bangkok.y);
    expect(chiangMai.x).to.be.lessThan(bangkok.x);
    expect(bangkok.x).to.be.lessThan(ubon.x);
  });

  it('does not show a place outside of it', () => {
    expect(projectPlace({ latitude: 35.7, longitude: 139.7 })).to.equal(undefined);
  });
});
