import { expect } from 'chai';
import { isEventYear } from '#domain/calendar/eventYears.ts';

describe('The years of events', () => {
  it('are those from 1900 to 2099', () => {
    expect([1899, 1900, 2026, 2099, 2100].filter(isEventYear)).to.deep.equal([1900, 2026, 2099]);
  });
});
