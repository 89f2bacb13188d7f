import { expect } from 'chai';
import { ruleCurveFault, type RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import { ruleCurve } from '#test/support/waterBuilders.ts';

describe('The rule curves of a reservoir', () => {
  const YEAR = ruleCurve({ lower: 40, upper: 110 });
  const inMay = (given: Partial<RuleCurveMonth>) => YEAR.map((one) => (one.month === 5 ? { ...one, ...given } : one));
  const DAM = { storage: 100, maxStorage: 110 };

  it('have all twelve months, each once and in order', () => {
    expect(ruleCurveFault(YEAR, DAM)).to.equal(undefined);
    const [january, february, ...others] = YEAR;
    for (const wrong of [[], YEAR.slice(1), [...YEAR, ...YEAR], [february!, january!, ...others]])
      expect(ruleCurveFault(wrong, DAM)).to.deep.equal({ code: 'months' });
  });

  it('have a lower volume that is not above the upper one', () => {
    expect(ruleCurveFault(inMay({ lower: 110 }), DAM)).to.equal(undefined);
    expect(ruleCurveFault(inMay({ lower: 110.001 }), DAM)).to.deep.equal({ code: 'lowerAboveUpper', month: 5 });
  });

  it('have an upper volume that the dam bears: up to the highest safe volume, or the storage where none is known', () => {
    expect(ruleCurveFault(inMay({ upper: 110.001 }), DAM)).to.deep.equal({ code: 'upperAboveMaximum', month: 5 });
    expect(ruleCurveFault(YEAR, { storage: 110 })).to.equal(undefined);
    expect(ruleCurveFault(YEAR, { storage: 109 })).to.deep.equal({ code: 'upperAboveMaximum', month: 1 });
  });
});
