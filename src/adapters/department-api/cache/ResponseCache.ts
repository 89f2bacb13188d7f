import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { addSeconds, type Instant } from '#domain/instant.ts';
import { MAX_STALE_SECONDS } from '#domain/session/outage.ts';
import type { Clock } from '#ports/Clock.ts';
import { ResponseFolder, type StoredResponse } from './ResponseFolder.ts';

export interface ResponseCacheSettings {
  /** Where they survive a restart; left out, they are in memory only. */
  readonly folder?: string | undefined;
  /** Which API they are from: another one's answers are never found. */
  readonly source: string;
  readonly limits: CacheLimits;
  readonly clock: Clock;
  readonly warn: (message: string, fault?: unknown) => void;
}

export interface CacheLimits {
  readonly most: number;
  readonly mostBytesInMemory: number;
  readonly mostBytesOnDisk: number;
}

interface Held extends StoredResponse {
  /** As of when the disk has it. */
  readonly writtenAt: Instant | undefined;
}

/** An answer that comes again and again is written this often, in seconds; a restart knows one that is as much older. */
const WRITE_INTERVAL_SECONDS = 60;

/** The last answer to each question, bounded, in memory and on disk. */
export class ResponseCache {
  readonly #source: string;
  readonly #clock: Clock;
  readonly #memory: LRUCache<string, Held>;
  readonly #folder: ResponseFolder | undefined;

  constructor({ folder, source, limits, clock, warn }: ResponseCacheSettings) {
    const { most, mostBytesInMemory, mostBytesOnDisk } = limits;
    this.#source = source;
    this.#clock = clock;
    this.#memory = new LRUCache({
      max: most,
      maxSize: mostBytesInMemory,
      sizeCalculation: ({ body }, name) => 2 * (body.length + name.length), // two bytes a letter, at most
    });
    this.#folder =
      folder === undefined ? undefined : new ResponseFolder({ folder, most, mostBytes: mostBytesOnDisk, warn });
  }

  keep(question: string, body: string): void {
    const name = this.#nameOf(question);
    const asOf = this.#clock.now();
    const writtenAt = this.#memory.get(name)?.writtenAt;
    const isDue = writtenAt === undefined || asOf >= addSeconds(writtenAt, WRITE_INTERVAL_SECONDS);
    const isWritten = isDue && this.#folder?.keep(name, { body, asOf }) === true;
    this.#memory.set(name, { body, asOf, writtenAt: isWritten ? asOf : writtenAt });
  }

  /** What was kept within the last seven days. */
  async find(question: string): Promise<StoredResponse | undefined> {
    const name = this.#nameOf(question);
    const held = this.#memory.get(name);
    const kept = held ?? (await this.#folder?.read(name));
    if (kept === undefined || this.#clock.now() >= addSeconds(kept.asOf, MAX_STALE_SECONDS)) return undefined;
    if (held === undefined && !this.#memory.has(name)) this.#memory.set(name, { ...kept, writtenAt: kept.asOf });
    return kept;
  }

  forget(question: string): void {
    const name = this.#nameOf(question);
    this.#memory.delete(name);
    this.#folder?.remove(name);
  }

  async close(): Promise<void> {
    await this.#folder?.close();
  }

  #nameOf(question: string): string {
    return hash('sha256', `${this.#source}\n${question}`);
  }
}
