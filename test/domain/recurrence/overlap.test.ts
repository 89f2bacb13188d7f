import { expect } from 'chai';
import type { CalendarDate } from '#domain/instant.ts';
import { findOverlap } from '#domain/recurrence/overlap.ts';

const HOUR_MS = 3_600_000;
const days = ['2026-11-25', '2026-12-02', '2026-12-04', '2026-12-05'] as CalendarDate[];

describe('The times of a recurring event', () => {
  it('overlap when one has not ended at the start of the next', () => {
    expect(findOverlap(days, 25 * HOUR_MS)).to.deep.equal(['2026-12-04', '2026-12-05']);
    expect(findOverlap(days, 24 * HOUR_MS + 1)).to.deep.equal(['2026-12-04', '2026-12-05']);
    expect(findOverlap(days, 49 * HOUR_MS)).to.deep.equal(['2026-12-02', '2026-12-04']);
  });

  it('do not overlap when one ends as the next begins', () => {
    expect(findOverlap(days, 24 * HOUR_MS)).to.equal(undefined);
    expect(findOverlap(days, 0)).to.equal(undefined);
    expect(findOverlap([], HOUR_MS)).to.equal(undefined);
    expect(findOverlap(days.slice(0, 1), 1000 * HOUR_MS)).to.equal(undefined);
  });
});
