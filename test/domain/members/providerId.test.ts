import { expect } from 'chai';
import { parseProviderId, PROVIDER_ID } from '#domain/members/providerId.ts';

describe('The short name of a provider (parseProviderId)', () => {
  it('is a small letter with up to 19 small letters and digits behind it', () => {
    for (const id of ['g', 'thaid', 'google2', `a${'0'.repeat(19)}`]) expect(parseProviderId(id)).to.equal(id);
    for (const id of ['', '2fa', 'ThaID', 'tha-id', 'tha id', 'ไทย', `a${'0'.repeat(20)}`])
      expect(parseProviderId(id), id).to.equal(undefined);
  });

  it('is checked from its beginning to its end', () => {
    for (const text of ['/thaid', 'thaid/', 'thaid\n']) expect(PROVIDER_ID.test(text), text).to.equal(false);
  });
});
