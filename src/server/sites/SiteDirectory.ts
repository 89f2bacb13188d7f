import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Sites } from '#ports/Sites.ts';
import type { Log } from '../web/PageRequest.ts';

/** A site with all that its pages' frames are drawn from. The object stays the same while its content does. */
export interface KnownSite {
  readonly details: SiteDetails;
  readonly layouts: Readonly<Record<Locale, SiteLayout>>;
}

interface Entry {
  site: KnownSite | undefined;
  /** Milliseconds since 1970. */
  freshUntil: number;
  failures: number;
}

const FRESH_MS = 10_000;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000];
// Hosts that nobody has are remembered too, so that asking for them costs nothing; bounded, for anybody can ask.
const MAX_UNKNOWN_HOSTS = 1_000;

/**
 * Which site answers to a host, with its last good copy: asked again every few seconds beside the requests, never in
 * their way; while the source fails, with growing pauses, the last good copy is used (spec §8: a failure at start is
 * swallowed). Throws `Unavailable` only when there is no copy yet.
 */
export class SiteDirectory {
  readonly #sites: Sites;
  readonly #fixed: SiteId | undefined;
  readonly #log: Log;
  // Apart from the unknown hosts, so that these cannot push a last good copy out.
  readonly #known = new Map<string, Entry>();
  readonly #unknown = new LRUCache<string, Entry>({ max: MAX_UNKNOWN_HOSTS });
  readonly #loading = new Map<string, Promise<KnownSite | undefined>>();

  /** @param fixed the configured site, for every host; undefined looks sites up by domain (spec §4) */
  constructor(sites: Sites, fixed: SiteId | undefined, log: Log) {
    this.#sites = sites;
    this.#fixed = fixed;
    this.#log = log;
  }

  async find(host: HostName): Promise<KnownSite | undefined> {
    const key = this.#fixed ?? host;
    const entry = this.#known.get(key) ?? this.#unknown.get(key);
    if (entry === undefined) return await this.#load(key, host);
    if (entry.freshUntil <= Date.now()) void this.#refresh(key, host, entry);
    return entry.site;
  }

  async #refresh(key: string, host: HostName, entry: Entry): Promise<void> {
    if (this.#loading.has(key)) return;
    try {
      await this.#load(key, host);
    } catch (error) {
      const pause = RETRY_MS[Math.min(entry.failures, RETRY_MS.length - 1)] ?? FRESH_MS;
      entry.failures += 1;
      entry.freshUntil = Date.now() + pause;
      this.#log.warn({ err: error, host }, 'site details could not be refreshed; the last good copy is used');
    }
  }

  #load(key: string, host: HostName): Promise<KnownSite | undefined> {
    const running = this.#loading.get(key);
    if (running !== undefined) return running;
    const load = this.#read(host)
      .then((site) => {
        const before = this.#known.get(key)?.site;
        const kept = isDeepStrictEqual(before, site) ? before : site;
        const [holder, other] = kept ? [this.#known, this.#unknown] : [this.#unknown, this.#known];
        holder.set(key, { site: kept, freshUntil: Date.now() + FRESH_MS, failures: 0 });
        other.delete(key);
        return kept;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, load);
    return load;
  }

  async #read(host: HostName): Promise<KnownSite | undefined> {
    const id = this.#fixed ?? (await this.#sites.findByDomain(host));
    if (id === undefined) return undefined;
    const [details, ...layouts] = await Promise.all([
      this.#sites.details(id),
      ...LOCALES.map((locale) => this.#sites.layout(id, locale)),
    ]);
    const [th, en] = layouts;
    return details && th && en ? { details, layouts: { th, en } } : undefined;
  }
}
