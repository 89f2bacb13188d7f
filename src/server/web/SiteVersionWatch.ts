import { addSeconds, type Instant } from '#domain/instant.ts';
import { pageValidity, type ChangingDetails, type PageValidity } from '#domain/site/pageValidity.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SiteVersions } from '#ports/SiteVersions.ts';
import type { Log } from './PageRequest.ts';
import { UNVERSIONED, WatchedVersion, type CheckedVersion } from './WatchedVersion.ts';

export interface WatchSettings {
  readonly clock: Clock;
  readonly log: Log;
  /** How long a page is valid when the source has no versions, in seconds. */
  readonly lifetimeSeconds: number;
}

/**
 * Watches the versions of the sites that are visited, so that caches find their out-of-date entries without a request
 * to the source for each visitor.
 */
export class SiteVersionWatch {
  readonly #source: SiteVersions;
  readonly #settings: WatchSettings;
  readonly #sites = new Map<SiteId, WatchedVersion>();

  constructor(source: SiteVersions, settings: WatchSettings) {
    this.#source = source;
    this.#settings = settings;
  }

  /**
   * The version of a site, from a check that began less than a second ago: at once while the site is visited, otherwise
   * from a check for which all callers wait together. While the source fails, the last version is returned, and nobody
   * waits after the first. Never rejects.
   */
  get(site: SiteId, now: Instant): CheckedVersion | Promise<CheckedVersion> {
    const watched = this.#sites.get(site) ?? this.#watch(site);
    return watched.get(now);
  }

  /** How long a page is valid that is made of this version now. */
  validityOf(details: ChangingDetails, { id, changesAt }: CheckedVersion, now: Instant): PageValidity {
    const validity = pageValidity(details, changesAt, now);
    if (id !== UNVERSIONED) return validity;
    const until = addSeconds(now, this.#settings.lifetimeSeconds);
    return until < validity.until ? { ...validity, until } : validity;
  }

  stop(): void {
    for (const watched of this.#sites.values()) watched.stop();
  }

  #watch(site: SiteId): WatchedVersion {
    const { clock, log } = this.#settings;
    const watched = new WatchedVersion(() => this.#source.current(site), {
      clock,
      onFailure: (error) => {
        log.warn({ err: error, site }, 'the version of the site cannot be checked');
      },
    });
    this.#sites.set(site, watched);
    return watched;
  }
}
