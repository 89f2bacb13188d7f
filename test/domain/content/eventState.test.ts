import { expect } from 'chai';
import { eventState } from '#domain/content/eventState.ts';
import { at } from '#test/support/testClock.ts';

describe('An event', () => {
  it('is coming until the instant at which it ends, and past from then on', () => {
    const event = { endsAt: at('2026-11-21T09:00:00Z') };
    expect(eventState(event, at('2026-11-20T09:00:00Z'))).to.equal('coming');
    expect(eventState(event, at('2026-11-21T08:59:59.999Z'))).to.equal('coming');
    expect(eventState(event, at('2026-11-21T09:00:00.000Z'))).to.equal('past');
  });
});
