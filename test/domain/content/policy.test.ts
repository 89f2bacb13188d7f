import { expect } from 'chai';
import { hasPolicy, POLICY_NAMES, policyName, policySlug } from '#domain/content/policy.ts';
import { isReserved, parseSlug } from '#domain/content/slug.ts';

describe('A policy', () => {
  it('is one of the five policies of a public site', () => {
    expect(POLICY_NAMES).to.deep.equal(['website', 'privacy', 'security', 'cookie', 'disclaimer']);
  });

  it('is found by the last word of its address', () => {
    expect(policySlug('privacy')).to.equal('privacy-policy');
    expect(policySlug('disclaimer')).to.equal('disclaimer-policy');
  });

  it('is not found by any other word: its slug, capitals, or the name of a property of every object', () => {
    const others = ['', 'terms', 'privacy-policy', 'Privacy', ' privacy', 'privacy ', 'constructor', '__proto__'];
    expect(others.filter((name) => policySlug(name) !== undefined)).to.deep.equal([]);
  });

  it('has the name in its slug; another slug has none', () => {
    expect(POLICY_NAMES.map((name) => policyName(policySlug(name)!))).to.deep.equal(POLICY_NAMES);
    const others = ['terms-policy', 'privacy', 'privacy-policy-2', 'policy'].map((text) => text as never);
    expect(others.filter((slug) => policyName(slug) !== undefined)).to.deep.equal([]);
  });

  it('is linked only where the site has it, and where that is not known', () => {
    expect(hasPolicy(['privacy'], 'privacy')).to.equal(true);
    expect(hasPolicy(['privacy'], 'cookie')).to.equal(false);
    expect(hasPolicy([], 'cookie')).to.equal(false);
    expect(hasPolicy(undefined, 'cookie')).to.equal(true);
  });

  it('has a valid slug, and a name that is reserved', () => {
    expect(POLICY_NAMES.filter((name) => parseSlug(policySlug(name)!) === undefined)).to.deep.equal([]);
    expect(POLICY_NAMES.filter((name) => !isReserved(name))).to.deep.equal([]);
  });
});
