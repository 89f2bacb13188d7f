import { expect } from 'chai';
import { firstPublishedAt, isRetiredBy, mayTakeRetiredSlug } from '#domain/content/retiredSlug.ts';
import { at } from '#test/support/testClock.ts';

const MORNING = at('2026-11-21T03:00Z');
const EVENING = at('2026-11-21T12:00Z');
const JUST_BEFORE_MORNING = at('2026-11-21T02:59:59.999Z');

describe('An item that two languages publish at different times', () => {
  it('is first published with the earlier one, whichever is named first', () => {
    expect(firstPublishedAt([{ publishedAt: MORNING }, { publishedAt: EVENING }])).to.equal(MORNING);
    expect(firstPublishedAt([{ publishedAt: EVENING }, { publishedAt: MORNING }])).to.equal(MORNING);
  });

  it('is first published with its only version, even one that was withdrawn', () => {
    expect(firstPublishedAt([{ publishedAt: EVENING, withdrawnAt: EVENING }])).to.equal(EVENING);
  });

  it('is never published without a version', () => {
    expect(firstPublishedAt([])).to.be.undefined;
  });
});

describe('The address of a removed item', () => {
  it('is retired once the item was public, from that very moment on', () => {
    expect(isRetiredBy(MORNING, EVENING)).to.equal(true);
    expect(isRetiredBy(MORNING, MORNING)).to.equal(true);
  });

  it('is free again when nobody ever saw the item', () => {
    expect(isRetiredBy(MORNING, JUST_BEFORE_MORNING)).to.equal(false);
    expect(isRetiredBy(undefined, EVENING)).to.equal(false);
  });

  it('may be taken again by the same item coming back, and by no other', () => {
    expect(mayTakeRetiredSlug(MORNING, MORNING)).to.equal(true);
    expect(mayTakeRetiredSlug(MORNING, EVENING)).to.equal(false);
    expect(mayTakeRetiredSlug(MORNING, undefined)).to.equal(false);
  });
});
