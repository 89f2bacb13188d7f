import { LRUCache } from 'lru-cache';
import type { CacheKey } from './CacheKey.ts';
import type { CachedResponse } from './CachedResponse.ts';
import { CompressionQueue } from './CompressionQueue.ts';

/** The share of the memory for responses under addresses of which there are no more than there are pages. */
const SHARE_OF_PAGES = 0.75;
/** Headers and the rest of an entry, in bytes. */
const ENTRY_BYTES = 2_500;
/** Addresses that were requested once. */
const MAX_REQUESTED_ONCE = 10_000;

/**
 * Complete responses that are the same for many visitors, limited by their size. Queries and preferences make many
 * addresses of one page: those are cached from the second request on, and in a part of the memory of their own, so that
 * they push out no page.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedResponse>;
  readonly #variants: LRUCache<string, CachedResponse>;
  readonly #requestedOnce = new LRUCache<string, true>({ max: MAX_REQUESTED_ONCE });
  readonly #compression = new CompressionQueue();

  /** @param maxBytes at least 1 */
  constructor(maxBytes: number) {
    const limitedTo = (maxSize: number) =>
      new LRUCache<string, CachedResponse>({
        maxSize: Math.max(1, Math.floor(maxSize)),
        sizeCalculation: ({ bytes }) => bytes + ENTRY_BYTES,
        dispose: (response) => {
          this.#compression.remove(response);
        },
      });
    this.#pages = limitedTo(maxBytes * SHARE_OF_PAGES);
    this.#variants = limitedTo(maxBytes * (1 - SHARE_OF_PAGES));
  }

  get(key: CacheKey): CachedResponse | undefined {
    return this.#partOf(key).get(key.text);
  }

  /** Whether a response is worth its memory. Called once for each request of a response that is not cached. */
  admits({ text, isVariant }: CacheKey): boolean {
    if (!isVariant || this.#requestedOnce.has(text)) return true;
    this.#requestedOnce.set(text, true);
    return false;
  }

  set(key: CacheKey, response: CachedResponse): void {
    const part = this.#partOf(key);
    part.set(key.text, response);
    if (part.peek(key.text) !== response) return; // larger than the whole part
    this.#compression.add(response, () => {
      // Deleted first, because otherwise its bytes are not counted again.
      part.delete(key.text);
      part.set(key.text, response);
      return part.peek(key.text) === response;
    });
  }

  stop(): void {
    this.#compression.stop();
  }

  #partOf({ isVariant }: CacheKey): LRUCache<string, CachedResponse> {
    return isVariant ? this.#variants : this.#pages;
  }
}
