import { expect } from 'chai';
import { FRESH_DAYS, staleDays } from '#domain/water/staleDays.ts';
import { at } from '#test/support/testClock.ts';
import { day } from '#test/support/waterBuilders.ts';

describe('The age of water figures', () => {
  const MORNING = at('2026-11-21T03:00:00Z');

  it('is not shown for the first two days', () => {
    expect(FRESH_DAYS).to.equal(2);
    for (const date of ['2026-11-21', '2026-11-20', '2026-11-19'])
      expect(staleDays(day(date), MORNING), date).to.equal(undefined);
  });

  it('is shown in days after that', () => {
    expect(staleDays(day('2026-11-18'), MORNING)).to.equal(3);
    expect(staleDays(day('2026-09-29'), MORNING)).to.equal(53);
  });

  it("increases by one at midnight in the department's time zone", () => {
    expect(staleDays(day('2026-11-18'), at('2026-11-20T16:59:59.999Z'))).to.equal(undefined);
    expect(staleDays(day('2026-11-18'), at('2026-11-20T17:00:00.000Z'))).to.equal(3);
  });
});
