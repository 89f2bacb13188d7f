import { expect } from 'chai';
import { bearerOf, holdersAfter401, isSignedOut, needsNewToken } from '#domain/session/tokenHolders.ts';
import { at } from '#test/support/testClock.ts';

const issuedAt = at('2026-11-21T03:00:00Z');
const later = at('2026-11-21T03:00:00.001Z');
const first = { value: 'first', issuedAt };
const second = { value: 'second', issuedAt };

describe('The tokens of a request', () => {
  it('show the API the user’s where there is one, else the application’s', () => {
    expect(bearerOf({ client: first })).to.equal('first');
    expect(bearerOf({ client: first, user: 'member' })).to.equal('member');
  });

  it('are both the new client token after a 401', () => {
    expect(holdersAfter401(second)).to.deep.equal({ client: second, user: 'second' });
    expect(bearerOf(holdersAfter401(second))).to.equal('second');
  });

  it('say that whoever was signed in is not any more, once both are the client token', () => {
    expect(isSignedOut({ client: first, user: 'member' })).to.equal(false);
    expect(isSignedOut(holdersAfter401(second))).to.equal(true);
  });

  it('need a new client token after a 401 when the shared one was refused, or there is none', () => {
    expect(needsNewToken({ client: first }, first)).to.equal(true);
    expect(needsNewToken({ client: first }, undefined)).to.equal(true);
    expect(needsNewToken({ client: first, user: 'member' }, undefined)).to.equal(true);
  });

  it('know the shared one by what it is, for out of a cookie it comes as another object', () => {
    expect(needsNewToken({ client: { ...first } }, first)).to.equal(true);
  });

  it('need none when somebody else has renewed the shared one meanwhile, even if it reads the same', () => {
    expect(needsNewToken({ client: first }, second)).to.equal(false);
    expect(needsNewToken({ client: first }, { ...second, issuedAt: later })).to.equal(false);
    expect(needsNewToken({ client: first }, { ...first, issuedAt: later })).to.equal(false);
  });

  it('need one when the shared one is older than the one that was refused, which a cookie can be newer than', () => {
    expect(needsNewToken({ client: { ...first, issuedAt: later } }, second)).to.equal(true);
    expect(needsNewToken({ client: { ...first, issuedAt: later } }, first)).to.equal(true);
  });

  it('need none when a user token was refused: junk in a cookie says nothing about the client token', () => {
    expect(needsNewToken({ client: first, user: 'junk' }, first)).to.equal(false);
    expect(needsNewToken({ client: { ...first, issuedAt: later }, user: 'junk' }, second)).to.equal(false);
  });
});
