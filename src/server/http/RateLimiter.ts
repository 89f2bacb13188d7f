import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/Clock.ts';

/** Clients that are counted at once: some 10 MB. Past this many, the one that was seen first is forgotten. */
const MOST_CLIENTS = 100_000;

/** How often one client may do something, counted in this process alone, until it ends. */
export class RateLimiter {
  readonly #most: number;
  readonly #uses: LRUCache<string, number>;

  constructor(most: number, seconds: number, clock: Clock) {
    this.#most = most;
    this.#uses = new LRUCache({
      max: MOST_CLIENTS,
      ttl: seconds * 1000,
      ttlResolution: 0,
      perf: { now: () => Date.parse(clock.now()) },
    });
  }

  /**
   * Counts one use of a client.
   *
   * @param client what it is known by: an id, or the network of its address (`clientNetwork`)
   * @returns seconds until the client may go on, 0 when it may
   */
  use(client: string): number {
    const uses = this.#uses.get(client) ?? 0;
    if (uses >= this.#most) return Math.ceil(this.#uses.getRemainingTTL(client) / 1000);
    this.#uses.set(client, uses + 1, { noUpdateTTL: true });
    return 0;
  }
}
