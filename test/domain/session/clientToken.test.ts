import { expect } from 'chai';
import { addSeconds, instantBefore } from '#domain/instant.ts';
import {
  CLIENT_TOKEN_SECONDS,
  formatClientToken,
  parseClientToken,
  RENEW_AHEAD_SECONDS,
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

  it('is expired when the clock was put back to before its issue, for nobody knows how old it is', () => {
    expect(tokenState(token, instantBefore(token.issuedAt))).to.equal('expired');
  });

  it('is the same again when it is read from the text that was made of it', () => {
    expect(formatClientToken(token)).to.equal('2026-11-21T03:00:00.000Z abc');
    for (const value of ['abc', 'a', 'eyJ0.e30.s3cr3t-_~+/=='])
      expect(parseClientToken(formatClientToken({ ...token, value }))).to.deep.equal({ ...token, value });
  });

  it('is not read from any other text', () => {
    for (const text of [
      ...['', ' ', 'abc', '2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z ', ' abc', 'yesterday abc'],
      ...['2026-11-21T03:00:00.000Z a b', '2026-11-21T03:00:00.000Z a\r\nX: y', '2026-02-30T03:00:00.000Z abc'],
    ])
      expect(parseClientToken(text), text).to.equal(undefined);
  });
});
