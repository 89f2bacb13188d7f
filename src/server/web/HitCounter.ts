import type { Request } from 'express';
import { isbot } from 'isbot';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Content, Hits } from '#ports/Content.ts';
import type { Log, PageRequest } from './PageRequest.ts';
import type { PageView } from './PageResult.ts';

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

  count(request: Request, { site }: Pick<PageRequest, 'site'>, pageView: PageView): void {
    if (!('item' in pageView.props) || isPartOfAlbum(pageView) || !isVisit(request)) return;
    const { kind, slug } = pageView.props.item;
    const items = this.#batch.get(site.id) ?? new Map<string, Hits>();
    this.#batch.set(site.id, items);
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

/** Whether a page shows one picture of an album. It is not counted, so that a visit of the album counts once. */
function isPartOfAlbum({ view, props }: PageView): boolean {
  return view === 'album' && props.current !== undefined;
}

/** Whether a person requests the page, not a robot or a browser's prefetch. */
function isVisit({ method, headers }: Request): boolean {
  return method === 'GET' && !isbot(headers['user-agent']) && !headers['sec-purpose']?.includes('prefetch');
}
