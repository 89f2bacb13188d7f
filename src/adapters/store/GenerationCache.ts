import { LRUCache } from 'lru-cache';
import type { Instant } from '#domain/instant.ts';

export interface CachedUntil<T> {
  readonly value: T;
  /** The instant at which the value may change by itself; undefined when only an import changes it. */
  readonly until: Instant | undefined;
}

/**
 * Answers that are costly to find and the same until the next import, or until something becomes public or is
 * withdrawn by itself. Keys begin with the generation, so an import makes the old ones unreachable, and they age out.
 */
export class GenerationCache<T extends object> {
  readonly #values: LRUCache<string, CachedUntil<T> & { readonly from: Instant }>;

  /** @param maxSize the sum of `sizeOf` over what is kept */
  constructor(maxSize: number, sizeOf: (value: T) => number) {
    this.#values = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
  }

  async get(key: readonly unknown[], now: Instant, find: () => Promise<CachedUntil<T>>): Promise<T> {
    const name = JSON.stringify(key);
    const kept = this.#values.get(name);
    if (kept !== undefined && kept.from <= now && (kept.until === undefined || now < kept.until)) return kept.value;
    const found = await find();
    this.#values.set(name, { ...found, from: now });
    return found.value;
  }
}
