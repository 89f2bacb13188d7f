import { LRUCache } from 'lru-cache';
import { secondsLeft, secondsToWait, windowAt, type Limit, type LimitWindow } from '#domain/limits/limit.ts';
import type { Clock } from '#ports/Clock.ts';

/** Clients counted at the same time: some 10 MB. Above it, the least recently used one is forgotten. */
const MAX_CLIENTS = 100_000;

export interface RateState {
  readonly purpose: string;
  /** Uses that are allowed in a window of `seconds`. */
  readonly quota: number;
  readonly seconds: number;
  /** Seconds until the client may try again; 0 when this use is allowed. */
  readonly wait: number;
  /** Uses that are left in this window. */
  readonly left: number;
  /** Seconds until all uses are allowed again. */
  readonly resetSeconds: number;
}

/** Limits how often a program may use the API. Counts in the memory of this process, unlike `Limits`. */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #clock: Clock;
  // With `max`, memory for all of them would be reserved at once, which takes 20 ms.
  readonly #windows = new LRUCache<string, LimitWindow>({ maxSize: MAX_CLIENTS, sizeCalculation: () => 1 });

  constructor(limit: Limit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /**
   * Counts one use of a client.
   *
   * @param client an id, or the network of its address (`clientNetwork`)
   */
  use(client: string): RateState {
    const now = this.#clock.now();
    const window = windowAt(this.#windows.get(client), this.#limit, now);
    const wait = secondsToWait(window, this.#limit, now);
    const uses = wait === 0 ? window.uses + 1 : window.uses;
    if (wait === 0) this.#windows.set(client, { ...window, uses });
    const { purpose, uses: quota, seconds } = this.#limit;
    return { purpose, quota, seconds, wait, left: quota - uses, resetSeconds: secondsLeft(window, this.#limit, now) };
  }
}
