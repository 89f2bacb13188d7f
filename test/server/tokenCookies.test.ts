import { expect } from 'chai';
import { clientCookieName, formatClientToken, MEMBER_COOKIE, parseClientToken } from '#server/http/tokenCookies.ts';
import { at } from '#test/support/testClock.ts';

describe('The token cookies', () => {
  it('are named as the specification says', () => {
    expect(MEMBER_COOKIE).to.equal('members_access_token');
    expect(clientCookieName('region1')).to.equal('region1_rid_client_token');
    expect(clientCookieName()).to.equal('rid_client_token');
    expect(clientCookieName('')).to.equal('rid_client_token');
  });

  it('contain a client token that is parsed back unchanged', () => {
    const token = { value: 'abc', issuedAt: at('2026-11-21T03:00:00.000Z') };
    expect(formatClientToken(token)).to.equal('2026-11-21T03:00:00.000Z abc');
    for (const value of ['abc', 'a', 'eyJ0.e30.s3cr3t-_~+/=='])
      expect(parseClientToken(formatClientToken({ ...token, value }))).to.deep.equal({ ...token, value });
  });

  it('contain no client token when their text has any other form', () => {
    for (const text of [
      ...['', ' ', 'abc', '2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z ', ' abc', 'yesterday abc'],
      ...['2026-11-21T03:00:00.000Z a b', '2026-11-21T03:00:00.000Z a\r\nX: y', '2026-02-30T03:00:00.000Z abc'],
    ])
      expect(parseClientToken(text), text).to.equal(undefined);
  });
});
