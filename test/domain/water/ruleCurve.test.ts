import { expect } from 'chai';
import {
  comparedCurve,
  curvesOn,
  hasRuleCurves,
  ruleCurveFault,
  ruleCurvePlace,
  type RuleCurveMonth,
} from '#domain/water/ruleCurve.ts';
import { day, ruleCurve } from '#test/support/waterBuilders.ts';

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

describe('The volumes of the rule curves on a day', () => {
  const YEAR = ruleCurve({ lower: 40, upper: 110 }).map((one) => (one.month === 1 ? { ...one, lower: 71 } : one));

  it('change evenly from one first of a month to the next, from December to January as well', () => {
    expect(curvesOn({ ruleCurve: YEAR }, day('2026-12-01'))).to.deep.equal({ lower: 40, upper: 110 });
    expect(curvesOn({ ruleCurve: YEAR }, day('2026-12-11'))).to.deep.equal({ lower: 50, upper: 110 });
  });

  it('are unknown where the reservoir has no rule curves', () => {
    expect(curvesOn({}, day('2026-12-01'))).to.equal(undefined);
    expect(curvesOn({ ruleCurve: [] }, day('2026-12-01'))).to.equal(undefined);
  });
});

describe('The place of a volume among the rule curves', () => {
  const CURVES = { ruleCurve: ruleCurve({ lower: 40, upper: 110 }) };
  const placeOf = (volume: number | null, date = '2026-05-01', of: Parameters<typeof ruleCurvePlace>[0] = CURVES) =>
    ruleCurvePlace(of, { date: day(date), volume });

  it('is below the lower one, above the upper one, or between them', () => {
    expect(ruleCurvePlace(CURVES, { date: day('2026-05-01'), volume: 39 })).to.equal('below');
    expect([39.9, 40, 75, 110, 110.1].map((volume) => placeOf(volume))).to.deep.equal([
      'below',
      'between',
      'between',
      'between',
      'above',
    ]);
  });

  it('is compared with curves that change evenly from one first of a month to the next', () => {
    const rising = { ruleCurve: CURVES.ruleCurve.map((one) => (one.month === 5 ? { ...one, lower: 71 } : one)) };
    for (const [date, lower] of [
      ['2026-04-01', 40],
      ['2026-04-16', 55.5],
      ['2026-05-01', 71],
      ['2026-05-17', 55],
    ] as const) {
      expect(placeOf(lower - 0.6, date, rising), date).to.equal('below');
      expect(placeOf(lower + 0.6, date, rising), date).to.equal('between');
    }
  });

  it('is compared in December with curves that go to those of January', () => {
    const low = { ruleCurve: CURVES.ruleCurve.map((one) => (one.month === 1 ? { ...one, upper: 48 } : one)) };
    expect(placeOf(51, '2026-12-31', low)).to.equal('above');
    expect(placeOf(49, '2026-12-31', low)).to.equal('between');
    expect(placeOf(51, '2026-12-01', low)).to.equal('between');
  });

  it('can be asked where one of the reservoirs has rule curves', () => {
    expect([hasRuleCurves([{}, CURVES]), hasRuleCurves([{}]), hasRuleCurves([])]).to.deep.equal([true, false, false]);
  });

  it('is not known without rule curves or a volume', () => {
    expect(ruleCurvePlace({}, { date: day('2026-05-01'), volume: 75 })).to.equal(undefined);
    expect(placeOf(null)).to.equal(undefined);
  });

  it('is compared with the upper curve where it is above that, and with the lower one otherwise', () => {
    const compared = (volume: number | null, of: Parameters<typeof comparedCurve>[0] = CURVES) =>
      comparedCurve(of, { date: day('2026-05-01'), volume, storage: 160 });
    expect(compared(39)).to.deep.equal({ curve: 'lower', share: 25 });
    expect(compared(111)).to.deep.equal({ curve: 'upper', share: 68.75 });
    expect(compared(75)).to.deep.equal({ curve: 'lower', share: 25 });
    expect(compared(null)).to.equal(undefined);
    expect(compared(39, {})).to.equal(undefined);
  });
});
