import { expect } from 'chai';
import { confirmPassword, parseNewPassword } from '#domain/members/newPassword.ts';
import { done, refused } from '#domain/outcome.ts';

const CONTEXT = { common: new Set(['password']), siteNames: ['Thara'], ownNames: ['Somchai'] };

describe('A new password (parseNewPassword)', () => {
  it('is taken when it keeps all rules, in any length up to 256', () => {
    for (const text of ['Xbcd123!', `Xb1!${'ก'.repeat(252)}`])
      expect(parseNewPassword(text, CONTEXT)).to.deep.equal(done(text));
  });

  const REFUSED = {
    '': 'required',
    'Xb1!': 'passwordShort',
    'xbcd123!': 'passwordUpper',
    'Password1!': 'passwordCommon',
    'Thara2569!': 'passwordSite',
    'Mr-Somchai-5': 'passwordPersonal',
    'Xbcd123!\u0000': 'unreadable',
  } as const;
  for (const [text, code] of Object.entries(REFUSED))
    it(`is refused as ${code}: ${JSON.stringify(text)}`, () =>
      expect(parseNewPassword(text, CONTEXT)).to.deep.equal(refused(code)));

  it('is refused, not cut off, when it is too long', () => {
    expect(parseNewPassword(`Xb1!${'ก'.repeat(253)}`, CONTEXT)).to.deep.equal(refused('passwordLong'));
  });
});

describe('The confirmation of a password (confirmPassword)', () => {
  it('is the same text, whichever keyboard wrote it', () => {
    expect(confirmPassword('Xbcd123é', 'Xbcd123e\u0301')).to.deep.equal(done(undefined));
  });

  it('is missing when nothing was typed', () => {
    expect(confirmPassword('Xbcd123!', '')).to.deep.equal(refused('required'));
    expect(confirmPassword('', '')).to.deep.equal(refused('required'));
  });

  it('is refused when it is another text', () => {
    for (const other of ['Xbcd123', 'xbcd123!', 'Xbcd123! ', 'Xbcd123!\u0000'])
      expect(confirmPassword('Xbcd123!', other), other).to.deep.equal(refused('passwordMismatch'));
    expect(confirmPassword('\u0000', 'Xbcd123!')).to.deep.equal(refused('passwordMismatch'));
    expect(confirmPassword('\u0000', '\u0000')).to.deep.equal(refused('passwordMismatch'));
  });
});
