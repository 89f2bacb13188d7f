import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Sites } from '#ports/Sites.ts';
import type { SiteVersionWatch } from './SiteVersionWatch.ts';
import type { CheckedVersion } from './WatchedVersion.ts';

/** A site with its layouts. As long as its content does not change, it is the same object. */
export interface SiteWithLayouts {
  readonly details: SiteDetails;
  readonly layouts: Readonly<Record<Locale, SiteLayout>>;
}

export interface LoadedSite {
  readonly site: SiteWithLayouts;
  /** The site is of this version or a later one. */
  readonly version: CheckedVersion;
}

export interface SiteReaderSettings {
  /** The configured site, for every host; undefined looks sites up by domain (spec §4). */
  readonly fixed: SiteId | undefined;
  /** The id of the configured site, where the source of sites has ids of its own. */
  readonly idOfRecord?: ((record: SiteId) => Promise<SiteId>) | undefined;
  /** Timeout of all requests for one site together. */
  readonly deadlineMs: number;
  readonly clock: Clock;
}

/** Reads all that pages need to know about the site of a host. */
export class SiteReader {
  readonly #sites: Sites;
  readonly #versions: Pick<SiteVersionWatch, 'get'>;
  readonly #settings: SiteReaderSettings;

  constructor(sites: Sites, versions: Pick<SiteVersionWatch, 'get'>, settings: SiteReaderSettings) {
    this.#sites = sites;
    this.#versions = versions;
    this.#settings = settings;
  }

  /** Undefined for an unknown host. Throws `Unavailable`. */
  async read(host: HostName): Promise<LoadedSite | undefined> {
    const { deadlineMs } = this.#settings;
    const deadline = new AbortController();
    const timer = setTimeout(() => {
      deadline.abort(new Error(`the site was not found within ${deadlineMs} ms`));
    }, deadlineMs);
    try {
      return await this.#fetch(host, deadline.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async #idOf(host: HostName, signal: AbortSignal): Promise<SiteId | undefined> {
    const { fixed, idOfRecord } = this.#settings;
    if (fixed === undefined) return await this.#sites.findByDomain(host, signal);
    return idOfRecord === undefined ? fixed : await idOfRecord(fixed);
  }

  async #fetch(host: HostName, signal: AbortSignal): Promise<LoadedSite | undefined> {
    const id = await this.#idOf(host, signal);
    if (id === undefined) return undefined;
    // Before the site is read, which is then of this version or a later one.
    const version = await this.#versions.get(id, this.#settings.clock.now());
    const [details, ...layouts] = await Promise.all([
      this.#sites.details(id, signal),
      ...LOCALES.map((locale) => this.#sites.layout(id, locale, signal)),
    ]);
    const [th, en] = layouts;
    return details && th && en ? { site: { details, layouts: { th, en } }, version } : undefined;
  }
}
