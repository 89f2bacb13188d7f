import { expect } from 'chai';
import { parseLoginName } from '#domain/members/loginName.ts';
import { done, refused } from '#domain/outcome.ts';

describe('What a person signs in with (parseLoginName)', () => {
  it('is an e-mail address when it has an @', () => {
    expect(parseLoginName(' a@B.go.th')).to.deep.equal(done({ type: 'email', email: 'a@b.go.th' }));
    expect(parseLoginName('a@')).to.deep.equal(refused('emailFormat'));
  });

  it('is else a user name', () => {
    expect(parseLoginName('Somchai')).to.deep.equal(done({ type: 'userName', userName: 'somchai' }));
    expect(parseLoginName('som chai')).to.deep.equal(refused('userNameFormat'));
    expect(parseLoginName('')).to.deep.equal(refused('required'));
  });
});
