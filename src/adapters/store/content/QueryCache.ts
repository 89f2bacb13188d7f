import { LRUCache } from 'lru-cache';

/** A bounded cache of query results. Keys begin with the state of the content (`ContentStates`). */
export class QueryCache<T extends object> {
  readonly #results: LRUCache<string, T>;

  /** @param maxSize the sum of `sizeOf` over all entries */
  constructor(maxSize: number, sizeOf: (result: T) => number) {
    this.#results = new LRUCache({ maxSize, sizeCalculation: sizeOf });
  }

  async get(key: readonly unknown[], find: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const cached = this.#results.get(name);
    if (cached !== undefined) return cached;
    const found = await find();
    this.#results.set(name, found);
    return found;
  }
}
