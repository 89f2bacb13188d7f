import { expect } from 'chai';
import { parseRegistration, REGISTRATION_FIELDS } from '#domain/members/registration.ts';
import { emptyFields } from '#test/support/emptyFields.ts';

const KNOWN = { common: new Set<string>(), siteNames: ['Thara'] };
const TYPED = {
  firstName: ' สมชาย ',
  lastName: 'ใจดี',
  email: 'somchai@Rid.example',
  phone: '๐๘๑-๒๓๔-๕๖๗๘',
  password: 'Xbcd123!',
  confirmPassword: 'Xbcd123!',
  terms: 'yes',
  robotCheck: 'solved',
};

function errorsOf(change: Partial<typeof TYPED>) {
  const parsed = parseRegistration({ ...TYPED, ...change }, KNOWN);
  return parsed.ok ? {} : parsed.errors;
}

describe('A registration (parseRegistration)', () => {
  it('has names, e-mail, phone and password', () => {
    expect(parseRegistration(TYPED, KNOWN)).to.deep.equal({
      ok: true,
      value: {
        firstName: 'สมชาย',
        lastName: 'ใจดี',
        email: 'somchai@rid.example',
        phone: '0812345678',
        password: 'Xbcd123!',
      },
    });
  });

  it('needs every field, and names all that are empty', () => {
    const parsed = parseRegistration(emptyFields(REGISTRATION_FIELDS), KNOWN);
    expect(parsed).to.deep.equal({
      ok: false,
      errors: Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, 'required'])),
    });
    for (const field of REGISTRATION_FIELDS) expect(errorsOf({ [field]: '' })).to.have.property(field, 'required');
  });

  it('keeps the rule of each field', () => {
    expect(errorsOf({ email: 'a@b' })).to.deep.equal({ email: 'emailFormat' });
    expect(errorsOf({ phone: '123' })).to.deep.equal({ phone: 'phoneFormat' });
    expect(errorsOf({ password: 'Xb1!', confirmPassword: 'Xb1!' })).to.deep.equal({ password: 'passwordShort' });
    expect(errorsOf({ confirmPassword: 'other' })).to.deep.equal({ confirmPassword: 'passwordMismatch' });
  });

  it('has no password with something of the same form, or of the site', () => {
    for (const word of ['สมชาย', 'ใจดี', 'Somchai']) {
      const password = `Ax-${word}-1`;
      expect(errorsOf({ password, confirmPassword: password }), word).to.deep.equal({ password: 'passwordPersonal' });
    }
    expect(errorsOf({ password: 'Thara123!', confirmPassword: 'Thara123!' })).to.deep.equal({
      password: 'passwordSite',
    });
  });
});
