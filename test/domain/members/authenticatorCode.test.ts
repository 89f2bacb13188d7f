import { expect } from 'chai';
import {
  areCodesPaused,
  AUTHENTICATOR_DIGITS,
  AUTHENTICATOR_STEP_SECONDS,
  AUTHENTICATOR_WINDOW,
  countWrongCode,
  isStepNew,
  MAX_WRONG_CODES,
  parseAuthenticatorCode,
} from '#domain/members/authenticatorCode.ts';
import { codeOf } from '#test/support/memberBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { at } from '#test/support/testClock.ts';

const NOW = at('2026-11-22T03:00:00Z');
const NEXT_DAY = at('2026-11-23T03:00:00Z');

describe('The code of an authenticator app (parseAuthenticatorCode)', () => {
  it('has six digits, which may be Thai ones or have a blank between them', () => {
    expect([AUTHENTICATOR_DIGITS, AUTHENTICATOR_STEP_SECONDS, AUTHENTICATOR_WINDOW]).to.deep.equal([6, 30, 1]);
    for (const typed of ['012345', ' 012 345 ', '๐๑๒๓๔๕'])
      expect(value(parseAuthenticatorCode(typed))).to.equal('012345');
  });

  it('is refused when it is empty or something else', () => {
    expect(codeOf(parseAuthenticatorCode(' '))).to.equal('required');
    for (const typed of ['12345', '1234567', '12345a', '12345😀'])
      expect(codeOf(parseAuthenticatorCode(typed)), typed).to.equal('codeFormat');
  });

  it('is accepted once, and none before it any more (isStepNew)', () => {
    expect([isStepNew(5, undefined), isStepNew(6, 5), isStepNew(5, 5), isStepNew(4, 5)]).to.deep.equal([
      ...[true, true, false, false],
    ]);
  });
});

describe('Wrong codes (areCodesPaused, countWrongCode)', () => {
  it('are ten in a day at most; then no code is accepted until the day is over', () => {
    expect(MAX_WRONG_CODES).to.equal(10);
    expect(areCodesPaused(undefined, NOW)).to.equal(false);
    expect(areCodesPaused({ count: 9, since: NOW }, NOW)).to.equal(false);
    expect(areCodesPaused({ count: 10, since: NOW }, at('2026-11-23T02:59:59.999Z'))).to.equal(true);
    expect(areCodesPaused({ count: 10, since: NOW }, NEXT_DAY)).to.equal(false);
  });

  it('are counted from the first one, and anew after a day', () => {
    const first = countWrongCode(undefined, NOW);
    expect(first).to.deep.equal({ count: 1, since: NOW });
    expect(countWrongCode(first, at('2026-11-23T02:00:00Z'))).to.deep.equal({ count: 2, since: NOW });
    expect(countWrongCode({ count: 10, since: NOW }, NEXT_DAY)).to.deep.equal({ count: 1, since: NEXT_DAY });
  });
});
