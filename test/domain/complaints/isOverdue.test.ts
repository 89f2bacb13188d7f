import { expect } from 'chai';
import { isOverdue } from '#domain/complaints/isOverdue.ts';
import { at } from '#test/support/testClock.ts';

const EXPECTED = at('2026-12-21T03:00:00Z');

describe('A complaint is overdue (isOverdue)', () => {
  it('after its expected date, while the department has not finished it', () => {
    for (const state of ['received', 'inProgress'] as const) {
      expect(isOverdue(state, EXPECTED, at('2026-12-21T03:00:00Z'))).to.be.false;
      expect(isOverdue(state, EXPECTED, at('2026-12-21T03:00:01Z'))).to.be.true;
    }
    for (const state of ['finished', 'withdrawn'] as const)
      expect(isOverdue(state, EXPECTED, at('2027-01-01T00:00:00Z'))).to.be.false;
  });
});
