import { expect } from 'chai';
import { parseProviderId } from '#domain/members/providerId.ts';
import { canDoWithout } from '#domain/members/wayIn.ts';

const [THAID, GOOGLE] = [parseProviderId('thaid')!, parseProviderId('google')!];

describe('The ways into an account (canDoWithout)', () => {
  it('may become one fewer while there is a password, or another provider', () => {
    expect(canDoWithout(THAID, { hasPassword: true, providers: [THAID] })).to.equal(true);
    expect(canDoWithout(THAID, { hasPassword: false, providers: [GOOGLE, THAID] })).to.equal(true);
  });

  it('never end', () => {
    expect(canDoWithout(THAID, { hasPassword: false, providers: [THAID] })).to.equal(false);
    expect(canDoWithout(THAID, { hasPassword: false, providers: [] })).to.equal(false);
  });
});
