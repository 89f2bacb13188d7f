import { expect } from 'chai';
import { referenceOf } from '#domain/inbox/reference.ts';
import { receiptAddress, receiptOf } from '#domain/mail/receipt.ts';
import { aBrokenFileReport, aContactMessage } from '#test/support/inboxBuilders.ts';
import { at } from '#test/support/testClock.ts';

const REFERENCE = referenceOf(482_093_751);
const NOW = at('2026-11-21T03:00:00Z');

describe('The receipt of a message', () => {
  it('goes to the address that its sender gave, with the number and the time alone', () => {
    expect(receiptOf(aContactMessage(), REFERENCE, NOW)).to.deep.equal({
      to: 'somchai@example.org',
      content: { template: 'messageReceipt', reference: REFERENCE, receivedAt: NOW },
    });
    expect(receiptOf(aBrokenFileReport(), REFERENCE, NOW)).to.deep.equal({
      to: 'mary@example.org',
      content: { template: 'brokenFileReceipt', reference: REFERENCE, receivedAt: NOW },
    });
  });

  it('is not sent without an address', () => {
    const { email, ...fields } = aContactMessage();
    expect(receiptAddress(aContactMessage())).to.equal(email);
    expect(receiptAddress(fields)).to.equal(undefined);
    expect(receiptOf(fields, REFERENCE, NOW)).to.equal(undefined);
  });
});
