import { expect } from 'chai';
import { lastDeletedAt, MESSAGE_DAYS } from '#domain/inbox/retention.ts';
import { at } from '#test/support/testClock.ts';

describe('A message', () => {
  it('is kept for two years after it is done', () => {
    expect(MESSAGE_DAYS).to.equal(730);
    expect(lastDeletedAt(at('2026-11-21T03:00:00Z'))).to.equal('2024-11-21T03:00:00.000Z');
  });
});
