import { expect } from 'chai';
import { addSeconds, instantBefore } from '#domain/instant.ts';
import {
  CLIENT_TOKEN_SECONDS,
  RENEW_AHEAD_SECONDS,
  RENEW_PAUSE_SECONDS,
  tokenState,
} from '#domain/session/clientToken.ts';
import { at } from '#test/support/testClock.ts';

describe('A client token', () => {
  const token = { value: 'abc', issuedAt: at('2026-11-21T03:00:00.000Z') };
  const end = addSeconds(token.issuedAt, CLIENT_TOKEN_SECONDS);

  it('lives for 82,800 seconds, which is 23 hours', () => {
    expect(CLIENT_TOKEN_SECONDS).to.equal(82_800);
    expect(end).to.equal('2026-11-22T02:00:00.000Z');
    expect(tokenState(token, instantBefore(end))).to.equal('expiring');
    expect(tokenState(token, end)).to.equal('expired');
  });

  it('is live from the moment of its issue until ten minutes before its end, and expiring from then on', () => {
    const renewal = addSeconds(end, -RENEW_AHEAD_SECONDS);
    expect(renewal).to.equal('2026-11-22T01:50:00.000Z');
    expect(tokenState(token, token.issuedAt)).to.equal('live');
    expect(tokenState(token, instantBefore(renewal))).to.equal('live');
    expect(tokenState(token, renewal)).to.equal('expiring');
  });

  it('is expired when the clock was set back to before its issue, because its age is unknown', () => {
    expect(tokenState(token, instantBefore(token.issuedAt))).to.equal('expired');
  });

  it('is renewed again ten seconds after a renewal failed', () => {
    expect(RENEW_PAUSE_SECONDS).to.equal(10);
  });
});
