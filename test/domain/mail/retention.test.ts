import { expect } from 'chai';
import { lastDeletedMailAt, MAIL_RECORD_DAYS } from '#domain/mail/retention.ts';
import { MAILS_PER_HOUR, RECIPIENT_LIMIT } from '#domain/mail/recipientLimit.ts';
import { at } from '#test/support/testClock.ts';

describe('Mails', () => {
  it('are recorded for seven days after they were sent, or could not be', () => {
    expect(MAIL_RECORD_DAYS).to.equal(7);
    expect(lastDeletedMailAt(at('2026-11-28T03:00:00Z'))).to.equal(at('2026-11-21T03:00:00Z'));
  });

  it('are five an hour to one mailbox, whatever they are about', () => {
    expect(MAILS_PER_HOUR).to.equal(5);
    expect(RECIPIENT_LIMIT).to.deep.equal({ purpose: 'mail', uses: 5, seconds: 3_600 });
  });
});
