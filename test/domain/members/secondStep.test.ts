import { expect } from 'chai';
import { isSecondStepLive, lastEndedFirstStepAt, SECOND_STEP_SECONDS } from '#domain/members/secondStep.ts';
import { at } from '#test/support/testClock.ts';

describe('The second step of a sign-in (isSecondStepLive)', () => {
  it('can be done for five minutes after the password', () => {
    expect(SECOND_STEP_SECONDS).to.equal(300);
    const startedAt = at('2026-11-22T03:00:00Z');
    expect(isSecondStepLive(startedAt, at('2026-11-22T03:04:59.999Z'))).to.equal(true);
    expect(isSecondStepLive(startedAt, at('2026-11-22T03:05:00Z'))).to.equal(false);
    expect(lastEndedFirstStepAt(at('2026-11-22T03:05:00Z'))).to.equal(startedAt);
  });
});
