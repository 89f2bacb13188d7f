import { expect } from 'chai';
import { DEFAULT_ANSWER_DAYS, expectedDate } from '#domain/complaints/expectedDate.ts';
import { at } from '#test/support/testClock.ts';

describe('The date by which a complaint is answered (expectedDate)', () => {
  it('is the end of the day that comes so many days after it was filed', () => {
    expect(expectedDate(at('2026-11-23T03:00:00Z'), DEFAULT_ANSWER_DAYS)).to.equal(at('2026-12-23T16:59:59.999Z'));
  });
});
