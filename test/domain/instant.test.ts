import { expect } from 'chai';
import {
  addSeconds,
  daysOfYear,
  instantBefore,
  instantOf,
  parseCalendarDate,
  parseInstant,
  yearOf,
} from '#domain/instant.ts';
import { at } from '#test/support/testClock.ts';

describe('An instant', () => {
  it('is converted to UTC with milliseconds, whatever its offset', () => {
    expect(parseInstant('2026-11-21T03:00:00.000Z')).to.equal('2026-11-21T03:00:00.000Z');
    expect(parseInstant('2026-11-21T10:00:00+07:00')).to.equal('2026-11-21T03:00:00.000Z');
    expect(parseInstant('2026-11-20T22:30:00-04:30')).to.equal('2026-11-21T03:00:00.000Z');
  });

  it('can be written without seconds and milliseconds', () => {
    expect(parseInstant('2026-11-21T03:00Z')).to.equal('2026-11-21T03:00:00.000Z');
    expect(parseInstant('2026-11-21T03:00:05Z')).to.equal('2026-11-21T03:00:05.000Z');
    expect(parseInstant('2026-11-21T03:00:05.5Z')).to.equal('2026-11-21T03:00:05.500Z');
  });

  it('is refused without an offset, because its meaning would depend on the machine', () => {
    expect(parseInstant('2026-11-21T03:00:00')).to.be.undefined;
    expect(parseInstant('2026-11-21')).to.be.undefined;
  });

  it('is refused on a day that does not exist: 29 February outside leap years, 31 April', () => {
    expect(parseInstant('2028-02-29T00:00Z')).to.equal('2028-02-29T00:00:00.000Z');
    expect(parseInstant('2026-02-29T00:00Z')).to.be.undefined;
    expect(parseInstant('2100-02-29T00:00Z')).to.be.undefined;
    expect(parseInstant('2026-04-31T00:00Z')).to.be.undefined;
    expect(parseInstant('2026-13-01T00:00Z')).to.be.undefined;
    expect(parseInstant('2026-00-10T00:00Z')).to.be.undefined;
  });

  it('is refused at a time that does not exist', () => {
    expect(parseInstant('2026-11-21T23:59:59.999Z')).to.equal('2026-11-21T23:59:59.999Z');
    expect(parseInstant('2026-11-21T25:00Z')).to.be.undefined;
    expect(parseInstant('2026-11-21T12:60Z')).to.be.undefined;
    expect(parseInstant('2026-11-21T12:00:60Z')).to.be.undefined;
    expect(parseInstant('2026-11-21T12:00+25:00')).to.be.undefined;
  });

  it('is refused when it is a word, a number, has Thai digits, or has anything before or after it', () => {
    const others = ['', 'today', '1763694000000', '๒๕๖๙-๑๑-๒๑T03:00Z', ' 2026-11-21T03:00Z', '2026-11-21T03:00Z '];
    expect(others.map(parseInstant)).to.deep.equal(others.map(() => undefined));
    expect(parseInstant('2026-11-21T03:00:00.0001Z')).to.be.undefined;
    expect(parseInstant('2026-11-21 03:00Z')).to.be.undefined;
    expect(parseInstant('2026-11-21T03:00Z\n')).to.be.undefined;
    // Date.parse alone would ignore what follows the bracket.
    expect(parseInstant('2026-11-21 (2026-11-21T03:00Z')).to.be.undefined;
  });

  it('is refused outside the years 0000 to 9999, where text does not sort by time', () => {
    expect(parseInstant('0000-01-01T00:00Z')).to.equal('0000-01-01T00:00:00.000Z');
    expect(parseInstant('9999-12-31T23:59:59.999Z')).to.equal('9999-12-31T23:59:59.999Z');
    expect(parseInstant('0000-01-01T00:00+07:00')).to.be.undefined;
    expect(parseInstant('9999-12-31T23:59-07:00')).to.be.undefined;
  });

  it('is made from milliseconds since 1970', () => {
    expect(instantOf(0)).to.equal('1970-01-01T00:00:00.000Z');
    expect(instantOf(Date.UTC(2026, 10, 21, 3))).to.equal('2026-11-21T03:00:00.000Z');
  });

  it('sorts by time when it is sorted as text', () => {
    const moments = [at('2026-11-21T03:00:00.010Z'), at('2026-11-21T03:00:00.009Z'), at('2026-11-20T23:00-07:00')];
    expect([...moments].sort()).to.deep.equal([moments[1], moments[0], moments[2]]);
  });

  it('can be moved by seconds, across midnight and leap days', () => {
    expect(addSeconds(at('2028-02-28T23:59:59Z'), 1)).to.equal('2028-02-29T00:00:00.000Z');
    expect(addSeconds(at('2026-11-21T03:00Z'), -86_400)).to.equal('2026-11-20T03:00:00.000Z');
    expect(addSeconds(at('2026-11-21T03:00Z'), 0)).to.equal('2026-11-21T03:00:00.000Z');
  });

  it('has a predecessor one millisecond earlier', () => {
    expect(instantBefore(at('2026-01-01T00:00Z'))).to.equal('2025-12-31T23:59:59.999Z');
  });
});

describe('A calendar date', () => {
  it('is the year, month and day of a day that exists', () => {
    expect(parseCalendarDate('2026-11-21')).to.equal('2026-11-21');
    expect(parseCalendarDate('2028-02-29')).to.equal('2028-02-29');
    expect(parseCalendarDate('2026-02-29')).to.be.undefined;
    expect(parseCalendarDate('2026-11-31')).to.be.undefined;
    expect(parseCalendarDate('2026-11-00')).to.be.undefined;
  });

  it('is refused unless it is written in full, with hyphens and without a time', () => {
    const others = [
      '',
      '2026-11-1',
      '26-11-21',
      '2026/11/21',
      '21-11-2026',
      '2026-11-21T00:00Z',
      '2026-11-21\n',
      '\n2026-11-21',
      '+012026-11-21',
    ];
    expect(others.map(parseCalendarDate)).to.deep.equal(others.map(() => undefined));
  });

  it('has a year', () => {
    expect(yearOf(parseCalendarDate('2026-11-21')!)).to.equal(2026);
    expect(yearOf(parseCalendarDate('0099-12-31')!)).to.equal(99);
  });

  it('is the first or the last day of a year', () => {
    expect(daysOfYear(2026)).to.deep.equal({ first: '2026-01-01', last: '2026-12-31' });
    expect(daysOfYear(99)).to.deep.equal({ first: '0099-01-01', last: '0099-12-31' });
  });
});
