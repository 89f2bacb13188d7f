import { expect } from 'chai';
import { lastMoment, occurrenceDays } from '#domain/calendar/occurrence.ts';
import { at } from '#test/support/testClock.ts';

describe('The days of an event', () => {
  const times = (starts: string, ends: string) => ({ startsAt: at(starts), endsAt: at(ends) });

  it('are counted in Bangkok, and do not include a day that begins when the event ends', () => {
    expect(occurrenceDays(times('2026-11-25T09:00:00+07:00', '2026-11-25T12:00:00+07:00'))).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-25',
    });
    expect(occurrenceDays(times('2026-11-25T00:00:00+07:00', '2026-11-27T00:00:00+07:00'))).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-26',
    });
    expect(occurrenceDays(times('2026-11-24T20:00:00Z', '2026-11-25T18:00:00Z'))).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-26',
    });
  });

  it('are one day for an event that ends when it begins', () => {
    expect(occurrenceDays(times('2026-11-25T00:00:00+07:00', '2026-11-25T00:00:00+07:00'))).to.deep.equal({
      first: '2026-11-25',
      last: '2026-11-25',
    });
    expect(lastMoment({ startsAt: at('2026-11-25T00:00:00Z'), endsAt: at('2026-11-25T00:00:01Z') })).to.equal(
      '2026-11-25T00:00:00.999Z',
    );
  });
});
