import { expect } from 'chai';
import { asciiDigits, foldDigits } from '#domain/forms/digits.ts';

describe('A number that a person typed', () => {
  it('gets ASCII digits in place of Thai ones', () => {
    expect(foldDigits('๐๑๒๓๔๕๖๗๘๙')).to.equal('0123456789');
  });

  it('keeps its spaces and hyphens where they part the numbers of a date', () => {
    expect(asciiDigits('๕ - ๓')).to.equal('5 - 3');
  });

  it('loses spaces and hyphens of every kind', () => {
    expect(foldDigits(' 0-2\u2010669\u20135\u2015 \u00a0๗\u2212 ')).to.equal('0266957');
  });

  it('keeps everything else, so that it is refused later', () => {
    expect(foldDigits('+66 (0)a.1')).to.equal('+66(0)a.1');
  });
});
