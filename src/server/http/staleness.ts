import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '#domain/instant.ts';

/** A stale copy was used, because the source failed. */
export interface Stale {
  /** When the source sent it. */
  readonly asOf: Instant;
  readonly why: unknown;
}

/** On responses made from stale copies: the age of the oldest, in seconds. */
export const STALE_HEADER = 'X-Thara-Stale';

export const STALE_MESSAGE = 'served from stale copies';

/** Seconds since the source sent a stale copy. */
export function staleSeconds({ asOf }: Stale, now: Instant): number {
  return Math.max(0, Math.round((Date.parse(now) - Date.parse(asOf)) / 1000));
}

/** Without the stack: in an outage there is one such line for each request. */
export function staleFields(stale: Stale, now: Instant): { readonly staleSeconds: number; readonly why: string } {
  const { why } = stale;
  return { staleSeconds: staleSeconds(stale, now), why: why instanceof Error ? why.message : String(why) };
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
