import { expect } from 'chai';
import { parseDayRange } from '#domain/search/dayRange.ts';

describe('The days of a search', () => {
  it('are the first and the last day, each of which may be absent', () => {
    expect(parseDayRange('2026-11-01', '2026-11-30')).to.deep.equal({
      from: '2026-11-01',
      to: '2026-11-30',
      isSwapped: false,
    });
    expect(parseDayRange('', '2026-11-30')).to.deep.equal({ from: undefined, to: '2026-11-30', isSwapped: false });
    expect(parseDayRange(' 2026-11-01 ', '')).to.deep.equal({ from: '2026-11-01', to: undefined, isSwapped: false });
  });

  it('may be the same day', () => {
    expect(parseDayRange('2026-11-01', '2026-11-01')).to.include({ from: '2026-11-01', to: '2026-11-01' });
    expect(parseDayRange('2026-11-01', '2026-11-01').isSwapped).to.equal(false);
  });

  it('are swapped when the first one is later', () => {
    expect(parseDayRange('2026-11-30', '2026-11-01')).to.deep.equal({
      from: '2026-11-01',
      to: '2026-11-30',
      isSwapped: true,
    });
  });

  it('are absent when there is no such day', () => {
    for (const typed of ['2026-02-31', '2026-13-01', '31/12/2026', 'tomorrow', '2026-1-1', '20261-01-01'])
      expect(parseDayRange(typed, typed), typed).to.deep.equal({ from: undefined, to: undefined, isSwapped: false });
  });

  it('may be in a year of the Buddhist era', () => {
    expect(parseDayRange('2569-11-01', '').from).to.equal('2026-11-01');
    expect(parseDayRange('2567-02-29', '').from, 'a leap day of 2024').to.equal('2024-02-29');
    expect(parseDayRange('2568-02-29', '').from).to.equal(undefined);
  });
});
