import { expect } from 'chai';
import { addSeconds } from '#domain/instant.ts';
import { securityTextExpiry } from '#domain/site/securityTextExpiry.ts';
import { at } from '#test/support/testClock.ts';

const DAY = 86_400;

describe('The expiry of security.txt', () => {
  it('is the beginning of a month and stays the same for a whole calendar month', () => {
    expect(securityTextExpiry(at('2026-11-01T00:00:00Z'))).to.equal('2027-10-01T00:00:00.000Z');
    expect(securityTextExpiry(at('2026-11-30T23:59:59.999Z'))).to.equal('2027-10-01T00:00:00.000Z');
    expect(securityTextExpiry(at('2026-12-01T00:00:00Z'))).to.equal('2027-11-01T00:00:00.000Z');
  });

  it('is always more than ten months and less than a year ahead', () => {
    for (let day = 0; day < 4 * 366; day++) {
      const now = addSeconds(at('2027-01-31T12:00:00Z'), day * DAY);
      const until = securityTextExpiry(now);
      expect(until > addSeconds(now, 300 * DAY), now).to.equal(true);
      expect(until < addSeconds(now, 365 * DAY), now).to.equal(true);
    }
  });
});
