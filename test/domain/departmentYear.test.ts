import { expect } from 'chai';
import { departmentYear, startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantBefore } from '#domain/instant.ts';
import { at } from '#test/support/testClock.ts';

describe("A year at the department's", () => {
  it('begins at midnight in Bangkok, when UTC still has the year before', () => {
    expect(departmentYear(at('2026-12-31T16:59:59.999Z'))).to.equal(2026);
    expect(departmentYear(at('2026-12-31T17:00:00.000Z'))).to.equal(2027);
    expect(departmentYear(at('2027-01-01T00:00+07:00'))).to.equal(2027);
  });

  it('is the same in the middle of the year wherever one looks from', () => {
    expect(departmentYear(at('2026-06-15T12:00Z'))).to.equal(2026);
  });

  it('has a first moment, right before which it is the year before', () => {
    const start = startOfDepartmentYear(2027);
    expect(start).to.equal('2026-12-31T17:00:00.000Z');
    expect(departmentYear(start)).to.equal(2027);
    expect(departmentYear(instantBefore(start))).to.equal(2026);
  });
});
