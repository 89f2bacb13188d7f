import type { Instant } from '../instant.ts';

/** When one language's version of an item is public. The two languages of an item are published separately. */
export interface Publication {
  readonly publishedAt: Instant;
  readonly updatedAt?: Instant;
  readonly withdrawnAt?: Instant;
}

export type PublicationState = 'scheduled' | 'published' | 'withdrawn';

/**
 * What a version is at a moment: scheduled before its publication, published from that instant on,
 * withdrawn from the instant of withdrawal on (which wins, should it come before the publication).
 */
export function publicationState(publication: Publication, now: Instant): PublicationState {
  if (publication.withdrawnAt !== undefined && publication.withdrawnAt <= now) return 'withdrawn';
  return publication.publishedAt <= now ? 'published' : 'scheduled';
}
