import { expect } from 'chai';
import { CONSENT_PURPOSES, parsePolicyVersion, POLICY_VERSION } from '#domain/inbox/consent.ts';

describe('Consent to the terms of use and privacy', () => {
  it('names the version of the policy', () => {
    for (const version of ['2026-10-01', 'v1.2', '3', 'a'.repeat(40)])
      expect(parsePolicyVersion(version)).to.equal(version);
    for (const version of ['', ' ', 'a b', 'a'.repeat(41), 'นโยบาย', '1\n', '<1>'])
      expect(parsePolicyVersion(version), version).to.be.undefined;
    expect(POLICY_VERSION.test('1/2')).to.equal(false);
  });

  it('names what the data is used for', () => {
    expect(CONSENT_PURPOSES).to.deep.equal(['contact', 'complaint']);
  });
});
