import { expect } from 'chai';
import { emailField } from '#domain/forms/commonFields.ts';
import { optionalField } from '#domain/forms/inputField.ts';

describe('A field that may be left empty', () => {
  it('is checked like the same field elsewhere', () => {
    expect(optionalField(emailField)).to.deep.equal({ ...emailField, isOptional: true });
  });
});
