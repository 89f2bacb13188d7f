import { expect } from 'chai';
import {
  holdersForRetry,
  isSignedOut,
  MEMBER_TOKEN_SECONDS,
  needsNewToken,
  tokenToSend,
} from '#domain/session/tokenHolders.ts';
import { at } from '#test/support/testClock.ts';

const issuedAt = at('2026-11-21T03:00:00Z');
const later = at('2026-11-21T03:00:00.001Z');
const first = { value: 'first', issuedAt };
const second = { value: 'second', issuedAt };

describe('The tokens of a request', () => {
  it('of a member live for 86,400 seconds', () => {
    expect(MEMBER_TOKEN_SECONDS).to.equal(86_400);
  });

  it('include one that is sent: the user’s if there is one, else the application’s', () => {
    expect(tokenToSend({ client: first })).to.equal('first');
    expect(tokenToSend({ client: first, user: 'member' })).to.equal('member');
  });

  it('are both the new client token after the API has rejected one', () => {
    expect(holdersForRetry(second)).to.deep.equal({ client: second, user: 'second' });
    expect(tokenToSend(holdersForRetry(second))).to.equal('second');
  });

  it('show that the member is signed out once both are the client token', () => {
    expect(isSignedOut({ client: first, user: 'member' })).to.equal(false);
    expect(isSignedOut(holdersForRetry(second))).to.equal(true);
  });

  it('need a new client token when the shared one was rejected, or there is none', () => {
    expect(needsNewToken({ client: first }, first)).to.equal(true);
    expect(needsNewToken({ client: first }, undefined)).to.equal(true);
    expect(needsNewToken({ client: first, user: 'member' }, undefined)).to.equal(true);
  });

  it('are compared by value, because a token from a cookie is another object', () => {
    expect(needsNewToken({ client: { ...first } }, first)).to.equal(true);
  });

  it('need no new one when another request has renewed the shared one, even if its value is the same', () => {
    expect(needsNewToken({ client: first }, second)).to.equal(false);
    expect(needsNewToken({ client: first }, { ...second, issuedAt: later })).to.equal(false);
    expect(needsNewToken({ client: first }, { ...first, issuedAt: later })).to.equal(false);
  });

  it('need a new one when the shared one is older than the rejected one, which may come from a cookie', () => {
    expect(needsNewToken({ client: { ...first, issuedAt: later } }, second)).to.equal(true);
    expect(needsNewToken({ client: { ...first, issuedAt: later } }, first)).to.equal(true);
  });

  it('need no new one when a user token was rejected, which says nothing about the client token', () => {
    expect(needsNewToken({ client: first, user: 'junk' }, first)).to.equal(false);
    expect(needsNewToken({ client: { ...first, issuedAt: later }, user: 'junk' }, second)).to.equal(false);
  });
});
