import { expect } from 'chai';
import { isStillOpen, OPEN_SECONDS } from '#domain/complaints/openComplaint.ts';
import { addSeconds } from '#domain/instant.ts';
import { at } from '#test/support/testClock.ts';

describe('A complaint that was opened (isStillOpen)', () => {
  it('stays open for 30 minutes', () => {
    const opened = at('2026-11-23T03:00:00Z');
    expect(isStillOpen(opened, addSeconds(opened, OPEN_SECONDS - 1))).to.equal(true);
    expect(isStillOpen(opened, at('2026-11-23T03:30:00Z'))).to.equal(false);
  });
});
