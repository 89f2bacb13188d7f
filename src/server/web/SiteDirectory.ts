import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { instantOf } from '#domain/instant.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Sites } from '#ports/Sites.ts';
import { trackStaleness, reportStale, Staleness, type Stale } from '../http/staleness.ts';
import type { Log } from './PageRequest.ts';

/** A site with its layouts. As long as its content does not change, it is the same object. */
export interface SiteWithLayouts {
  readonly details: SiteDetails;
  readonly layouts: Readonly<Record<Locale, SiteLayout>>;
}

/** The last response of the source, or its error while there has been none. */
type LoadResult = { readonly site: SiteWithLayouts | undefined } | { readonly error: unknown };

interface Entry {
  readonly result: LoadResult;
  /** Time of the last request, successful or not; milliseconds since 1970, like the next. */
  readonly requestedAt: number;
  readonly freshUntil: number;
  /** Since the last success. */
  readonly failures: number;
  /** Present when the source failed, or used a stale copy itself. */
  readonly stale: Stale | undefined;
}

const FRESH_MS = 10_000;
/** An entry that was not used for longer than this is refreshed before it is used again. */
const MAX_IDLE_MS = 60_000;
/** With the timeout below, no longer than the 5 s in which pages must recover after an outage. */
const RETRY_MS = [1_000, 1_500] as const;
/** Timeout of all requests for one site together. */
const LOAD_DEADLINE_MS = 3_000;
// Unknown hosts are cached too, so that requests for them cost nothing; bounded, because anybody can send them.
const MAX_UNKNOWN_HOSTS = 1_000;

/**
 * Caches the site of each host. An entry is refreshed every few seconds in the background; a request waits for it only
 * when the entry was not used for a minute. While the source fails, it is retried with growing pauses, and the stale
 * copy is used (spec §8: a failure at start is swallowed); where there is no copy yet, `find` throws the `Unavailable`
 * of the last request.
 */
export class SiteDirectory {
  readonly #sites: Sites;
  readonly #fixed: SiteId | undefined;
  readonly #log: Log;
  // Separate from the unknown hosts, so that these cannot evict a site.
  readonly #known = new Map<string, Entry>();
  readonly #unknown = new LRUCache<string, Entry>({ max: MAX_UNKNOWN_HOSTS });
  readonly #loading = new Map<string, Promise<Entry>>();

  /** @param fixed the configured site, for every host; undefined looks sites up by domain (spec §4) */
  constructor(sites: Sites, fixed: SiteId | undefined, log: Log) {
    this.#sites = sites;
    this.#fixed = fixed;
    this.#log = log;
  }

  async find(host: HostName): Promise<SiteWithLayouts | undefined> {
    const key = this.#fixed ?? host;
    const entry = this.#get(key);
    const now = Date.now();
    if (entry !== undefined && now < entry.freshUntil) return siteOf(entry);
    const load = this.#load(key, host);
    const copy =
      entry !== undefined && 'site' in entry.result && now < entry.requestedAt + MAX_IDLE_MS ? entry : await load;
    return siteOf(copy);
  }

  #get(key: string): Entry | undefined {
    return this.#known.get(key) ?? this.#unknown.get(key);
  }

  /** Requests the site once for all callers. Never rejects. */
  #load(key: string, host: HostName): Promise<Entry> {
    const running = this.#loading.get(key);
    if (running !== undefined) return running;
    const staleness = new Staleness(); // its own, because several requests will use the result
    const load = trackStaleness(staleness, () => this.#read(host))
      .then(
        (site) => this.#cache(key, site, staleness.oldest),
        (error: unknown) => this.#recordFailure(key, host, error),
      )
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, load);
    return load;
  }

  #cache(key: string, site: SiteWithLayouts | undefined, stale: Stale | undefined): Entry {
    const before = this.#known.get(key)?.result;
    const same = before !== undefined && 'site' in before && isDeepStrictEqual(before.site, site);
    const now = Date.now();
    const result: LoadResult = same ? before : { site };
    const freshUntil = now + (stale === undefined ? FRESH_MS : RETRY_MS[0]);
    const entry = { result, requestedAt: now, freshUntil, failures: 0, stale };
    const [holder, other] = result.site ? [this.#known, this.#unknown] : [this.#unknown, this.#known];
    holder.set(key, entry);
    other.delete(key);
    return entry;
  }

  #recordFailure(key: string, host: HostName, error: unknown): Entry {
    const before = this.#get(key);
    const { failures = 0 } = before ?? {};
    const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? FRESH_MS;
    const result = before !== undefined && 'site' in before.result ? before.result : { error };
    const now = Date.now();
    const stale = before?.stale ?? { asOf: instantOf(before?.requestedAt ?? now), why: error };
    const entry = { result, requestedAt: now, freshUntil: now + pause, failures: failures + 1, stale };
    (this.#known.has(key) ? this.#known : this.#unknown).set(key, entry);
    // Without a copy, the error is logged with the requests that fail.
    if ('site' in result)
      this.#log.warn({ err: error, host }, 'site details could not be refreshed; the stale copy is used');
    return entry;
  }

  async #read(host: HostName): Promise<SiteWithLayouts | undefined> {
    const deadline = new AbortController();
    const timer = setTimeout(() => {
      deadline.abort(new Error(`the site was not found within ${LOAD_DEADLINE_MS} ms`));
    }, LOAD_DEADLINE_MS);
    try {
      return await this.#fetch(host, deadline.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async #fetch(host: HostName, signal: AbortSignal): Promise<SiteWithLayouts | undefined> {
    const id = this.#fixed ?? (await this.#sites.findByDomain(host, signal));
    if (id === undefined) return undefined;
    const [details, ...layouts] = await Promise.all([
      this.#sites.details(id, signal),
      ...LOCALES.map((locale) => this.#sites.layout(id, locale, signal)),
    ]);
    const [th, en] = layouts;
    return details && th && en ? { details, layouts: { th, en } } : undefined;
  }
}

function siteOf({ result, stale }: Entry): SiteWithLayouts | undefined {
  if ('error' in result) throw result.error;
  if (stale !== undefined) reportStale(stale);
  return result.site;
}
