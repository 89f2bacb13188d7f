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

/** A site with all that its pages' frames are drawn from. The object stays the same while its content does. */
export interface KnownSite {
  readonly details: SiteDetails;
  readonly layouts: Readonly<Record<Locale, SiteLayout>>;
}

/** What the source said last, or why it has never said anything. */
type Known = { readonly site: KnownSite | undefined } | { readonly fault: unknown };

interface Entry {
  readonly known: Known;
  /** Of the last question, answered or not; milliseconds since 1970, as the next. */
  readonly askedAt: number;
  readonly freshUntil: number;
  /** Since the last answer. */
  readonly failures: number;
  /** Where it is older than it should be. */
  readonly stale: Stale | undefined;
}

const FRESH_MS = 10_000;
/** What nobody has asked about for so long is asked about before it is shown. */
const OLD_MS = 60_000;
/** With the deadline below, no longer than the 5 s in which pages are to be right again after an outage. */
const RETRY_MS = [1_000, 1_500] as const;
/** For all questions about a site together. */
const LOAD_DEADLINE_MS = 3_000;
// Hosts that nobody has are remembered too, so that asking for them costs nothing; bounded, for anybody can ask.
const MAX_UNKNOWN_HOSTS = 1_000;

/**
 * Which site answers to a host, with its last good copy: asked again every few seconds beside the requests, and in
 * their way only where nobody asked for a minute. While the source fails, it is asked with growing pauses, and the last
 * good copy is used (spec §8: a failure at start is swallowed); where there is no copy yet, `find` throws the
 * `Unavailable` of the last try, without another one in between.
 */
export class SiteDirectory {
  readonly #sites: Sites;
  readonly #fixed: SiteId | undefined;
  readonly #log: Log;
  // Apart from the unknown hosts, so that these cannot push a last good copy out.
  readonly #known = new Map<string, Entry>();
  readonly #unknown = new LRUCache<string, Entry>({ max: MAX_UNKNOWN_HOSTS });
  readonly #loading = new Map<string, Promise<Entry>>();

  /** @param fixed the configured site, for every host; undefined looks sites up by domain (spec §4) */
  constructor(sites: Sites, fixed: SiteId | undefined, log: Log) {
    this.#sites = sites;
    this.#fixed = fixed;
    this.#log = log;
  }

  async find(host: HostName): Promise<KnownSite | undefined> {
    const key = this.#fixed ?? host;
    const entry = this.#get(key);
    const now = Date.now();
    if (entry !== undefined && now < entry.freshUntil) return siteOf(entry);
    const load = this.#load(key, host);
    const copy = entry !== undefined && 'site' in entry.known && now < entry.askedAt + OLD_MS ? entry : await load;
    return siteOf(copy);
  }

  #get(key: string): Entry | undefined {
    return this.#known.get(key) ?? this.#unknown.get(key);
  }

  /** Asks the source, once for all who wait. Never rejects. */
  #load(key: string, host: HostName): Promise<Entry> {
    const running = this.#loading.get(key);
    if (running !== undefined) return running;
    const staleness = new Staleness(); // of the site, which more than one request will use
    const load = trackStaleness(staleness, () => this.#read(host))
      .then(
        (site) => this.#keep(key, site, staleness.oldest),
        (fault: unknown) => this.#postpone(key, host, fault),
      )
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, load);
    return load;
  }

  #keep(key: string, site: KnownSite | undefined, stale: Stale | undefined): Entry {
    const before = this.#known.get(key)?.known;
    const same = before !== undefined && 'site' in before && isDeepStrictEqual(before.site, site);
    const now = Date.now();
    const known = same ? before : { site };
    const freshUntil = now + (stale === undefined ? FRESH_MS : RETRY_MS[0]);
    const entry = { known, askedAt: now, freshUntil, failures: 0, stale };
    const [holder, other] = known.site ? [this.#known, this.#unknown] : [this.#unknown, this.#known];
    holder.set(key, entry);
    other.delete(key);
    return entry;
  }

  #postpone(key: string, host: HostName, fault: unknown): Entry {
    const before = this.#get(key);
    const { failures = 0 } = before ?? {};
    const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? FRESH_MS;
    const known = before !== undefined && 'site' in before.known ? before.known : { fault };
    const now = Date.now();
    const stale = before?.stale ?? { asOf: instantOf(before?.askedAt ?? now), why: fault };
    const entry = { known, askedAt: now, freshUntil: now + pause, failures: failures + 1, stale };
    (this.#known.has(key) ? this.#known : this.#unknown).set(key, entry);
    // A fault without a copy is logged with the requests that it fails.
    if ('site' in known)
      this.#log.warn({ err: fault, host }, 'site details could not be refreshed; the last good copy is used');
    return entry;
  }

  async #read(host: HostName): Promise<KnownSite | undefined> {
    const deadline = new AbortController();
    const timer = setTimeout(() => {
      deadline.abort(new Error(`the site was not found within ${LOAD_DEADLINE_MS} ms`));
    }, LOAD_DEADLINE_MS);
    try {
      return await this.#ask(host, deadline.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async #ask(host: HostName, signal: AbortSignal): Promise<KnownSite | undefined> {
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

function siteOf({ known, stale }: Entry): KnownSite | undefined {
  if ('fault' in known) throw known.fault;
  if (stale !== undefined) reportStale(stale);
  return known.site;
}
