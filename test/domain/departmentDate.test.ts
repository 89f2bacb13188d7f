import { expect } from 'chai';
import { departmentDate } from '#domain/departmentDate.ts';
import { at } from '#test/support/testClock.ts';

describe("A day at the department's", () => {
  it('begins at midnight in Bangkok, when UTC still has the day before', () => {
    expect(departmentDate(at('2026-11-20T16:59:59.999Z'))).to.equal('2026-11-20');
    expect(departmentDate(at('2026-11-20T17:00:00.000Z'))).to.equal('2026-11-21');
    expect(departmentDate(at('2026-12-31T20:00:00Z'))).to.equal('2027-01-01');
  });
});
