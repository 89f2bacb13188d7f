import { expect } from 'chai';
import { compareAreas, growth } from '#domain/water/compareAreas.ts';
import { waterUse } from '#test/support/waterBuilders.ts';

describe('The comparison of areas with a year before', () => {
  it('adds only what was reported in both years', () => {
    const now = [
      waterUse({ crop: 'rice', area: 110.5 }),
      waterUse({ crop: 'sugarcane', area: 40 }),
      waterUse({ crop: 'vegetables', area: null }),
      waterUse({ crop: 'fruit-trees', area: 7 }),
    ];
    const before = [
      waterUse({ crop: 'rice', area: 100.1 }),
      waterUse({ crop: 'sugarcane', area: null }),
      waterUse({ crop: 'vegetables', area: 30 }),
    ];
    expect(compareAreas(now, before)).to.deep.equal({ sum: 110.5, before: 100.1, compared: 1, all: 4 });
  });

  it('compares a crop of a region with itself only', () => {
    const now = [waterUse({ region: 'north', area: 5 }), waterUse({ region: 'south', area: 6 })];
    const before = [waterUse({ region: 'south', area: 3 }), waterUse({ region: 'north', crop: 'sugarcane', area: 9 })];
    expect(compareAreas(now, before)).to.deep.equal({ sum: 6, before: 3, compared: 1, all: 3 });
  });

  it('does not exist when nothing was reported in both', () => {
    expect(compareAreas([waterUse({ area: null })], [waterUse()])).to.equal(undefined);
    expect(compareAreas([waterUse()], [])).to.equal(undefined);
  });

  it('is told in per cent of the year before, which cannot be done from nothing', () => {
    const of = (sum: number, before: number) => growth({ sum, before, compared: 1, all: 1 });
    expect(of(110, 100)).to.equal(10);
    expect(of(75, 100)).to.equal(-25);
    expect(of(0, 100)).to.equal(-100);
    expect(of(5, 0)).to.equal(null);
  });
});
