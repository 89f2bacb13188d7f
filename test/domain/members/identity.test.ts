import { expect } from 'chai';
import { confirmsAddress, type Identity } from '#domain/members/identity.ts';

const IDENTITY = { provider: 'thaid', subject: 'x'.repeat(43) } as unknown as Identity;

describe('A person as a provider knows them (confirmsAddress)', () => {
  it('has an address that needs no mail when the provider has confirmed the same, in any case', () => {
    const identity = { ...IDENTITY, confirmedEmail: 'Somsri@example.org' as never };
    expect(confirmsAddress(identity, 'somsri@EXAMPLE.org' as never)).to.equal(true);
    expect(confirmsAddress(identity, 'somsri@example.com' as never)).to.equal(false);
  });

  it('has none when the provider says nothing, or is not believed', () => {
    expect(confirmsAddress(IDENTITY, 'somsri@example.org' as never)).to.equal(false);
  });
});
