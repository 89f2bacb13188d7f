import { expect } from 'chai';
import type { ResponseClass } from '#domain/session/outage.ts';
import { RETRY_PAUSES_MS, retryPauseMs, type FailedAttempt } from '#domain/session/retry.ts';

const failed = (given: Partial<FailedAttempt> = {}): FailedAttempt => ({
  isIdempotent: true,
  response: 'unavailable',
  attempts: 1,
  remainingMs: 3_000,
  ...given,
});

describe('A request that failed', () => {
  it('is sent again after 100 ms, once more after 300 ms, and then no more', () => {
    const pauses = [1, 2, 3, 4].map((attempts) => retryPauseMs(failed({ attempts })));
    expect(pauses).to.deep.equal([100, 300, undefined, undefined]);
    expect(RETRY_PAUSES_MS).to.deep.equal([100, 300]);
  });

  it('is sent again only after a failure that may be temporary: no service, a failed request, a broken connection', () => {
    const classes: readonly ResponseClass[] = [
      ...(['none', 'connectionLost', 'unavailable', 'failed', 'unauthorised', 'refused', 'other'] as const),
    ];
    const retried = classes.filter((response) => retryPauseMs(failed({ response })) !== undefined);
    expect(retried).to.deep.equal(['connectionLost', 'unavailable', 'failed']);
    expect(retryPauseMs(failed({ response: 'connectionLost' }))).to.equal(100);
  });

  it('is never sent again when that could make a change twice', () => {
    for (const response of ['unavailable', 'connectionLost'] as const)
      expect(retryPauseMs(failed({ isIdempotent: false, response }))).to.equal(undefined);
  });

  it('is sent again after the pause that the API requests, and never sooner than after our own', () => {
    expect(retryPauseMs(failed({ requestedPauseMs: 2_000 }))).to.equal(2_000);
    expect(retryPauseMs(failed({ requestedPauseMs: 0 }))).to.equal(100);
  });

  it('is not sent again when the pause would be longer than the time that is left', () => {
    expect(retryPauseMs(failed({ remainingMs: 101 }))).to.equal(100);
    expect(retryPauseMs(failed({ remainingMs: 100 }))).to.equal(undefined);
    expect(retryPauseMs(failed({ requestedPauseMs: 60_000 }))).to.equal(undefined);
    expect(retryPauseMs(failed({ requestedPauseMs: 2_000, remainingMs: 2_001 }))).to.equal(2_000);
    expect(retryPauseMs(failed({ requestedPauseMs: 2_000, remainingMs: 2_000 }))).to.equal(undefined);
  });
});
