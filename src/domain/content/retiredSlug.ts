import type { Instant } from '../instant.ts';
import type { Publication } from './visibility.ts';

/**
 * When an item was first published, in any language. This identifies the item when it is removed and later imported
 * again. Undefined when it has no version.
 */
export function firstPublishedAt(versions: readonly Publication[]): Instant | undefined {
  return versions.map((version) => version.publishedAt).sort()[0];
}

/**
 * Whether the slug of a removed item is retired, so that no other item can use it: if the item was public, there can be
 * links to its address, and an address never changes its meaning. The slug of an item that was never public is free.
 */
export function isSlugRetired(firstPublished: Instant | undefined, removedAt: Instant): boolean {
  return firstPublished !== undefined && firstPublished <= removedAt;
}

/** Whether an item may use a retired slug: only the same item, first published at the same instant, may. */
export function canReuseRetiredSlug(retired: Instant, firstPublished: Instant | undefined): boolean {
  return retired === firstPublished;
}
