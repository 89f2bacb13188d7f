import { expect } from 'chai';
import { parseUserName, USER_NAME } from '#domain/members/userName.ts';
import { done, refused } from '#domain/outcome.ts';

describe('A user name (parseUserName)', () => {
  it('has 3 to 30 letters, digits, points, hyphens and underscores, and begins with a letter', () => {
    for (const name of ['abc', 'somchai_j', 'a.b-9', `a${'0'.repeat(29)}`])
      expect(parseUserName(name)).to.deep.equal(done(name));
    for (const name of ['ab', `a${'0'.repeat(30)}`, '9abc', '.abc', 'a b c', 'สมชาย', 'a@b.go.th', 'аbc', 'abc\u0000'])
      expect(parseUserName(name), name).to.deep.equal(refused('userNameFormat'));
  });

  it('is the same in capital and small letters', () => {
    expect(parseUserName(' SomChai ')).to.deep.equal(done('somchai'));
  });

  it('is missing when nothing was typed', () => {
    for (const text of ['', ' ']) expect(parseUserName(text)).to.deep.equal(refused('required'));
  });

  it('is checked from its beginning to its end', () => {
    for (const text of ['*abc', 'abc*', 'abc\n']) expect(USER_NAME.test(text), text).to.equal(false);
  });
});
