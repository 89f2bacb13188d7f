import { expect } from 'chai';
import { joinClaims } from '#adapters/identity/joinClaims.ts';

describe('What a provider says about a person', () => {
  it('is signed first, and has the rest from its endpoint', () => {
    const joined = joinClaims({ sub: '7', given_name: 'สมศรี' }, { sub: '7', given_name: 'Somsri', phone: '021234567' });
    expect(joined).to.include({ sub: '7', given_name: 'สมศรี', phone: '021234567' });
  });

  it('confirms an address only in the place that names it', () => {
    const info = { email: 'other@example.org', email_verified: true };
    expect(joinClaims({ email: 'own@example.org' }, info)).to.deep.equal({
      email: 'own@example.org',
      email_verified: undefined,
    });
    expect(joinClaims({ email_verified: true }, { email: 'own@example.org', email_verified: false })).to.deep.equal({
      email: 'own@example.org',
      email_verified: false,
    });
  });
});
