import { expect } from 'chai';
import { parseEmail } from '#domain/forms/email.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import { value } from '#test/support/inboxBuilders.ts';

describe('The mailbox behind an address', () => {
  const same: readonly (readonly [address: string, mailbox: string])[] = [
    ['somchai@example.org', 'somchai@example.org'],
    ['SomChai@Example.ORG', 'somchai@example.org'],
    ['somchai+water@example.org', 'somchai@example.org'],
    ['somchai+a+b@example.org', 'somchai@example.org'],
    ['+66812345678@example.org', '+66812345678@example.org'],
    ['คน+น้ำ@ไทย.ไทย', 'คน@ไทย.ไทย'],
  ];
  for (const [address, mailbox] of same)
    it(`of ${address} is ${mailbox}`, () => {
      expect(mailboxOf(value(parseEmail(address)))).to.equal(mailbox);
    });

  it('is another one for every other name', () => {
    expect(mailboxOf(value(parseEmail('som.chai@example.org')))).not.to.equal('somchai@example.org');
  });
});
