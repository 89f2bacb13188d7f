import { expect } from 'chai';
import {
  canSignIn,
  hasVanished,
  lastUnverifiedAt,
  registrationEffect,
  UNVERIFIED_DAYS,
} from '#domain/members/unverifiedAccount.ts';
import { at } from '#test/support/testClock.ts';

const UNVERIFIED = { registeredAt: at('2026-11-01T03:00:00Z') };
const VERIFIED = { ...UNVERIFIED, verifiedAt: at('2026-11-01T04:00:00Z') };

describe('An unverified account', () => {
  it('vanishes seven days after its registration, to the millisecond (hasVanished)', () => {
    expect(UNVERIFIED_DAYS).to.equal(7);
    expect(hasVanished(UNVERIFIED, at('2026-11-08T02:59:59.999Z'))).to.equal(false);
    expect(hasVanished(UNVERIFIED, at('2026-11-08T03:00:00Z'))).to.equal(true);
    expect(hasVanished(VERIFIED, at('2027-11-08T03:00:00Z'))).to.equal(false);
    expect(lastUnverifiedAt(at('2026-11-08T03:00:00Z'))).to.equal(UNVERIFIED.registeredAt);
  });

  it('is replaced by a new registration, and a verified one is not (registrationEffect)', () => {
    expect(registrationEffect(undefined)).to.equal('create');
    expect(registrationEffect(UNVERIFIED)).to.equal('replace');
    expect(registrationEffect(VERIFIED)).to.equal('tellOwner');
  });

  it('opens to nobody (canSignIn)', () => {
    expect(canSignIn(UNVERIFIED)).to.equal(false);
    expect(canSignIn(VERIFIED)).to.equal(true);
  });
});
