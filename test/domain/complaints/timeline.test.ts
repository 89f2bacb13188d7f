import { expect } from 'chai';
import { ENTRY_TYPES, visibleEntries } from '#domain/complaints/timeline.ts';
import { at } from '#test/support/testClock.ts';

describe('The timeline of a complaint (visibleEntries)', () => {
  it('shows the complainant everything but assignments and notes within the department', () => {
    const entries = ENTRY_TYPES.map((type) => ({ type, at: at('2026-11-23T03:00:00Z') }));
    const shown = visibleEntries(entries).map(({ type }) => type);
    expect(ENTRY_TYPES.filter((type) => !shown.includes(type))).to.deep.equal(['assigned', 'noted']);
  });
});
