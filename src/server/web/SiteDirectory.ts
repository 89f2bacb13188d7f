import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { addSeconds, type Instant } from '#domain/instant.ts';
import type { HostName } from '#domain/site/host.ts';
import type { Sites } from '#ports/Sites.ts';
import { trackStaleness, reportStale, Staleness, type Stale } from '../http/staleness.ts';
import type { Log } from './PageRequest.ts';
import { SiteReader, type LoadedSite, type SiteReaderSettings, type SiteWithLayouts } from './SiteReader.ts';
import type { SiteVersionWatch } from './SiteVersionWatch.ts';
import type { CheckedVersion } from './WatchedVersion.ts';

export interface FoundSite {
  readonly site: SiteWithLayouts;
  /** Another number whenever the site is another object. */
  readonly revision: number;
  /** The site is of this version or a later one, unless it is stale. */
  readonly version: CheckedVersion;
  /** Present when the site or its version may be out of date, because the source failed. */
  readonly stale: Stale | undefined;
}

export interface DirectorySettings extends SiteReaderSettings {
  /** How long a site is valid that was read, in seconds; by default, while its version is the same. */
  readonly lifetimeSeconds?: number | undefined;
  readonly log: Log;
}

/** The last response of the source, or its error while there has been none. */
type LoadResult =
  { readonly site: SiteWithLayouts | undefined; readonly revision: number } | { readonly error: unknown };

interface Entry {
  readonly result: LoadResult;
  /** The version that the site had before it was read. */
  readonly version: CheckedVersion | undefined;
  readonly loadedAt: Instant;
  /** From then on it is read again, even when its version is the same. */
  readonly freshUntil: Instant;
  /** Present when the source failed, or used a stale copy itself. */
  readonly stale: Stale | undefined;
}

/** An unknown host may become known at any time. */
const UNKNOWN_SECONDS = 10;
/** With the timeout below, no longer than the 5 s in which pages must recover after an outage. */
const RETRY_SECONDS = 1;
/** An entry that has been out of date for longer than this is read again before it is used. */
const MAX_IDLE_SECONDS = 60;
/** Maintenance that is switched on at an API without versions is shown within a minute, to the first visitor too. */
const MAX_UNVERSIONED_SECONDS = 45;
// Unknown hosts are cached too, so that requests for them cost nothing; bounded, because anybody can send them. So are
// known ones: a careless API knows every host.
const MAX_HOSTS = 1_000;

/**
 * Caches the site of each host. A site is read again when its version has changed, and a request waits for that. While
 * the source fails, it is retried every second, and the stale copy is used (spec §8: a failure at start is swallowed);
 * where there is no copy yet, `find` throws the `Unavailable` of the last request.
 */
export class SiteDirectory {
  readonly #reader: SiteReader;
  readonly #versions: SiteVersionWatch;
  readonly #settings: DirectorySettings;
  // Separate from the unknown hosts, so that these cannot evict a site.
  readonly #known = new LRUCache<string, Entry>({ max: MAX_HOSTS });
  readonly #unknown = new LRUCache<string, Entry>({ max: MAX_HOSTS });
  readonly #loading = new Map<string, Promise<Entry>>();
  #revisions = 0;

  constructor(sites: Sites, versions: SiteVersionWatch, settings: DirectorySettings) {
    this.#reader = new SiteReader(sites, versions, settings);
    this.#versions = versions;
    this.#settings = settings;
  }

  /** The site of a host, at once when it is known to be up to date; undefined for an unknown host. */
  find(host: HostName, now: Instant): FoundSite | undefined | Promise<FoundSite | undefined> {
    const key = this.#settings.fixed ?? host;
    const entry = this.#known.get(key) ?? this.#unknown.get(key);
    const site = entry && siteOf(entry);
    if (entry === undefined || site === undefined)
      return entry !== undefined && isFresh(entry, now) ? foundIn(entry) : this.#load(key, host).then(foundIn);
    const version = this.#versions.get(site.details.id, now);
    if ('then' in version) return version.then((current) => this.#findKnown(key, host, entry, current, now));
    return this.#findKnown(key, host, entry, version, now);
  }

  #findKnown(
    key: string,
    host: HostName,
    entry: Entry,
    version: CheckedVersion,
    now: Instant,
  ): FoundSite | undefined | Promise<FoundSite | undefined> {
    const isSame = version.id === entry.version?.id;
    if (isSame && isFresh(entry, now)) return foundIn(entry, version);
    const load = this.#load(key, host, version);
    const isUsed = isSame && now < this.#usableUntil(entry);
    return isUsed ? foundIn(entry, version) : load.then((loaded) => foundIn(loaded));
  }

