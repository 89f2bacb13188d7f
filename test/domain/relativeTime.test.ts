import { expect } from 'chai';
import { momentOf, parseRelativeTime } from '#domain/relativeTime.ts';
import { at } from '#test/support/testClock.ts';

const read = (text: string) => {
  const time = parseRelativeTime(text);
  if (time === undefined) throw new RangeError(`not a time: ${text}`);
  return time;
};

describe('A relative time', () => {
  it('is a number of days after the reference day, at a time in Bangkok', () => {
    expect(momentOf(read('+3d 09:00'), at('2026-11-21T03:00:00Z'))).to.equal('2026-11-24T02:00:00.000Z');
    expect(momentOf(read('+0d 00:00'), at('2026-11-21T03:00:00Z'))).to.equal('2026-11-20T17:00:00.000Z');
    expect(momentOf(read('+45d 23:59'), at('2026-11-21T03:00:00Z'))).to.equal('2027-01-05T16:59:00.000Z');
  });

  it('can be before the reference day', () => {
    expect(momentOf(read('-10d 09:00'), at('2026-11-21T03:00:00Z'))).to.equal('2026-11-11T02:00:00.000Z');
    expect(momentOf(read('-1d 06:30'), at('1970-01-01T03:00:00Z'))).to.equal('1969-12-30T23:30:00.000Z');
  });

  it('is relative to the reference day in Bangkok, whatever the hour', () => {
    expect(momentOf(read('+1d 09:00'), at('2026-11-20T16:59:59.999Z'))).to.equal('2026-11-21T02:00:00.000Z');
    expect(momentOf(read('+1d 09:00'), at('2026-11-20T17:00:00.000Z'))).to.equal('2026-11-22T02:00:00.000Z');
  });

  it('is refused unless it is a sign, days and a time, on one line', () => {
    const others = [
      '3d 09:00',
      '+3d',
      '+3d 9:00',
      '+3d 24:00',
      '+3d 09:60',
      '+3d09:00',
      '+12345d 09:00',
      '',
      ' +3d 09:00',
      '+3d 09:00 ',
      '+3d 09:000',
      '+3d 09:00\n',
      '\n+3d 09:00',
      '+3d 09:00\n+4d 10:00',
      'x+3d 09:00',
    ];
    expect(others.filter((text) => parseRelativeTime(text) !== undefined)).to.deep.equal([]);
  });
});
