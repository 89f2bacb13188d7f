import { expect } from 'chai';
import {
  codeLimit,
  codeSubject,
  networkLimit,
  OPENINGS_PER_CODE,
  OPENINGS_PER_NETWORK,
} from '#domain/complaints/openingLimit.ts';
import { trackingCodeOf, TRACKING_CODE_BYTES } from '#domain/complaints/trackingCode.ts';

describe('The limits of opening complaints (codeLimit, networkLimit, codeSubject)', () => {
  it('are ten tries an hour for one code from one network, and 200 for the network', () => {
    expect(codeLimit()).to.include({ uses: OPENINGS_PER_CODE, seconds: 3_600 });
    expect(networkLimit()).to.include({ uses: OPENINGS_PER_NETWORK, seconds: 3_600 });
    expect([OPENINGS_PER_CODE, OPENINGS_PER_NETWORK]).to.deep.equal([10, 200]);
    expect(codeLimit().purpose).to.not.equal(networkLimit().purpose);
  });

  it('close nothing for the complainant in another network', () => {
    const code = trackingCodeOf(new Uint8Array(TRACKING_CODE_BYTES));
    expect(codeSubject(code, '198.51.100.1')).to.not.equal(codeSubject(code, '203.0.113.7'));
    expect(codeSubject(code, '198.51.100.1')).to.equal(codeSubject(code, '198.51.100.1'));
  });
});
