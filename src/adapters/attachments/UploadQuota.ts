import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/Clock.ts';

const DAY_MS = 86_400_000;
/** Networks counted at the same time: some 10 MB. Above it, the least recently used one is forgotten. */
const MAX_NETWORKS = 100_000;

/**
 * Bytes that networks send within a day, counted in the memory of this process and stored nowhere. A day begins with the
 * first byte of a network.
 */
export class UploadQuota {
  readonly #maxBytes: number;
  readonly #used: LRUCache<string, number>;

  /** @param maxBytes per network and day */
  constructor(maxBytes: number, clock: Clock) {
    this.#maxBytes = maxBytes;
    this.#used = new LRUCache({
      max: MAX_NETWORKS,
      ttl: DAY_MS,
      ttlResolution: 0,
      perf: { now: () => Date.parse(clock.now()) },
    });
  }

  /** Counts bytes of a network, those of refused files too. @returns whether they are within its quota */
  use(network: string, bytes: number): boolean {
    const used = (this.#used.get(network) ?? 0) + bytes;
    this.#used.set(network, used, { noUpdateTTL: true });
    return used <= this.#maxBytes;
  }
}
