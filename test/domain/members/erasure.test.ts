import { expect } from 'chai';
import { ERASED, ERASURE_DAYS, isErasedAgain, lastDeletedErasureAt } from '#domain/members/erasure.ts';
import { at } from '#test/support/testClock.ts';

const ERASED_AT = at('2026-11-22T03:00:00Z');
const RECORDS = [
  { digest: 'x', erasedAt: at('2026-01-01T00:00:00Z') },
  { digest: 'a', erasedAt: ERASED_AT },
];

describe('An erasure', () => {
  it('deletes everything of the member; keyed digests of the keys of limits and of the erasure itself remain', () => {
    const kept = Object.entries(ERASED).filter(([, effect]) => effect !== 'deleted');
    expect(kept).to.deep.equal([
      ['limitKeys', 'keptAsDigest'],
      ['erasure', 'keptAsDigest'],
    ]);
    expect(Object.keys(ERASED)).to.have.length(15);
  });

  it('is recorded for two years, longer than backups are kept (lastDeletedErasureAt)', () => {
    expect(ERASURE_DAYS).to.equal(730);
    expect(lastDeletedErasureAt(ERASED_AT)).to.equal(at('2024-11-22T03:00:00Z'));
  });

  it('is applied again to what came back with an older copy of the store (isErasedAgain)', () => {
    expect(isErasedAgain({ digests: ['b', 'a'], createdAt: at('2025-01-01T00:00:00Z') }, RECORDS)).to.equal(true);
    expect(isErasedAgain({ digests: ['a'], createdAt: ERASED_AT }, RECORDS)).to.equal(true);
  });

  it('leaves what is newer, because the person came back, and what is somebody else’s', () => {
    expect(isErasedAgain({ digests: ['a'], createdAt: at('2026-11-22T03:00:00.001Z') }, RECORDS)).to.equal(false);
    expect(isErasedAgain({ digests: ['c'], createdAt: at('2025-01-01T00:00:00Z') }, RECORDS)).to.equal(false);
    expect(isErasedAgain({ digests: [], createdAt: at('2025-01-01T00:00:00Z') }, [])).to.equal(false);
  });
});
