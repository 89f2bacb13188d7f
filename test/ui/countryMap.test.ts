import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryOutline } from '../../scripts/countryOutline.ts';
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
