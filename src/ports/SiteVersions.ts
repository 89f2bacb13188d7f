import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * The versions of what sites publish, by which caches notice that their entries are out of date. Throws `Unavailable`.
 *
 * A `signal` is aborted when nobody needs the result any more. An implementation may ignore it.
 */
export interface SiteVersions {
  /**
   * The version of everything that a site shows now: what is read after this call is of this version or a later one. It
   * is cheap, never cached and never a stale copy. Undefined when there is no such site, or when the source has no
   * versions.
   */
  current(site: SiteId, signal?: AbortSignal): Promise<SiteVersion | undefined>;
}

export interface SiteVersion {
  /** Another one after every import that changes something, imports of water figures included. */
  readonly id: string;
  /**
   * The next instant at which content changes by itself: an item is published or withdrawn, or an event ends. Undefined
   * when nothing is scheduled.
   */
  readonly changesAt?: Instant;
}
