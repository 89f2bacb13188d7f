import { join } from 'node:path';
import type { Instant } from '#domain/instant.ts';
import { ResponseCache, type ResponseCacheSettings } from './ResponseCache.ts';

/** The body of a success, or the code of a refusal. */
export type StaleCopy = { readonly asOf: Instant } & ({ readonly body: string } | { readonly refusal: string });

const MEGABYTE = 1_000_000;
const LIMITS = { maxEntries: 5_000, maxBytesInMemory: 16 * MEGABYTE, maxBytesOnDisk: 100 * MEGABYTE };
const EMPTY_LIMITS = { maxEntries: 1_000, maxBytesInMemory: MEGABYTE, maxBytesOnDisk: 4 * MEGABYTE };

export interface StaleCopiesSettings extends Omit<ResponseCacheSettings, 'limits'> {
  /** 1,000 by default. */
  readonly maxEmptyCopies?: number | undefined;
}

/** The last response to each request. */
export class StaleCopies {
  readonly #results: ResponseCache;
  /** Empty results and refusals: separate, so that requests for them cannot evict the others. */
  readonly #empty: ResponseCache;

  constructor({ folder, maxEmptyCopies: maxEntries = EMPTY_LIMITS.maxEntries, ...rest }: StaleCopiesSettings) {
    const subfolder = (name: string) => (folder === undefined ? undefined : join(folder, name));
    this.#results = new ResponseCache({ ...rest, folder: subfolder('results'), limits: LIMITS });
    this.#empty = new ResponseCache({ ...rest, folder: subfolder('empty'), limits: { ...EMPTY_LIMITS, maxEntries } });
  }

  set(key: string, body: string, isEmpty: boolean): void {
    const [cache, other] = isEmpty ? [this.#empty, this.#results] : [this.#results, this.#empty];
    cache.set(key, body);
    other.delete(key);
    this.#empty.delete(refusalKey(key));
  }

  setRefusal(key: string, code: string): void {
    this.#results.delete(key);
    this.#empty.delete(key);
    this.#empty.set(refusalKey(key), code);
  }

  async find(key: string): Promise<StaleCopy | undefined> {
    const [result, empty, refusal] = await Promise.all([
      this.#results.get(key),
      this.#empty.get(key),
      this.#empty.get(refusalKey(key)),
    ]);
    const copies = [result, empty, refusal && { asOf: refusal.asOf, refusal: refusal.body }];
    // There may be several, because another process that shares the folder may have had another response since.
    return copies.filter((one) => one !== undefined).reduce(laterOf, undefined);
  }

  async close(): Promise<void> {
    await Promise.all([this.#results.close(), this.#empty.close()]);
  }
}

function laterOf(one: StaleCopy | undefined, other: StaleCopy): StaleCopy {
  return one !== undefined && one.asOf >= other.asOf ? one : other;
}

function refusalKey(key: string): string {
  return `refusal of ${key}`;
}
