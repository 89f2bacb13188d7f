import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { addSeconds, type Instant } from '#domain/instant.ts';
import { MAX_STALE_SECONDS } from '#domain/session/outage.ts';
import type { Clock } from '#ports/Clock.ts';
import { ResponseFolder, type StoredResponse } from './ResponseFolder.ts';

export interface ResponseCacheSettings {
  /** Where entries survive a restart; without it, they are in memory only. */
  readonly folder?: string | undefined;
  /** Which API the entries are from: those of another one are never found. */
  readonly source: string;
  readonly limits: CacheLimits;
  readonly clock: Clock;
  readonly warn: (message: string, error?: unknown) => void;
}

export interface CacheLimits {
  readonly maxEntries: number;
  readonly maxBytesInMemory: number;
  readonly maxBytesOnDisk: number;
}

interface Entry extends StoredResponse {
  /** The `asOf` of the copy on disk. */
  readonly writtenAt: Instant | undefined;
}

/** An entry is written to disk again after so many seconds: after a restart, it is that much older at most. */
const WRITE_INTERVAL_SECONDS = 60;

/** A bounded cache of response bodies, in memory and on disk. */
export class ResponseCache {
  readonly #source: string;
  readonly #clock: Clock;
  readonly #memory: LRUCache<string, Entry>;
  readonly #folder: ResponseFolder | undefined;

  constructor({ folder, source, limits, clock, warn }: ResponseCacheSettings) {
    const { maxEntries, maxBytesInMemory, maxBytesOnDisk: maxBytes } = limits;
    this.#source = source;
    this.#clock = clock;
    this.#memory = new LRUCache({
      max: maxEntries,
      maxSize: maxBytesInMemory,
      sizeCalculation: ({ body }, name) => 2 * (body.length + name.length), // two bytes a character, at most
    });
    this.#folder =
      folder === undefined ? undefined : new ResponseFolder({ folder, maxFiles: maxEntries, maxBytes, warn });
  }

  set(key: string, body: string): void {
    const name = this.#nameOf(key);
    const asOf = this.#clock.now();
    const writtenAt = this.#memory.get(name)?.writtenAt;
    const isDue = writtenAt === undefined || asOf >= addSeconds(writtenAt, WRITE_INTERVAL_SECONDS);
    const isWritten = isDue && this.#folder?.write(name, { body, asOf }) === true;
    this.#memory.set(name, { body, asOf, writtenAt: isWritten ? asOf : writtenAt });
  }

  /** Undefined for an entry older than seven days. */
  async get(key: string): Promise<StoredResponse | undefined> {
    const name = this.#nameOf(key);
    const inMemory = this.#memory.get(name);
    const entry = inMemory ?? (await this.#folder?.read(name));
    if (entry === undefined || this.#clock.now() >= addSeconds(entry.asOf, MAX_STALE_SECONDS)) return undefined;
    if (inMemory === undefined && !this.#memory.has(name)) this.#memory.set(name, { ...entry, writtenAt: entry.asOf });
    return entry;
  }

  delete(key: string): void {
    const name = this.#nameOf(key);
    this.#memory.delete(name);
    this.#folder?.remove(name);
  }

  async close(): Promise<void> {
    await this.#folder?.close();
  }

  #nameOf(key: string): string {
    return hash('sha256', `${this.#source}\n${key}`);
  }
}
