import { expect } from 'chai';
import { dateInParts, dateParts } from '#domain/calendar/dateParts.ts';
import type { CalendarDate } from '#domain/instant.ts';

describe('A date in parts', () => {
  const date = (year: string, month = '', day = '') => dateInParts({ year, month, day });

  it('has a year, a month and a day (dateParts)', () => {
    expect(dateParts('2026-03-09' as CalendarDate)).to.deep.equal({ year: 2026, month: 3, day: 9 });
    expect(date('2026', '3', '9')).to.equal('2026-03-09');
    expect(date('2026', '03', '09')).to.equal('2026-03-09');
  });

  it('is the first month and the first day where these are missing (dateInParts)', () => {
    expect(dateInParts({ year: '2026', month: '', day: '' })).to.equal('2026-01-01');
    expect(date('2026', '11')).to.equal('2026-11-01');
  });

  it('is the last day of a month that has fewer days', () => {
    expect(date('2026', '2', '31')).to.equal('2026-02-28');
    expect(date('2028', '2', '31')).to.equal('2028-02-29');
    expect(date('2026', '11', '31')).to.equal('2026-11-30');
  });

  it('is none when a part is no number of a date', () => {
    expect(date('')).to.equal(undefined);
    expect(date('26', '11')).to.equal(undefined);
    expect(date('2026', '13')).to.equal(undefined);
    expect(date('2026', '0')).to.equal(undefined);
    expect(date('2026', '11', '32')).to.equal(undefined);
    expect(date('2026', '11', '0')).to.equal(undefined);
    expect(date('2026', 'x')).to.equal(undefined);
  });
});
