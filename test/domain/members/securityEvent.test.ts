import { expect } from 'chai';
import {
  EVENT_MAILS,
  eventDetails,
  lastDeletedEventAt,
  mailFor,
  SECURITY_EVENT_DAYS,
  SECURITY_EVENTS,
} from '#domain/members/securityEvent.ts';
import { at } from '#test/support/testClock.ts';

describe('A security event', () => {
  it('holds from which browser and network a member acted, or which operator did, and nothing else', () => {
    const byMember = ['browser', 'network'];
    const byOperator = ['operator'];
    expect(SECURITY_EVENTS).to.deep.equal({
      registered: byMember,
      registeredAgain: byMember,
      verified: byMember,
      signedIn: byMember,
      signInFailed: byMember,
      signedOut: [],
      signedOutElsewhere: byMember,
      passwordChanged: byMember,
      resetRequested: byMember,
      passwordReset: byMember,
      emailChangeRequested: byMember,
      emailChanged: byMember,
      secondFactorChanged: byMember,
      secondStepFailed: byMember,
      recoveryCodeUsed: byMember,
      providerLinked: byMember,
      providerUnlinked: byMember,
      dataDownloaded: byMember,
      operatorLooked: byOperator,
      operatorEndedSessions: byOperator,
      operatorRemovedSecondFactor: byOperator,
      erased: [],
    });
  });

  it('loses every other detail before it is stored (eventDetails)', () => {
    const details = { browser: { browser: 'Firefox' }, network: '203.0.113.7', operator: 'somsri' } as const;
    expect(eventDetails('signedIn', details)).to.deep.equal({
      browser: { browser: 'Firefox' },
      network: '203.0.113.7',
    });
    expect(eventDetails('operatorLooked', details)).to.deep.equal({ operator: 'somsri' });
    expect(eventDetails('signedOut', details)).to.deep.equal({});
  });

  it('is deleted after 90 days (lastDeletedEventAt)', () => {
    expect(SECURITY_EVENT_DAYS).to.equal(90);
    expect(lastDeletedEventAt(at('2026-11-22T03:00:00Z'))).to.equal(at('2026-08-24T03:00:00Z'));
  });

  it('causes a mail when a way to sign in or the e-mail was changed (mailFor)', () => {
    expect(Object.keys(EVENT_MAILS)).to.have.members([
      'signedIn',
      'passwordChanged',
      'passwordReset',
      'emailChanged',
      'providerLinked',
      'providerUnlinked',
      'secondFactorChanged',
      'recoveryCodeUsed',
      'operatorRemovedSecondFactor',
    ]);
    for (const isKnown of [true, false]) {
      expect(mailFor('passwordChanged', isKnown)).to.equal('member');
      expect(mailFor('passwordReset', isKnown)).to.equal('member');
      expect(mailFor('providerLinked', isKnown)).to.equal('member');
      expect(mailFor('providerUnlinked', isKnown)).to.equal('member');
      expect(mailFor('emailChanged', isKnown)).to.equal('bothAddresses');
      expect(mailFor('signInFailed', isKnown)).to.equal(undefined);
    }
  });

  it('causes a mail when a browser that is not known signs in', () => {
    expect(mailFor('signedIn', false)).to.equal('member');
    expect(mailFor('signedIn', true)).to.equal(undefined);
  });
});
