import { LRUCache } from 'lru-cache';
import { secondsToWait, windowAt, type Limit, type LimitWindow } from '#domain/limits/limit.ts';
import type { Clock } from '#ports/Clock.ts';

/** Clients counted at the same time: some 10 MB. Above it, the least recently used one is forgotten. */
const MAX_CLIENTS = 100_000;

/** Limits how often a program may use the API. Counts in the memory of this process, unlike `Limits`. */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #clock: Clock;
  readonly #windows = new LRUCache<string, LimitWindow>({ max: MAX_CLIENTS });

  constructor(limit: Limit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /**
   * Counts one use of a client.
   *
   * @param client an id, or the network of its address (`clientNetwork`)
   * @returns seconds until the client may try again; 0 when this use is allowed
   */
  use(client: string): number {
    const now = this.#clock.now();
    const window = windowAt(this.#windows.get(client), this.#limit, now);
    const wait = secondsToWait(window, this.#limit, now);
    if (wait === 0) this.#windows.set(client, { ...window, uses: window.uses + 1 });
    return wait;
  }
}
