import { expect } from 'chai';
import { parseSocialRegistration, SOCIAL_REGISTRATION_FIELDS } from '#domain/members/socialRegistration.ts';

const TYPED = {
  firstName: 'สมศรี',
  lastName: 'มีน้ำ',
  phone: '๐๘๑ ๒๓๔ ๕๖๗๘',
  email: 'somsri@example.org',
  terms: 'yes',
  robotCheck: 'solved',
};

describe('A registration of a person whom a provider has identified (parseSocialRegistration)', () => {
  it('keeps the rules of every registration, and has no password', () => {
    expect(parseSocialRegistration(TYPED)).to.deep.equal({
      ok: true,
      value: { firstName: 'สมศรี', lastName: 'มีน้ำ', phone: '0812345678', email: 'somsri@example.org' },
    });
  });

  it('needs every field', () => {
    const empty = Object.fromEntries(SOCIAL_REGISTRATION_FIELDS.map((name) => [name, ''])) as typeof TYPED;
    const parsed = parseSocialRegistration(empty);
    expect(parsed.ok).to.equal(false);
    if (!parsed.ok) expect(Object.keys(parsed.errors)).to.deep.equal([...SOCIAL_REGISTRATION_FIELDS]);
  });
});
