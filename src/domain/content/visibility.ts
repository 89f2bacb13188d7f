import type { Instant } from '../instant.ts';

/** The instants between which one language's version of an item is public. Each language is published separately. */
export interface Publication {
  readonly publishedAt: Instant;
  readonly updatedAt?: Instant;
  readonly withdrawnAt?: Instant;
}

export type PublicationState = 'scheduled' | 'published' | 'withdrawn';

/**
 * The state of a version at an instant: 'scheduled' before its publication, 'published' from the instant of publication
 * on, and 'withdrawn' from the instant of withdrawal on, even if that is before the publication.
 */
export function publicationState(publication: Publication, now: Instant): PublicationState {
  if (publication.withdrawnAt !== undefined && publication.withdrawnAt <= now) return 'withdrawn';
  return publication.publishedAt <= now ? 'published' : 'scheduled';
}

/** Whether a version was public once and is withdrawn now: somebody may know its address. */
export function isGone(publication: Publication, now: Instant): boolean {
  const { publishedAt, withdrawnAt } = publication;
  return withdrawnAt !== undefined && publishedAt < withdrawnAt && withdrawnAt <= now;
}
