import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/Clock.ts';

/** Clients counted at the same time: some 10 MB. Above it, the least recently used one is forgotten. */
const MAX_CLIENTS = 100_000;

/** Limits how often one client may do something. Counts in the memory of this process. */
export class RateLimiter {
  readonly #limit: number;
  readonly #uses: LRUCache<string, number>;

  constructor(limit: number, seconds: number, clock: Clock) {
    this.#limit = limit;
    this.#uses = new LRUCache({
      max: MAX_CLIENTS,
      ttl: seconds * 1000,
      ttlResolution: 0,
      perf: { now: () => Date.parse(clock.now()) },
    });
  }

  /**
   * Counts one use of a client.
   *
   * @param client an id, or the network of its address (`clientNetwork`)
   * @returns seconds until the client may try again; 0 when this use is allowed
   */
  use(client: string): number {
    const uses = this.#uses.get(client) ?? 0;
    if (uses >= this.#limit) return Math.ceil(this.#uses.getRemainingTTL(client) / 1000);
    this.#uses.set(client, uses + 1, { noUpdateTTL: true });
    return 0;
  }
}
