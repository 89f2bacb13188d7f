import { expect } from 'chai';
import { mistakenBuddhistYear } from '#domain/buddhistEra.ts';

describe('A date with a year of the Buddhist era', () => {
  it('is recognised by a year of 2400 or more, and the Gregorian year is 543 less', () => {
    expect(mistakenBuddhistYear('2569-11-20')).to.deep.equal({ written: 2569, gregorian: 2026 });
    expect(mistakenBuddhistYear('2569-11-20T09:00:00+07:00')).to.deep.equal({ written: 2569, gregorian: 2026 });
    expect(mistakenBuddhistYear('2400-01-01')).to.deep.equal({ written: 2400, gregorian: 1857 });
  });

  it('is not one with a Gregorian year', () => {
    expect(mistakenBuddhistYear('2026-11-20')).to.be.undefined;
    expect(mistakenBuddhistYear('2399-12-31T23:59:59Z')).to.be.undefined;
  });

  it('is not text of another form, such as days after the first import or a long number', () => {
    for (const text of ['+3d 09:00', '2569', '12569-11-20', 'in 2569-11', ''])
      expect(mistakenBuddhistYear(text), text).to.be.undefined;
  });
});
