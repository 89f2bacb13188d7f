import { LRUCache } from 'lru-cache';
import type { Instant } from '#domain/instant.ts';

export interface CachedUntil<T> {
  readonly value: T;
  /** The instant from which the value may be another; undefined when only an import changes it. */
  readonly until: Instant | undefined;
}

/**
 * A cache of query results that stay valid until the next import, or until an item is published or withdrawn as time
 * passes. Keys begin with the generation: after an import, old entries are never found and are evicted in time.
 */
export class GenerationCache<T extends object> {
  readonly #values: LRUCache<string, CachedUntil<T> & { readonly from: Instant }>;

  /** @param maxSize the sum of `sizeOf` over all entries */
  constructor(maxSize: number, sizeOf: (value: T) => number) {
    this.#values = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
  }

  async get(key: readonly unknown[], now: Instant, find: () => Promise<CachedUntil<T>>): Promise<T> {
    const name = JSON.stringify(key);
    const cached = this.#values.get(name);
    if (cached !== undefined && cached.from <= now && (cached.until === undefined || now < cached.until))
      return cached.value;
    const found = await find();
    this.#values.set(name, { ...found, from: now });
    return found.value;
  }
}
