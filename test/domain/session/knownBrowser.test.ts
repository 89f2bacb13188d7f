import { expect } from 'chai';
import { isFirstSignIn, isKnownBrowser, KNOWN_BROWSER_DAYS, lastUnknownAt } from '#domain/session/knownBrowser.ts';
import { at } from '#test/support/testClock.ts';

describe('A browser in which an account was signed in (isKnownBrowser)', () => {
  it('is recognised for 180 days, to the millisecond', () => {
    expect(KNOWN_BROWSER_DAYS).to.equal(180);
    const now = at('2026-11-22T03:00:00Z');
    expect(lastUnknownAt(now)).to.equal(at('2026-05-26T03:00:00Z'));
    expect(isKnownBrowser(at('2026-05-26T03:00:00.001Z'), now)).to.equal(true);
    expect(isKnownBrowser(at('2026-05-26T03:00:00Z'), now)).to.equal(false);
  });
});

describe('The first sign-in of an account (isFirstSignIn)', () => {
  const now = at('2026-11-22T03:00:00Z');

  it('is the first while no browser is recorded, for as long as one would have been', () => {
    expect(isFirstSignIn(at('2026-11-22T02:59:00Z'), false, now)).to.equal(true);
    expect(isFirstSignIn(at('2026-05-26T03:00:00.001Z'), false, now)).to.equal(true);
    expect(isFirstSignIn(at('2026-05-26T03:00:00Z'), false, now)).to.equal(false);
  });

  it('is not the first when a browser is recorded', () => {
    expect(isFirstSignIn(at('2026-11-22T02:59:00Z'), true, now)).to.equal(false);
  });
});
