import { expect } from 'chai';
import { parseDayRange } from '#domain/search/dayRange.ts';

describe('The days of a search', () => {
  const taken = { refused: {}, isSwapped: false };

  it('are the first and the last day, each of which may be absent', () => {
    expect(parseDayRange('2026-11-01', '2026-11-30')).to.deep.equal({ from: '2026-11-01', to: '2026-11-30', ...taken });
    expect(parseDayRange('', '2026-11-30')).to.deep.equal({ from: undefined, to: '2026-11-30', ...taken });
    expect(parseDayRange(' 2026-11-01 ', ' ')).to.deep.equal({ from: '2026-11-01', to: undefined, ...taken });
  });

  it('may be the same day', () => {
    expect(parseDayRange('2026-11-01', '2026-11-01')).to.deep.equal({
      from: '2026-11-01',
      to: '2026-11-01',
      ...taken,
    });
  });

  it('are swapped when the first one is later', () => {
    expect(parseDayRange('2026-11-30', '1/11/2569')).to.deep.equal({
      from: '2026-11-01',
      to: '2026-11-30',
      refused: {},
      isSwapped: true,
    });
  });

  it('are absent when there is no such day or its form is not understood, with the reason', () => {
    const bothRefused = (reason: string) => ({
      from: undefined,
      to: undefined,
      refused: { from: reason, to: reason },
      isSwapped: false,
    });
    expect(parseDayRange('2026-02-31', '31/2/2026')).to.deep.equal(bothRefused('noSuchDay'));
    expect(parseDayRange('tomorrow', '1/1/26')).to.deep.equal(bothRefused('form'));
    expect(parseDayRange('tomorrow', '2026-11-30')).to.deep.equal({
      from: undefined,
      to: '2026-11-30',
      refused: { from: 'form' },
      isSwapped: false,
    });
  });
});
