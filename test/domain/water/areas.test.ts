import { expect } from 'chai';
import { areaByCrop, areaByRegion, totalArea } from '#domain/water/areas.ts';
import { CROPS, WATER_REGIONS } from '#domain/water/codes.ts';
import { waterUse } from '#test/support/waterBuilders.ts';

const AREAS = [
  waterUse({ region: 'south', crop: 'rice', area: 0.1 }),
  waterUse({ region: 'north', crop: 'rice', area: 0.2 }),
  waterUse({ region: 'north', crop: 'shrimp-ponds', area: null }),
  waterUse({ region: 'east', crop: 'fruit-trees', area: 0 }),
  waterUse({ region: 'north', crop: 'fruit-trees', area: null }),
];

describe('The irrigated areas', () => {
  it('are added exactly, and areas that were not reported are counted', () => {
    expect(totalArea(AREAS)).to.deep.equal({ sum: 0.3, reported: 3, all: 5 });
  });

  it('are summed for every crop; a crop without reports has null, not zero', () => {
    const crops = areaByCrop(AREAS);
    expect(crops.map(({ crop }) => crop)).to.have.members([...CROPS]);
    expect(crops.filter(({ all }) => all > 0)).to.deep.equal([
      { crop: 'rice', sum: 0.3, reported: 2, all: 2 },
      { crop: 'fruit-trees', sum: 0, reported: 1, all: 2 },
      { crop: 'shrimp-ponds', sum: null, reported: 0, all: 1 },
    ]);
    expect(crops[2]).to.deep.equal({ crop: 'sugarcane', sum: null, reported: 0, all: 0 });
  });

  it('of crops begin with the largest and end with other crops and other areas, however large', () => {
    const crops = areaByCrop([
      waterUse({ crop: 'other-crops', area: 9 }),
      waterUse({ crop: 'other-areas', area: 10 }),
      waterUse({ crop: 'rice', area: 1 }),
      waterUse({ crop: 'fish-ponds', area: 2, region: 'north' }),
      waterUse({ crop: 'fish-ponds', area: 3, region: 'south' }),
      waterUse({ crop: 'vegetables', area: null }),
      waterUse({ crop: 'fruit-trees', area: 0 }),
    ]).map(({ crop }) => crop);
    expect(crops.slice(0, 3)).to.deep.equal(['fish-ponds', 'rice', 'fruit-trees']);
    expect(crops.slice(-2)).to.deep.equal(['other-areas', 'other-crops']);
  });

  it('are summed for every region from north to south', () => {
    const regions = areaByRegion(AREAS);
    expect(regions.map(({ region }) => region)).to.deep.equal([...WATER_REGIONS]);
    expect(regions.filter(({ all }) => all > 0)).to.deep.equal([
      { region: 'north', sum: 0.2, reported: 1, all: 3 },
      { region: 'east', sum: 0, reported: 1, all: 1 },
      { region: 'south', sum: 0.1, reported: 1, all: 1 },
    ]);
  });
});
