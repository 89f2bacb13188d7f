import { expect } from 'chai';
import { isGone, publicationState } from '#domain/content/visibility.ts';
import { at } from '#test/support/testClock.ts';

const YESTERDAY = at('2026-11-20T03:00Z');
const NOW = at('2026-11-21T03:00Z');
const JUST_AFTER = at('2026-11-21T03:00:00.001Z');
const TOMORROW = at('2026-11-22T03:00Z');

describe("One language's version of an item", () => {
  it('is scheduled until the instant of its publication, and published from that instant on', () => {
    expect(publicationState({ publishedAt: JUST_AFTER }, NOW)).to.equal('scheduled');
    expect(publicationState({ publishedAt: NOW }, NOW)).to.equal('published');
    expect(publicationState({ publishedAt: YESTERDAY }, NOW)).to.equal('published');
  });

  it('is published until the instant of its withdrawal, and withdrawn from that instant on', () => {
    expect(publicationState({ publishedAt: YESTERDAY, withdrawnAt: JUST_AFTER }, NOW)).to.equal('published');
    expect(publicationState({ publishedAt: YESTERDAY, withdrawnAt: NOW }, NOW)).to.equal('withdrawn');
  });

  it('is scheduled, not withdrawn, while both instants are in the future', () => {
    expect(publicationState({ publishedAt: JUST_AFTER, withdrawnAt: TOMORROW }, NOW)).to.equal('scheduled');
  });

  it('is withdrawn when the withdrawal comes before the publication', () => {
    expect(publicationState({ publishedAt: TOMORROW, withdrawnAt: YESTERDAY }, NOW)).to.equal('withdrawn');
    expect(publicationState({ publishedAt: NOW, withdrawnAt: NOW }, NOW)).to.equal('withdrawn');
  });

  it('is gone from the instant of its withdrawal on, if it was public before', () => {
    expect(isGone({ publishedAt: YESTERDAY }, NOW)).to.equal(false);
    expect(isGone({ publishedAt: YESTERDAY, withdrawnAt: JUST_AFTER }, NOW)).to.equal(false);
    expect(isGone({ publishedAt: YESTERDAY, withdrawnAt: NOW }, NOW)).to.equal(true);
    expect(isGone({ publishedAt: YESTERDAY, withdrawnAt: YESTERDAY }, NOW)).to.equal(false);
    expect(isGone({ publishedAt: TOMORROW, withdrawnAt: NOW }, NOW)).to.equal(false);
  });

  it('stays published after an update', () => {
    expect(publicationState({ publishedAt: YESTERDAY, updatedAt: TOMORROW }, NOW)).to.equal('published');
    expect(publicationState({ publishedAt: TOMORROW, updatedAt: YESTERDAY }, NOW)).to.equal('scheduled');
  });
});
