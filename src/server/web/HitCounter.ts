import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Content, Hits } from '#ports/Content.ts';
import type { CountedItem } from './countedItem.ts';
import type { Log } from './PageRequest.ts';

/** Interval between two batches, in milliseconds. A crash loses the hits of one. */
const BATCH_MS = 10_000;
/** A batch with this many different items is sent early. */
const MAX_ITEMS = 5_000;

/** Counts the item pages that are served, except to robots, and stores the counts in batches. */
export class HitCounter {
  readonly #content: Content;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #batch = new Map<SiteId, Map<string, Hits>>();
  #items = 0;
  #flushed = Promise.resolve();

  constructor(content: Content, log: Log) {
    this.#content = content;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), BATCH_MS).unref();
  }

  /**
   * A function that counts a visit of one item. Made here and not where a page is made: it stays in the page cache, and
   * a closure keeps all that its neighbours use in memory, there the request with its connection and the page's data.
   */
  counterOf(site: SiteId, { kind, slug }: CountedItem): (visit: IncomingMessage) => void {
    return (visit) => {
      if (isVisit(visit)) this.#count(site, { kind, slug });
    };
  }

  #count(site: SiteId, { kind, slug }: CountedItem): void {
    const items = this.#batch.get(site) ?? new Map<string, Hits>();
    this.#batch.set(site, items);
    const key = `${kind} ${slug}`;
    const before = items.get(key);
    if (before === undefined) this.#items += 1;
    items.set(key, { kind, slug, count: (before?.count ?? 0) + 1 });
    if (this.#items >= MAX_ITEMS) void this.flush();
  }

  /** Resolves when this batch and all earlier ones are stored. */
  flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = new Map();
    this.#items = 0;
    this.#flushed = this.#flushed.then(() => this.#store(batch));
    return this.#flushed;
  }

  async #store(batch: ReadonlyMap<SiteId, ReadonlyMap<string, Hits>>): Promise<void> {
    for (const [site, items] of batch) {
      try {
        await this.#content.addHits(site, [...items.values()]);
      } catch (error) {
        this.#log.warn({ err: error, items: items.size }, 'hits could not be stored');
      }
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

/** Whether a person requests the page, not a robot or a browser's prefetch. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'];
  return method === 'GET' && !isRobot(headers['user-agent'] ?? '') && purpose?.includes('prefetch') !== true;
}

/** To find out costs half as much as sending a cached page, and many visitors have the same browser. */
const MAX_USER_AGENT = 300;
const robots = new LRUCache<string, boolean>({ max: 2_000 });

function isRobot(userAgent: string): boolean {
  const known = robots.get(userAgent);
  if (known !== undefined) return known;
  const isOne = isbot(userAgent);
  if (userAgent.length <= MAX_USER_AGENT) robots.set(userAgent, isOne);
  return isOne;
}
