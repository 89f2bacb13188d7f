import { expect } from 'chai';
import { SECOND_FACTOR_FORMS } from '#domain/members/secondFactorForms.ts';

describe('The forms of the second factor (SECOND_FACTOR_FORMS)', () => {
  it('ask for the password at every change, and for nothing else than the code at a sign-in', () => {
    const fields = Object.entries(SECOND_FACTOR_FORMS).map(([form, parsers]) => [form, Object.keys(parsers)]);
    expect(Object.fromEntries(fields)).to.deep.equal({
      authenticatorStep: ['code'],
      recoveryStep: ['recoveryCode'],
      addAuthenticator: ['code', 'currentPassword'],
      addPasskey: ['passkeyName', 'currentPassword'],
      removeFactor: ['currentPassword'],
      newRecoveryCodes: ['currentPassword'],
    });
  });
});
