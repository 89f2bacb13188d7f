import type { Request } from 'express';
import { isbot } from 'isbot';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Content, Hits } from '#ports/Content.ts';
import type { Log, PageRequest } from './PageRequest.ts';
import type { PageView } from './PageResult.ts';

/** How long hits are gathered, in milliseconds; a crash may lose as much. */
const BATCH_MS = 10_000;
/** Past this many different items a batch is sent early. */
const MAX_ITEMS = 5_000;

/** Counts the item pages that leave the server, robots left out, and hands them on in batches. */
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
    if (!('item' in pageView.props) || isPartOfAlbum(pageView) || !isReading(request)) return;
    const { kind, slug } = pageView.props.item;
    const items = this.#batch.get(site.id) ?? new Map<string, Hits>();
    this.#batch.set(site.id, items);
    const key = `${kind} ${slug}`;
    const before = items.get(key);
    if (before === undefined) this.#items += 1;
    items.set(key, { kind, slug, count: (before?.count ?? 0) + 1 });
    if (this.#items >= MAX_ITEMS) void this.flush();
  }

  /** @returns when this batch, and any that is still under way, was handed on */
  flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = new Map();
    this.#items = 0;
    this.#flushed = this.#flushed.then(() => this.#handOn(batch));
    return this.#flushed;
  }

  async #handOn(batch: ReadonlyMap<SiteId, ReadonlyMap<string, Hits>>): Promise<void> {
    for (const [site, items] of batch) {
      try {
        await this.#content.addHits(site, [...items.values()]);
      } catch (error) {
        this.#log.warn({ err: error, items: items.size }, 'hits could not be counted');
      }
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

/** One picture of an album, large: who looks through it has come to the album once. */
function isPartOfAlbum({ view, props }: PageView): boolean {
  return view === 'album' && props.current !== undefined;
}

/** A person who looks at the page: no robot, and no browser that fetches it in case it is wanted. */
function isReading({ method, headers }: Request): boolean {
  return method === 'GET' && !isbot(headers['user-agent']) && !headers['sec-purpose']?.includes('prefetch');
}
