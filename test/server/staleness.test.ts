import { expect } from 'chai';
import { reportStale, Staleness, trackStaleness } from '#server/http/staleness.ts';
import { at } from '#test/support/testClock.ts';

const OLD = { asOf: at('2026-11-21T01:00:00Z'), why: 'the API is down' };
const OLDER = { asOf: at('2026-11-21T00:00:00Z'), why: 'the API is slow' };

describe('The staleness of a response', () => {
  it('is that of the oldest stale copy it was made from, in whichever order the copies were used', () => {
    for (const copies of [
      [OLD, OLDER],
      [OLDER, OLD],
    ]) {
      const staleness = new Staleness();
      trackStaleness(staleness, () => copies.forEach(reportStale));
      expect(staleness.oldest).to.equal(OLDER);
    }
  });

  it('is undefined when no stale copy was used, also while another response uses one', async () => {
    const [fresh, stale] = [new Staleness(), new Staleness()];
    await Promise.all([
      trackStaleness(fresh, () => Promise.resolve()),
      trackStaleness(stale, () => Promise.resolve().then(() => reportStale(OLD))),
    ]);
    expect([fresh.oldest, stale.oldest]).to.deep.equal([undefined, OLD]);
  });
});
