import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import { LATER_DETAILS, missingDetails } from '#domain/members/missingDetails.ts';

describe('What is missing in a profile (missingDetails)', () => {
  const birthday = '1984-03-05' as CalendarDate;

  it('is everything that the registration did not ask for', () => {
    expect(LATER_DETAILS).to.deep.equal(['birthday', 'gender', 'picture']);
    expect(missingDetails({}, true)).to.deep.equal(LATER_DETAILS);
  });

  it('is nothing once all of it was added', () => {
    expect(missingDetails({ birthday, gender: 'female', image: 'malee.jpg' }, true)).to.deep.equal([]);
  });

  it('is no picture where members cannot have one', () => {
    expect(missingDetails({ birthday }, false)).to.deep.equal(['gender']);
    expect(missingDetails({ gender: 'male' }, false)).to.deep.equal(['birthday']);
  });
});
