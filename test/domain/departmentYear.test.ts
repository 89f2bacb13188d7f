import { expect } from 'chai';
import { departmentYear, startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantBefore } from '#domain/instant.ts';
import { at } from '#test/support/testClock.ts';

describe("The department's year", () => {
  it('changes at midnight in Bangkok, while the year in UTC is still the previous one', () => {
    expect(departmentYear(at('2026-12-31T16:59:59.999Z'))).to.equal(2026);
    expect(departmentYear(at('2026-12-31T17:00:00.000Z'))).to.equal(2027);
    expect(departmentYear(at('2027-01-01T00:00+07:00'))).to.equal(2027);
  });

  it('is the same as the year in UTC in the middle of the year', () => {
    expect(departmentYear(at('2026-06-15T12:00Z'))).to.equal(2026);
  });

  it('has a first instant; one millisecond earlier the year is the previous one', () => {
    const start = startOfDepartmentYear(2027);
    expect(start).to.equal('2026-12-31T17:00:00.000Z');
    expect(departmentYear(start)).to.equal(2027);
    expect(departmentYear(instantBefore(start))).to.equal(2026);
  });
});
