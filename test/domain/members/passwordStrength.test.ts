import { expect } from 'chai';
import { passwordStrength } from '#domain/members/passwordStrength.ts';

describe('The strength of a password (passwordStrength)', () => {
  const WEAK = {
    'has seven characters': 'Abcd1!e',
    'has no lower-case letter': 'ABCD123!',
    'has no upper-case letter': 'abcd123!',
    'has no digit': 'Abcdefg!',
    'has no special character': 'Abcd1234',
    'has only a blank as its special character': 'Abcd 1234',
    'has a Thai letter and its mark in place of a special character': 'Abcd123น้ำ',
    'has Thai letters in place of upper case': 'abcd123!กขค',
    'is empty': '',
  };
  for (const [reason, password] of Object.entries(WEAK))
    it(`is weak when it ${reason}`, () => expect(passwordStrength(password)).to.equal('weak'));

  it('is medium when it keeps all rules, with 8 to 11 characters', () => {
    for (const password of ['Abcd123!', 'Abcdefgh12!', 'Ñandu๑23!'])
      expect(passwordStrength(password), password).to.equal('medium');
  });

  it('is strong when it keeps all rules and has at least 12 characters', () =>
    expect(passwordStrength('Abcdefghi12!')).to.equal('strong'));

  it('counts characters as people see them, not their halves', () => {
    expect(passwordStrength('Ab1😀😀😀😀')).to.equal('weak');
    expect(passwordStrength('Ab1😀😀😀😀😀')).to.equal('medium');
  });

  it('is weak when it is easy to guess, as soon as that is known', () => {
    const context = { common: new Set<string>(), siteNames: ['Water Office'], ownNames: [] };
    expect(passwordStrength('Office-123456')).to.equal('strong');
    expect(passwordStrength('Office-123456', context)).to.equal('weak');
  });
});
