import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '#domain/instant.ts';

/** A stale copy was used, because the source failed. */
export interface Stale {
  /** When the source sent it. */
  readonly asOf: Instant;
  readonly why: unknown;
}

/** Collects which stale copies were used for one piece of work. */
export class Staleness {
  #oldest: Stale | undefined;

  /** The oldest stale copy; undefined when none was used. */
  get oldest(): Stale | undefined {
    return this.#oldest;
  }

  add(stale: Stale): void {
    if (this.#oldest === undefined || stale.asOf < this.#oldest.asOf) this.#oldest = stale;
  }
}

const current = new AsyncLocalStorage<Staleness>();

/** Runs a piece of work and collects the stale copies that it uses, at any depth, in `staleness`. */
export function trackStaleness<T>(staleness: Staleness, work: () => T): T {
  return current.run(staleness, work);
}

/** Reports a stale copy to the piece of work that is running. */
export function reportStale(stale: Stale): void {
  current.getStore()?.add(stale);
}
