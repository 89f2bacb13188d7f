import { expect } from 'chai';
import { COMMON_PASSWORD_COUNT, commonPasswords } from '#domain/members/commonPasswords.ts';

describe('The list of common passwords (commonPasswords)', () => {
  it('has 3,000 of them, without capital letters and blanks', () => {
    const words = Array.from(commonPasswords());
    expect(words).to.have.length(COMMON_PASSWORD_COUNT);
    expect(words.filter((word) => !/^[^\sA-Z]{3,}$/.test(word))).to.deep.equal([]);
  });

  it('has those that are tried first', () => {
    expect(commonPasswords()).to.include.all.keys('123456', 'password', 'qwerty', '1qaz2wsx', 'welcome');
  });
});
