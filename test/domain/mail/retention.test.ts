import { expect } from 'chai';
import { lastDeletedMailAt, MAIL_RECORD_DAYS } from '#domain/mail/retention.ts';
import { COUNTS_AGAINST_LIMIT, MAILS_PER_HOUR, RECIPIENT_LIMIT } from '#domain/mail/recipientLimit.ts';
import { at } from '#test/support/testClock.ts';

describe('Mails', () => {
  it('are recorded for seven days after they were sent, or could not be', () => {
    expect(MAIL_RECORD_DAYS).to.equal(7);
    expect(lastDeletedMailAt(at('2026-11-28T03:00:00Z'))).to.equal(at('2026-11-21T03:00:00Z'));
  });

  it('are five an hour to one mailbox, of all that strangers can cause', () => {
    expect(MAILS_PER_HOUR).to.equal(5);
    expect(RECIPIENT_LIMIT).to.deep.equal({ purpose: 'mail', uses: 5, seconds: 3_600 });
  });

  it('are without limit when they tell what was done with an account, or what the department did', () => {
    const free = Object.entries(COUNTS_AGAINST_LIMIT).flatMap(([template, counts]) => (counts ? [] : [template]));
    expect(free).to.have.members([
      ...['passwordChanged', 'emailChanged', 'newSignIn', 'accountErased'],
      ...['providerLinked', 'providerUnlinked', 'secondFactorChanged', 'recoveryCodeUsed'],
      ...['complaintNews', 'complaintAssigned'],
    ]);
  });
});
