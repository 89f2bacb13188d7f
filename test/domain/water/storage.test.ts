import { expect } from 'chai';
import { shareOfStorage, storageByRegion, storageTotals, usableVolume } from '#domain/water/storage.ts';
import { filled, reading, reservoir } from '#test/support/waterBuilders.ts';

describe('The volume of one reservoir', () => {
  it('has a share of its storage, which can be more than 100 %', () => {
    expect(shareOfStorage({ volume: 185.96, storage: 263 })).to.be.closeTo(70.707, 0.001);
    expect(shareOfStorage({ volume: 110, storage: 100 })).to.equal(110);
    expect(shareOfStorage({ volume: 0, storage: 100 })).to.equal(0);
  });

  it('has no share when it was not reported', () => {
    expect(shareOfStorage({ volume: null, storage: 100 })).to.be.null;
  });

  it('is usable above dead storage only; the usable volume is never negative', () => {
    expect(usableVolume({ deadStorage: 14.1 }, { volume: 185.3 })).to.equal(171.2);
    expect(usableVolume({ deadStorage: 14 }, { volume: 14 })).to.equal(0);
    expect(usableVolume({ deadStorage: 14 }, { volume: 9.5 })).to.equal(0);
    expect(usableVolume({ deadStorage: 0 }, { volume: 9.5 })).to.equal(9.5);
  });

  it('has no usable part when the volume or the dead storage is not known', () => {
    expect(usableVolume({ deadStorage: 14 }, { volume: null })).to.be.null;
    expect(usableVolume({}, { volume: 9.5 })).to.be.null;
  });
});

describe('The added figures of several reservoirs', () => {
  it('have a share made from added volumes and added storages, never a mean of percentages', () => {
    const totals = storageTotals([filled('large', 10, 1000), filled('small', 90, 100)]);
    expect(totals.volume).to.equal(100);
    expect(totals.storage).to.equal(1100);
    expect(totals.share).to.be.closeTo(9.0909, 0.0001);
  });

  it('leave out both volume and storage of a reservoir that did not report, and count those that did', () => {
    const silent = { reservoir: reservoir({ storage: 5000 }) };
    const totals = storageTotals([filled('a', 50, 100), filled('b', null, 300), silent]);
    expect(totals).to.include({ volume: 50, storage: 100, share: 50, reported: 1, all: 3 });
  });

  it('use the storage of the day, which can differ from the usual one', () => {
    const low = { reservoir: reservoir({ storage: 960 }), reading: reading({ volume: 390, storage: 780 }) };
    expect(storageTotals([low])).to.include({ storage: 780, share: 50 });
  });

  it('are null, not zero, when no reservoir reported', () => {
    const nothing = { sum: null, reported: 0 };
    const unknown = { volume: null, storage: null, share: null, usable: null, reported: 0 };
    expect(storageTotals([])).to.deep.equal({
      ...unknown,
      all: 0,
      inflow: { ...nothing, all: 0 },
      outflow: { ...nothing, all: 0 },
    });
    expect(storageTotals([{ reservoir: reservoir() }])).to.deep.equal({
      ...unknown,
      all: 1,
      inflow: { ...nothing, all: 1 },
      outflow: { ...nothing, all: 1 },
    });
  });

  it('add the usable volume of each: a reservoir below dead storage subtracts nothing', () => {
    const below = filled('below', 5, 100, { deadStorage: 20 });
    const above = filled('above', 50.1, 100, { deadStorage: 20 });
    expect(storageTotals([below, above]).usable).to.equal(30.1);
    expect(storageTotals([below, above, filled('silent', null, 100)]).usable).to.equal(30.1);
  });

  it('have no usable volume while the dead storage of a reservoir that reported is not known', () => {
    expect(storageTotals([filled('a', 50, 100, { deadStorage: 20 }), filled('b', 50, 100)]).usable).to.be.null;
  });

  it('add inflow and outflow also of reservoirs that reported no volume', () => {
    const flows = (inflow: number | null, outflow: number | null) => ({
      reservoir: reservoir(),
      reading: reading({ volume: null, inflow, outflow }),
    });
    const totals = storageTotals([flows(0.1, 3), flows(0.2, null), { reservoir: reservoir() }]);
    expect(totals.inflow).to.deep.equal({ sum: 0.3, reported: 2, all: 3 });
    expect(totals.outflow).to.deep.equal({ sum: 3, reported: 1, all: 3 });
  });
});

describe('The added figures by region', () => {
  it('are listed from north to south, without regions that have no reservoirs', () => {
    const regions = storageByRegion([
      filled('s', 30, 100, { region: 'south' }),
      filled('n1', 10, 100, { region: 'north' }),
      filled('w', null, 100, { region: 'west' }),
      filled('n2', 70, 100, { region: 'north' }),
    ]);
    expect(regions.map(({ region, volume, share, reported, all }) => [region, volume, share, reported, all])).to.eql([
      ['north', 80, 40, 2, 2],
      ['west', null, null, 0, 1],
      ['south', 30, 30, 1, 1],
    ]);
  });
});
