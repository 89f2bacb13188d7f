import type { Instant } from '../instant.ts';
import type { Publication } from './visibility.ts';

/**
 * When an item first became public, in whichever language: by this it is known again when it comes back. Undefined
 * when it has no version.
 */
export function firstPublishedAt(versions: readonly Publication[]): Instant | undefined {
  return versions.map((version) => version.publishedAt).sort()[0];
}

/**
 * Whether a removed item takes its slug with it: once it was public, somebody may have kept its address, and an
 * address never changes its meaning. A slug that nobody ever saw is free again.
 */
export function isRetiredBy(firstPublished: Instant | undefined, removedAt: Instant): boolean {
  return firstPublished !== undefined && firstPublished <= removedAt;
}

/** Whether an item may take a retired slug: only the same item coming back, first published at the same instant. */
export function mayTakeRetiredSlug(retired: Instant, firstPublished: Instant | undefined): boolean {
  return retired === firstPublished;
}
