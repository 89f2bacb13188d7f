import { expect } from 'chai';
import { RETRIED_STATUSES, retryPauseMs, type FailedTry } from '#domain/session/retry.ts';

const failed = (given: Partial<FailedTry> = {}): FailedTry => ({
  method: 'GET',
  status: 503,
  tries: 1,
  remainingMs: 3_000,
  ...given,
});

describe('A request that failed', () => {
  it('is tried again after 100 ms, once more after 300 ms, and then no more', () => {
    expect([1, 2, 3, 4].map((tries) => retryPauseMs(failed({ tries })))).to.deep.equal([
      100,
      300,
      undefined,
      undefined,
    ]);
  });

  it('is tried again on 408, 409, 425, 429, 500, 502, 503 and 504 only', () => {
    const all = Array.from({ length: 600 }, (_, status) => status);
    const tried = all.filter((status) => retryPauseMs(failed({ status })) !== undefined);
    expect(tried).to.deep.equal([408, 409, 425, 429, 500, 502, 503, 504]);
    expect(tried).to.deep.equal([...RETRIED_STATUSES]);
  });

  it('is tried again when its connection was broken off', () => {
    expect(retryPauseMs(failed({ status: 'brokenOff' }))).to.equal(100);
  });

  it('is tried again when sending it twice does nothing twice, so never when something is posted', () => {
    const tried = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'POST', 'PATCH', 'get', 'TRACE', 'CONNECT'].filter(
      (method) => retryPauseMs(failed({ method })) !== undefined,
    );
    expect(tried).to.deep.equal(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
    expect(retryPauseMs(failed({ method: 'POST', status: 'brokenOff' }))).to.equal(undefined);
  });

  it('waits as long as the server asks for, and never less than its own pause', () => {
    expect(retryPauseMs(failed({ retryAfterMs: 2_000 }))).to.equal(2_000);
    expect(retryPauseMs(failed({ retryAfterMs: 0 }))).to.equal(100);
  });

  it('is not tried again when that would take longer than there is time', () => {
    expect(retryPauseMs(failed({ remainingMs: 101 }))).to.equal(100);
    expect(retryPauseMs(failed({ remainingMs: 100 }))).to.equal(undefined);
    expect(retryPauseMs(failed({ retryAfterMs: 60_000 }))).to.equal(undefined);
    expect(retryPauseMs(failed({ retryAfterMs: 2_000, remainingMs: 2_001 }))).to.equal(2_000);
    expect(retryPauseMs(failed({ retryAfterMs: 2_000, remainingMs: 2_000 }))).to.equal(undefined);
  });
});
