import { expect } from 'chai';
import {
  CLIENT_COOKIE_SECONDS,
  clientCookieName,
  MEMBER_COOKIE,
  MEMBER_COOKIE_SECONDS,
} from '#domain/session/tokenCookies.ts';

describe('The cookies of tokens', () => {
  it('have the name of the site’s role before the client token where the site has one', () => {
    expect(clientCookieName('region1')).to.equal('region1_rid_client_token');
    expect(clientCookieName()).to.equal('rid_client_token');
    expect(clientCookieName('')).to.equal('rid_client_token');
  });

  it('live for 82,800 seconds with a client token, for 86,400 with a member’s', () => {
    expect([CLIENT_COOKIE_SECONDS, MEMBER_COOKIE_SECONDS]).to.deep.equal([82_800, 86_400]);
    expect(MEMBER_COOKIE).to.equal('members_access_token');
  });
});
