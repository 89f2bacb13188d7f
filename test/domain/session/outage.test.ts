import { expect } from 'chai';
import { addSeconds, type Instant } from '#domain/instant.ts';
import { isOutage, MAX_STALE_SECONDS, isStaleAllowed, timeoutMs } from '#domain/session/outage.ts';

const STATUSES = Array.from({ length: 500 }, (_, index) => index + 100);

describe('An API that gives no good answer', () => {
  it('counts as down when there is no answer, or when it or a proxy says that it can answer nobody', () => {
    expect(isOutage(undefined)).to.equal(true);
    expect(STATUSES.filter(isOutage)).to.deep.equal([429, 502, 503, 504]);
  });

  it('does not count as down for a question that it fails at, or anybody could close the site by asking it', () => {
    expect(isOutage(500)).to.equal(false);
  });

  it('has its last good answer stand in when it is down, fails, lies or leads elsewhere', () => {
    for (const status of [undefined, 200, 204, 302, 401, 408, 409, 425, 429, 500, 501, 502, 503, 504, 599])
      expect(isStaleAllowed(status), String(status)).to.equal(true);
  });

  it('has nothing stand in for what it refuses, which may have been withdrawn', () => {
    for (const status of [400, 403, 404, 405, 410, 422, 451, 499])
      expect(isStaleAllowed(status), String(status)).to.equal(false);
  });

  it('has its last good answers stand in for seven days at most', () => {
    expect(MAX_STALE_SECONDS).to.equal(604_800);
  });

  it('is waited for half a second where a fresh answer could stand in, and longer where only an old one could', () => {
    const asOf = '2026-11-21T03:00:00.000Z' as Instant;
    const waits = (ageSeconds: number, isSilent: boolean) => timeoutMs(asOf, addSeconds(asOf, ageSeconds), isSilent);
    expect(waits(0, false)).to.equal(500);
    expect(waits(59.999, false)).to.equal(500);
    expect(waits(60, false)).to.equal(1_200);
    expect(waits(604_800, false)).to.equal(1_200);
  });

  it('is waited for no longer than half a second once it kept somebody waiting in vain and has said nothing since', () => {
    const asOf = '2026-11-21T03:00:00.000Z' as Instant;
    expect(timeoutMs(asOf, addSeconds(asOf, 604_800), true)).to.equal(500);
  });
});
