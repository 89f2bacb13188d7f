import { expect } from 'chai';
import { GENDERS, memberId } from '#domain/members/profile.ts';

describe('The profile of a member', () => {
  it('is known by an id that may come as a number', () => {
    expect(memberId('5f0c7d')).to.equal('5f0c7d');
    expect(memberId(7)).to.equal('7');
  });

  it('is nobody’s when the id is empty', () => {
    for (const id of ['', ' ', '\t']) expect(memberId(id)).to.equal(undefined);
  });

  it('names a gender, if any, of the two that the form offers', () => {
    expect(GENDERS).to.deep.equal(['male', 'female']);
  });
});
