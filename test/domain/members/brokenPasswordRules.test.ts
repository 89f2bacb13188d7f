import { expect } from 'chai';
import { brokenPasswordRules, MIN_PASSWORD_LENGTH } from '#domain/members/brokenPasswordRules.ts';

const CONTEXT = { common: new Set(['abcd']), siteNames: [], ownNames: [] };

describe('The rules of a password (brokenPasswordRules)', () => {
  it('are all kept, also when nothing can be looked up', () => {
    expect(brokenPasswordRules('Xbcd123!', CONTEXT)).to.deep.equal([]);
    expect(brokenPasswordRules('Abcd123!')).to.deep.equal([]);
  });

  const BROKEN = {
    'Abcd1!e': ['passwordShort'],
    'XBCD123!': ['passwordLower'],
    'xbcd123!': ['passwordUpper'],
    'Xbcdefg!': ['passwordDigit'],
    'Xbcd 1234': ['passwordSpecial'],
    'Abcd123!': ['passwordCommon'],
  };
  for (const [password, rules] of Object.entries(BROKEN))
    it(`are kept by ${password} but for one`, () =>
      expect(brokenPasswordRules(password, CONTEXT)).to.deep.equal(rules));

  it('are named in their order when several are broken', () => {
    expect(brokenPasswordRules('ก', CONTEXT)).to.deep.equal([
      'passwordShort',
      'passwordLower',
      'passwordUpper',
      'passwordDigit',
      'passwordSpecial',
    ]);
    expect(brokenPasswordRules('abcd', CONTEXT).at(-1)).to.equal('passwordCommon');
  });

  it('ask for 8 characters', () => expect(MIN_PASSWORD_LENGTH).to.equal(8));
});
