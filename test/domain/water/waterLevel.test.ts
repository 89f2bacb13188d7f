import { expect } from 'chai';
import { needAttention, WATER_LEVELS, waterLevel } from '#domain/water/waterLevel.ts';
import { filled, reservoir } from '#test/support/waterBuilders.ts';

describe('The water level of a reservoir', () => {
  it('is over full above 100 %, very high above 80 %, good above 50 %, fair above 30 %, otherwise low', () => {
    const shares = [130, 100.001, 100, 80.001, 80, 50.001, 50, 30.001, 30, 0.001, 0];
    expect(shares.map(waterLevel)).to.deep.equal([
      'over-full',
      'over-full',
      'very-high',
      'very-high',
      'good',
      'good',
      'fair',
      'fair',
      'low',
      'low',
      'low',
    ]);
  });

  it('is one of five, listed fullest first', () => {
    expect(Object.keys(WATER_LEVELS)).to.deep.equal(['over-full', 'very-high', 'good', 'fair', 'low']);
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
          filled('very-high', 100, 100),
        ]),
      ),
    ).to.deep.equal(['far-over', 'over', 'empty', 'low']);
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
