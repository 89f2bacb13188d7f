import { expect } from 'chai';
import { lastDeletedAt } from '#domain/inbox/retention.ts';
import { at } from '#test/support/testClock.ts';

describe('What people have sent (lastDeletedAt)', () => {
  it('is kept for whole days, to the millisecond', () => {
    expect(lastDeletedAt(at('2026-11-21T03:00:00Z'), 730)).to.equal('2024-11-21T03:00:00.000Z');
  });
});
