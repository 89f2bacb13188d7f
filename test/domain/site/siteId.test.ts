import { expect } from 'chai';
import { DEFAULT_SITE_ID, knownSiteId } from '#domain/site/siteId.ts';

describe('The id of a site', () => {
  it('is 9999 when none is configured', () => {
    expect(DEFAULT_SITE_ID).to.equal('9999');
  });

  it('is unknown when it is unset, 0 or 9999, as text or as number', () => {
    expect([undefined, '', ' ', '0', '9999', ' 0 ', ' 9999\n', 0, 9999].map(knownSiteId)).to.deep.equal(
      Array.from({ length: 9 }, () => undefined),
    );
  });

  it('is known when it is anything else, and is then always text', () => {
    expect(knownSiteId('1')).to.equal('1');
    expect(knownSiteId(1)).to.equal('1');
    expect(knownSiteId(' 64f0c2 ')).to.equal('64f0c2');
  });

  it('is known when it only resembles an unknown one', () => {
    expect(['00', '09999', '99990', '999'].map(knownSiteId)).to.deep.equal(['00', '09999', '99990', '999']);
  });
});
