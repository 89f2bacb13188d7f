import { expect } from 'chai';
import { difference, FIGURE_DECIMALS, percentOf, tally } from '#domain/water/tally.ts';

describe('The sum of figures', () => {
  it('is exact where the decimal arithmetic of computers is not', () => {
    expect(0.1 + 0.2).not.to.equal(0.3);
    expect(tally([0.1, 0.2]).sum).to.equal(0.3);
    expect(tally([1.001, 0.001]).sum).to.equal(1.002);
    expect(tally([1.005, 2.675, 0.001]).sum).to.equal(3.681);
    expect(tally(Array.from({ length: 1000 }, () => 0.001)).sum).to.equal(1);
    expect(tally([9662.005, 3800.995]).sum).to.equal(13463);
  });

  it('has three decimals', () => {
    expect(FIGURE_DECIMALS).to.equal(3);
    expect(tally([0.001, 0.002]).sum).to.equal(0.003);
  });

  it('leaves out figures that were not reported, counts them, and is null when none was reported', () => {
    expect(tally([1.5, null, 2, undefined])).to.deep.equal({ sum: 3.5, reported: 2, all: 4 });
    expect(tally([0, null])).to.deep.equal({ sum: 0, reported: 1, all: 2 });
    expect(tally([null, undefined])).to.deep.equal({ sum: null, reported: 0, all: 2 });
    expect(tally([])).to.deep.equal({ sum: null, reported: 0, all: 0 });
  });
});

describe('The comparison of figures', () => {
  it('gives an exact difference', () => {
    expect(0.3 - 0.1).not.to.equal(0.2);
    expect(difference(0.3, 0.1)).to.equal(0.2);
    expect(difference(14, 14.001)).to.equal(-0.001);
  });

  it('gives an exact percentage when the result is a whole per cent', () => {
    expect((0.57 / 1) * 100).not.to.equal(57);
    expect(percentOf(0.57, 1)).to.equal(57);
    expect(percentOf(2.01, 3)).to.equal(67);
    expect(percentOf(1, 3)).to.be.closeTo(33.3333, 0.0001);
  });
});
