import { expect } from 'chai';
import { departmentDate, endOfDepartmentDay, nextDepartmentDay, startOfDepartmentDay } from '#domain/departmentDate.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { at } from '#test/support/testClock.ts';

describe("The department's day", () => {
  it('changes at midnight in Bangkok, while the date in UTC is still the previous one', () => {
    expect(departmentDate(at('2026-11-20T16:59:59.999Z'))).to.equal('2026-11-20');
    expect(departmentDate(at('2026-11-20T17:00:00.000Z'))).to.equal('2026-11-21');
    expect(departmentDate(at('2026-12-31T20:00:00Z'))).to.equal('2027-01-01');
  });

  it('begins at midnight in Bangkok', () => {
    expect(startOfDepartmentDay('2026-11-21' as CalendarDate)).to.equal('2026-11-20T17:00:00.000Z');
    expect(startOfDepartmentDay('2027-01-01' as CalendarDate)).to.equal('2026-12-31T17:00:00.000Z');
  });

  it('ends at the next midnight in Bangkok', () => {
    expect(nextDepartmentDay(at('2026-11-20T16:59:59.999Z'))).to.equal('2026-11-20T17:00:00.000Z');
    expect(nextDepartmentDay(at('2026-11-20T17:00:00.000Z'))).to.equal('2026-11-21T17:00:00.000Z');
    expect(nextDepartmentDay(at('2026-12-31T20:00:00Z'))).to.equal('2027-01-01T17:00:00.000Z');
    expect(endOfDepartmentDay(at('2026-11-20T16:59:59.999Z'), 0)).to.equal('2026-11-20T16:59:59.999Z');
    expect(endOfDepartmentDay(at('2026-11-20T17:00:00.000Z'), 30)).to.equal('2026-12-21T16:59:59.999Z');
  });
});
