import { expect } from 'chai';
import type { EmailAddress } from '#domain/forms/email.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';

describe('The address of an account (accountAddress)', () => {
  it('is the same in capital and small letters, and another one with a tag', () => {
    expect(accountAddress('Somchai@rid.example' as EmailAddress)).to.equal('somchai@rid.example');
    expect(accountAddress('somchai+water@rid.example' as EmailAddress)).to.equal('somchai+water@rid.example');
  });
});
