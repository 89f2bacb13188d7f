import { expect } from 'chai';
import { LOGIN_FIELDS, parseLogin } from '#domain/members/login.ts';
import { emptyFields } from '#test/support/emptyFields.ts';

describe('A login (parseLogin)', () => {
  it('has an e-mail address or user name, and a password to which no rule of new ones applies', () => {
    expect(parseLogin({ loginName: 'Somchai', password: 'old', robotCheck: 'solved' })).to.deep.equal({
      ok: true,
      value: { name: { type: 'userName', userName: 'somchai' }, password: 'old' },
    });
  });

  it('needs every field', () => {
    expect(parseLogin(emptyFields(LOGIN_FIELDS))).to.deep.equal({
      ok: false,
      errors: Object.fromEntries(LOGIN_FIELDS.map((field) => [field, 'required'])),
    });
  });
});
