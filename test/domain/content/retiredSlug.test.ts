import { expect } from 'chai';
import { firstPublishedAt, isSlugRetired, canReuseRetiredSlug } from '#domain/content/retiredSlug.ts';
import { at } from '#test/support/testClock.ts';

const MORNING = at('2026-11-21T03:00Z');
const EVENING = at('2026-11-21T12:00Z');
const JUST_BEFORE_MORNING = at('2026-11-21T02:59:59.999Z');

describe('The first publication of an item', () => {
  it('is that of the earlier version, in whichever order the versions are', () => {
    expect(firstPublishedAt([{ publishedAt: MORNING }, { publishedAt: EVENING }])).to.equal(MORNING);
    expect(firstPublishedAt([{ publishedAt: EVENING }, { publishedAt: MORNING }])).to.equal(MORNING);
  });

  it('is that of its only version, even when it was withdrawn', () => {
    expect(firstPublishedAt([{ publishedAt: EVENING, withdrawnAt: EVENING }])).to.equal(EVENING);
  });

  it('is undefined when there is no version', () => {
    expect(firstPublishedAt([])).to.be.undefined;
  });
});

describe('The slug of a removed item', () => {
  it('is retired when the item was public, from the instant of its publication on', () => {
    expect(isSlugRetired(MORNING, EVENING)).to.equal(true);
    expect(isSlugRetired(MORNING, MORNING)).to.equal(true);
  });

  it('is free again when the item was never public', () => {
    expect(isSlugRetired(MORNING, JUST_BEFORE_MORNING)).to.equal(false);
    expect(isSlugRetired(undefined, EVENING)).to.equal(false);
  });

  it('can be used again by the same item, and by no other', () => {
    expect(canReuseRetiredSlug(MORNING, MORNING)).to.equal(true);
    expect(canReuseRetiredSlug(MORNING, EVENING)).to.equal(false);
    expect(canReuseRetiredSlug(MORNING, undefined)).to.equal(false);
  });
});
