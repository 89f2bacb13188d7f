import { expect } from 'chai';
import { GENDERS, memberId, parseGender } from '#domain/members/profile.ts';
import { done, refused } from '#domain/outcome.ts';

describe('The profile of a member', () => {
  it('has an id that an API may send as a number', () => {
    expect(memberId('5f0c7d')).to.equal('5f0c7d');
    expect(memberId(7)).to.equal('7');
  });

  it('has no id when the id is empty', () => {
    for (const id of ['', ' ', '\t']) expect(memberId(id)).to.equal(undefined);
  });

  it('has one of the two genders that the form offers, if any', () => {
    expect(GENDERS).to.deep.equal(['male', 'female']);
    for (const gender of GENDERS) expect(parseGender(gender)).to.deep.equal(done(gender));
    expect(parseGender('')).to.deep.equal(refused('required'));
    expect(parseGender('other')).to.deep.equal(refused('genderUnknown'));
  });
});