  /**
   * Requests the site once for all callers. Never rejects.
   *
   * @param version because of which it is read; it is not read for the same version again at once when that fails
   */
  #load(key: string, host: HostName, version?: CheckedVersion): Promise<Entry> {
    const running = this.#loading.get(key);
    if (running !== undefined) return running;
    const staleness = new Staleness(); // its own, because several requests will use the result
    const load = trackStaleness(staleness, () => this.#reader.read(host))
      .then(
        (found) => this.#cache(key, found, staleness.oldest),
        (error: unknown) => this.#recordFailure(key, host, version, error),
      )
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, load);
    return load;
  }

  #cache(key: string, found: LoadedSite | undefined, stale: Stale | undefined): Entry {
    const before = this.#known.get(key);
    const same = before !== undefined && isDeepStrictEqual(siteOf(before), found?.site);
    const now = this.#settings.clock.now();
    const until = found && this.#validUntil(found, now);
    const entry: Entry = {
      result: same ? before.result : { site: found?.site, revision: ++this.#revisions },
      version: found?.version,
      loadedAt: now,
      freshUntil: stale === undefined ? (until ?? addSeconds(now, UNKNOWN_SECONDS)) : addSeconds(now, RETRY_SECONDS),
      stale,
    };
    const [holder, other] = found ? [this.#known, this.#unknown] : [this.#unknown, this.#known];
    holder.set(key, entry);
    other.delete(key);
    return entry;
  }

  /** Until when an entry is used while it is read again. */
  #usableUntil({ loadedAt, freshUntil }: Entry): Instant {
    return this.#settings.lifetimeSeconds === undefined
      ? addSeconds(freshUntil, MAX_IDLE_SECONDS)
      : addSeconds(loadedAt, MAX_UNVERSIONED_SECONDS);
  }

  #validUntil({ site, version }: LoadedSite, now: Instant): Instant {
    const { until } = this.#versions.validityOf(site.details, version, now);
    const { lifetimeSeconds } = this.#settings;
    const end = lifetimeSeconds === undefined ? until : addSeconds(now, lifetimeSeconds);
    return end < until ? end : until;
  }

  #recordFailure(key: string, host: HostName, version: CheckedVersion | undefined, error: unknown): Entry {
    const before = this.#known.get(key) ?? this.#unknown.get(key);
    const now = this.#settings.clock.now();
    const copy = before !== undefined && 'site' in before.result ? before : undefined;
    const entry: Entry = {
      result: copy?.result ?? { error },
      version,
      loadedAt: now,
      freshUntil: addSeconds(now, RETRY_SECONDS),
      stale: before?.stale ?? { asOf: before?.loadedAt ?? now, why: error },
    };
    (this.#known.has(key) ? this.#known : this.#unknown).set(key, entry);
    // Without a copy, the error is logged with the requests that fail.
    if (copy !== undefined)
      this.#settings.log.warn({ err: error, host }, 'site details could not be refreshed; the stale copy is used');
    return entry;
  }
}

function isFresh({ loadedAt, freshUntil }: Entry, now: Instant): boolean {
  return loadedAt <= now && now < freshUntil; // the clock may have been set back
}

function siteOf({ result }: Entry): SiteWithLayouts | undefined {
  return 'site' in result ? result.site : undefined;
}

/** @param version the current one, when it is known to be that of the entry */
function foundIn({ result, version: loaded, stale }: Entry, version = loaded): FoundSite | undefined {
  if ('error' in result) throw result.error;
  const { site, revision } = result;
  const why = stale ?? version?.stale;
  if (why !== undefined) reportStale(why);
  return site && version && { site, revision, version, stale: why };
}
