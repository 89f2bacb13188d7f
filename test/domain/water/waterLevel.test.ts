import { expect } from 'chai';
import {
  attentionKind,
  countAttention,
  countAttentionLevels,
  isHigh,
  needAttention,
  needsAttention,
  SHARE_LEVELS,
  WATER_LEVELS,
  waterLevel,
} from '#domain/water/waterLevel.ts';
import { filled, reservoir, ruleCurve } from '#test/support/waterBuilders.ts';

const CURVES = { ruleCurve: ruleCurve({ lower: 40, upper: 90 }) };

describe('The water level of a reservoir', () => {
  const levelAt = (volume: number | null, given = {}) => waterLevel(filled('one', volume, 100, given));

  it('is over full above 100 %, very good above 80 %, good above 50 %, fair above 30 %, otherwise low', () => {
    const shares = [130, 100.001, 100, 80.001, 80, 50.001, 50, 30.001, 30, 0.001, 0];
    expect(shares.map((share) => levelAt(share))).to.deep.equal([
      'over-full',
      'over-full',
      'very-good',
      'very-good',
      'good',
      'good',
      'fair',
      'fair',
      'low',
      'low',
      'low',
    ]);
  });

  it('is one of five by share, listed fullest first', () => {
    expect(Object.keys(SHARE_LEVELS)).to.deep.equal(['over-full', 'very-good', 'good', 'fair', 'low']);
  });

  it('is above or below the rule curves where the volume is outside them, and never good or fair then', () => {
    const shares = [95, 90, 60, 40, 39];
    expect(shares.map((share) => levelAt(share, CURVES))).to.deep.equal([
      'above-curve',
      'very-good',
      'good',
      'fair',
      'below-curve',
    ]);
  });

  it('is over full or low before anything that rule curves say', () => {
    expect([levelAt(101, CURVES), levelAt(30, CURVES)]).to.deep.equal(['over-full', 'low']);
  });

  it('needs attention outside the rule curves, over full or low, and warns of much water above', () => {
    expect(WATER_LEVELS.filter(needsAttention)).to.deep.equal(['over-full', 'above-curve', 'low', 'below-curve']);
    expect(WATER_LEVELS.filter(isHigh)).to.deep.equal(['over-full', 'above-curve']);
    expect(needsAttention(undefined)).to.equal(false);
  });

  it('is not known where no volume was reported', () => {
    expect([levelAt(null, CURVES), waterLevel({ reservoir: reservoir() })]).to.deep.equal([undefined, undefined]);
  });
});

describe('The reservoirs that need attention', () => {
  const idsOf = (reservoirs: ReturnType<typeof needAttention>) => reservoirs.map(({ reservoir }) => reservoir.id);

  it('are the over full ones, fullest first, then the low ones, emptiest first', () => {
    expect(
      idsOf(
        needAttention([
          filled('low', 29, 100),
          filled('good', 60, 100),
          filled('over', 101, 100),
          filled('fair', 31, 100),
          filled('empty', 0, 100),
          filled('far-over', 120, 100),
          filled('very-good', 100, 100),
        ]),
      ),
    ).to.deep.equal(['far-over', 'over', 'empty', 'low']);
  });

  it('are those above their upper rule curve after the over full ones, and those below the lower one at the end', () => {
    expect(
      idsOf(
        needAttention([
          filled('below', 39, 100, CURVES),
          filled('far-below', 35, 100, CURVES),
          filled('low', 29, 100, CURVES),
          filled('between', 60, 100, CURVES),
          filled('above', 91, 100, CURVES),
          filled('far-above', 99, 100, CURVES),
          filled('over', 101, 100, CURVES),
        ]),
      ),
    ).to.deep.equal(['over', 'far-above', 'above', 'low', 'far-below', 'below']);
  });

  it('are counted by whether they hold much water or little, each once', () => {
    const given = [
      filled('over', 101, 100, CURVES),
      filled('above', 91, 100, CURVES),
      filled('between', 60, 100, CURVES),
      filled('low-and-below', 20, 100, CURVES),
      filled('below', 39, 100, CURVES),
      filled('low', 20, 100),
      filled('silent', null, 100, CURVES),
    ];
    expect(countAttention(given)).to.deep.equal({ high: 2, low: 3 });
    expect(needAttention(given)).to.have.length(5);
    expect(countAttention([])).to.deep.equal({ high: 0, low: 0 });
  });

  it('are counted by their levels, most urgent first, without those that none has', () => {
    const given = [
      filled('below', 39, 100, CURVES),
      filled('far-below', 35, 100, CURVES),
      filled('low-and-below', 20, 100, CURVES),
      filled('above', 91, 100, CURVES),
      filled('between', 60, 100, CURVES),
      filled('silent', null, 100, CURVES),
    ];
    expect(countAttentionLevels(given)).to.deep.equal([
      { level: 'above-curve', count: 1 },
      { level: 'low', count: 1 },
      { level: 'below-curve', count: 2 },
    ]);
    expect(countAttentionLevels([])).to.deep.equal([]);
  });

  it('are of one kind, of both or of none', () => {
    const counts = [1, 0].flatMap((high) => [2, 0].map((low) => ({ high, low })));
    expect(counts.map(attentionKind)).to.deep.equal(['both', 'high', 'low', undefined]);
  });

  it('do not include reservoirs that reported no volume', () => {
    expect(idsOf(needAttention([filled('silent', null, 100), { reservoir: reservoir() }]))).to.deep.equal([]);
  });

  it('keep the department’s order when their shares are equal', () => {
    expect(idsOf(needAttention([filled('b', 10, 100), filled('a', 20, 200), filled('c', 1, 10)]))).to.deep.equal([
      'b',
      'a',
      'c',
    ]);
  });
});
