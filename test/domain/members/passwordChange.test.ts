import { expect } from 'chai';
import {
  PASSWORD_CHANGE_FIELDS,
  parsePasswordChange,
  parseReset,
  RESET_FIELDS,
} from '#domain/members/passwordChange.ts';
import { emptyFields } from '#test/support/emptyFields.ts';

const CONTEXT = { common: new Set<string>(), siteNames: [], ownNames: ['Somchai'] };
const TYPED = { oldPassword: 'old', newPassword: 'Xbcd123!', confirmPassword: 'Xbcd123!' };

function errorsOf(change: Partial<typeof TYPED>) {
  const parsed = parsePasswordChange({ ...TYPED, ...change }, CONTEXT);
  return parsed.ok ? {} : parsed.errors;
}

describe('A change of the password (parsePasswordChange)', () => {
  it('has the old password, to which no rule applies, and the new one', () => {
    expect(parsePasswordChange(TYPED, CONTEXT)).to.deep.equal({
      ok: true,
      value: { oldPassword: 'old', newPassword: 'Xbcd123!' },
    });
  });

  it('needs every field', () => {
    expect(parsePasswordChange(emptyFields(PASSWORD_CHANGE_FIELDS), CONTEXT)).to.deep.equal({
      ok: false,
      errors: Object.fromEntries(PASSWORD_CHANGE_FIELDS.map((field) => [field, 'required'])),
    });
  });

  it('keeps the rules of new passwords', () => {
    expect(errorsOf({ newPassword: 'Ax-somchai-1', confirmPassword: 'Ax-somchai-1' })).to.deep.equal({
      newPassword: 'passwordPersonal',
    });
    expect(errorsOf({ confirmPassword: 'Xbcd123?' })).to.deep.equal({ confirmPassword: 'passwordMismatch' });
  });

  it('is refused when the new password is the old one', () => {
    expect(errorsOf({ oldPassword: 'Xbcd123!' })).to.deep.equal({ newPassword: 'passwordUnchanged' });
    expect(errorsOf({ oldPassword: 'x', newPassword: 'x', confirmPassword: 'x' })).to.deep.equal({
      newPassword: 'passwordShort',
    });
  });
});

describe('The new password of a reset (parseReset)', () => {
  it('is typed twice, and keeps the rules of new passwords', () => {
    expect(parseReset({ password: 'Xbcd123!', confirmPassword: 'Xbcd123!' }, CONTEXT)).to.deep.equal({
      ok: true,
      value: 'Xbcd123!',
    });
    expect(parseReset({ password: 'Ax-somchai-1', confirmPassword: 'x' }, CONTEXT)).to.deep.equal({
      ok: false,
      errors: { password: 'passwordPersonal', confirmPassword: 'passwordMismatch' },
    });
  });

  it('needs both fields', () => {
    expect(parseReset(emptyFields(RESET_FIELDS), CONTEXT)).to.deep.equal({
      ok: false,
      errors: Object.fromEntries(RESET_FIELDS.map((field) => [field, 'required'])),
    });
  });
});
