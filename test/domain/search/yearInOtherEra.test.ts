import { expect } from 'chai';
import { yearInOtherEra } from '#domain/search/yearInOtherEra.ts';

describe('A year in the other era', () => {
  it('is 543 lower for a Buddhist year, and 543 higher for another', () => {
    expect(['2569', '2026', '2400', '1857', '2699', '2156'].map(yearInOtherEra)).to.deep.equal([
      ...['2026', '2569', '1857', '2400', '2156', '2699'],
    ]);
  });

  it('does not exist for other numbers and words', () => {
    const others = ['2399', '2700', '1856', '2157', '256', '25690', '2569/70', 'flood', ''].map(yearInOtherEra);
    expect(others.every((year) => year === undefined)).to.equal(true);
  });
});
