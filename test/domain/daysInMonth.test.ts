import { expect } from 'chai';
import { daysInMonth } from '#domain/daysInMonth.ts';

describe('A month', () => {
  it('has its days of the Gregorian calendar, February one more in leap years', () => {
    expect([1, 4, 12].map((month) => daysInMonth(2026, month))).to.deep.equal([31, 30, 31]);
    expect([2024, 2026, 2100].map((year) => daysInMonth(year, 2))).to.deep.equal([29, 28, 28]);
  });
});
