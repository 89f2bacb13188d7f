import { expect } from 'chai';
import { calendarHorizon, feedBegin } from '#domain/calendar/horizon.ts';
import { at } from '#test/support/testClock.ts';

describe('The occurrences of a recurring event', () => {
  it('are known until the end of the second year after the present one', () => {
    expect(calendarHorizon(at('2026-01-01T00:00:00+07:00'))).to.equal('2028-12-31T17:00:00.000Z');
    expect(calendarHorizon(at('2026-12-31T23:59:59+07:00'))).to.equal('2028-12-31T17:00:00.000Z');
    expect(calendarHorizon(at('2027-01-01T00:00:00+07:00'))).to.equal('2029-12-31T17:00:00.000Z');
  });

  it('are in feeds from the beginning of last year on', () => {
    expect(feedBegin(at('2026-11-25T00:00:00Z'))).to.equal('2024-12-31T17:00:00.000Z');
  });
});
