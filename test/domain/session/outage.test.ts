import { expect } from 'chai';
import { addSeconds, type Instant } from '#domain/instant.ts';
import { isOutage, isStaleAllowed, MAX_STALE_SECONDS, timeoutMs, type ResponseClass } from '#domain/session/outage.ts';

const CLASSES: readonly ResponseClass[] = [
  ...(['none', 'connectionLost', 'unavailable', 'failed', 'unauthorised', 'refused', 'other'] as const),
];

describe('The department’s API in an outage', () => {
  it('counts as down when there is no response, or when it can serve nobody', () => {
    expect(CLASSES.filter(isOutage)).to.deep.equal(['none', 'connectionLost', 'unavailable']);
  });

  it('does not count as down when one request fails, or a visitor could close the site by repeating it', () => {
    expect(isOutage('failed')).to.equal(false);
  });

  it('is replaced by a stale copy whatever has happened, except when it refuses the request', () => {
    expect(CLASSES.filter((one) => !isStaleAllowed(one))).to.deep.equal(['refused']);
  });

  it('is replaced by stale copies of up to seven days', () => {
    expect(MAX_STALE_SECONDS).to.equal(604_800);
  });

  it('has half a second to respond when a recent copy could be used, and longer when only an old one could', () => {
    const asOf = '2026-11-21T03:00:00.000Z' as Instant;
    const timeout = (ageSeconds: number) => timeoutMs(asOf, addSeconds(asOf, ageSeconds), false);
    expect(timeout(0)).to.equal(500);
    expect(timeout(59.999)).to.equal(500);
    expect(timeout(60)).to.equal(1_200);
    expect(timeout(604_800)).to.equal(1_200);
  });

  it('has only half a second after a request that timed out, until it has responded again', () => {
    const asOf = '2026-11-21T03:00:00.000Z' as Instant;
    expect(timeoutMs(asOf, addSeconds(asOf, 604_800), true)).to.equal(500);
  });
});
