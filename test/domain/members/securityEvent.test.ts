import { expect } from 'chai';
import {
  EVENT_LETTERS,
  eventDetails,
  lastDeletedEventAt,
  letterFor,
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
      providerLinked: byMember,
      dataDownloaded: byMember,
      operatorLooked: byOperator,
      operatorEndedSessions: byOperator,
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

  it('causes a letter when the password or the e-mail was changed (letterFor)', () => {
    expect(Object.keys(EVENT_LETTERS)).to.have.members([
      'signedIn',
      'passwordChanged',
      'passwordReset',
      'emailChanged',
    ]);
    for (const isKnown of [true, false]) {
      expect(letterFor('passwordChanged', isKnown)).to.equal('member');
      expect(letterFor('passwordReset', isKnown)).to.equal('member');
      expect(letterFor('emailChanged', isKnown)).to.equal('bothAddresses');
      expect(letterFor('signInFailed', isKnown)).to.equal(undefined);
    }
  });

  it('causes a letter when a browser that is not known signs in', () => {
    expect(letterFor('signedIn', false)).to.equal('member');
    expect(letterFor('signedIn', true)).to.equal(undefined);
  });
});
