import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '#domain/instant.ts';

/** That older data were used, because newer ones could not be had. */
export interface Stale {
  /** When they were right. */
  readonly asOf: Instant;
  readonly why: unknown;
}

/** What one piece of work was made from. */
export class Staleness {
  #oldest: Stale | undefined;

  /** The oldest of what was used; undefined while everything is as it is now. */
  get oldest(): Stale | undefined {
    return this.#oldest;
  }

  add(stale: Stale): void {
    if (this.#oldest === undefined || stale.asOf < this.#oldest.asOf) this.#oldest = stale;
  }
}

const current = new AsyncLocalStorage<Staleness>();

/** Does a piece of work, so that whatever it uses, however deep inside, is noted in `staleness`. */
export function trackStaleness<T>(staleness: Staleness, work: () => T): T {
  return current.run(staleness, work);
}

/** Notes that older data were used in the piece of work that this is called in. */
export function reportStale(stale: Stale): void {
  current.getStore()?.add(stale);
}
