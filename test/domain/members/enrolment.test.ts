import { expect } from 'chai';
import { ENROLMENT_SECONDS, isEnrolmentLive, MAX_PASSKEYS } from '#domain/members/enrolment.ts';
import { at } from '#test/support/testClock.ts';

describe('The page that adds a second factor (isEnrolmentLive)', () => {
  it('waits half an hour; a member has ten passkeys at most', () => {
    expect([ENROLMENT_SECONDS, MAX_PASSKEYS]).to.deep.equal([1_800, 10]);
    const startedAt = at('2026-11-22T03:00:00Z');
    expect(isEnrolmentLive(startedAt, startedAt)).to.equal(true);
    expect(isEnrolmentLive(startedAt, at('2026-11-22T03:29:59.999Z'))).to.equal(true);
    expect(isEnrolmentLive(startedAt, at('2026-11-22T03:30:00Z'))).to.equal(false);
    expect(isEnrolmentLive(startedAt, at('2026-11-22T02:59:59.999Z'))).to.equal(false);
  });
});
