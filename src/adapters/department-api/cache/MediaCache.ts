import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { access, constants, lstat, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { mediaFileAt } from '#adapters/files/mediaFileAt.ts';
import { PARTIAL } from '#adapters/files/writeFileAtomically.ts';
import { mediaTypeOf } from '#adapters/mediaTypeOf.ts';
import type { Clock } from '#ports/Clock.ts';
import { MEDIA_NAME, type MediaFile } from '#ports/Media.ts';
import { BoundedFolder, LONGEST_PARTIAL_MS, type FileNames } from './BoundedFolder.ts';
import { tee } from './tee.ts';

export interface MediaCacheSettings {
  readonly folder: string;
  /** What all of them may have, those included that are being written. */
  readonly mostBytes: number;
  readonly clock: Clock;
  readonly warn: (message: string, fault?: unknown) => void;
}

/** A copy that is being written. */
interface Begun {
  readonly size: number;
  readonly file: WriteStream;
  /** Resolves when it is kept, or nothing is left of it. */
  readonly over: Promise<void>;
}

const MOST_FILES = 20_000;
/** The part of all bytes that those being written may have; so no file is kept that has more. */
const SHARE_OF_BEGUN = 1 / 4;
/** A copy that is used again and again is marked as used this often. */
const MARK_INTERVAL_MS = 3_600_000;

/** A file is called after what it is a copy of and its size, by which it is known again whether it is whole. */
const NAMES: FileNames = {
  fileOf: (name, size) => `${name}.${size}`,
  read(file) {
    const [, name = '', size = ''] = /^(.+)\.(\d{1,15})$/.exec(file) ?? [];
    return MEDIA_NAME.test(name) ? { name, size: Number(size) } : undefined;
  },
};

/**
 * Copies of media as files that survive a restart: whole or not there at all. Nobody who reads hears of a fault of the
 * disk, and any of the files may be taken away at any time.
 */
export class MediaCache {
  readonly #folder: string;
  readonly #files: BoundedFolder;
  readonly #mostBytesBegun: number;
  readonly #clock: Clock;
  readonly #warn: MediaCacheSettings['warn'];
  readonly #stock: Promise<void>;
  readonly #begun = new Map<string, Begun>();
  #isFailing = false;

  constructor({ folder, mostBytes, clock, warn }: MediaCacheSettings) {
    this.#folder = folder;
    this.#mostBytesBegun = Math.floor(mostBytes * SHARE_OF_BEGUN);
    this.#files = new BoundedFolder({
      folder,
      most: MOST_FILES,
      mostBytes: mostBytes - this.#mostBytesBegun,
      names: NAMES,
    });
    this.#clock = clock;
    this.#warn = warn;
    this.#stock = this.#files.takeStock().catch((fault: unknown) => this.#fail(fault));
  }

  /** Undefined when there is no copy, or it is not as it was written. */
  async open(name: string, signal?: AbortSignal): Promise<MediaFile | undefined> {
    await this.#stock;
    const size = this.#files.use(name);
    const type = mediaTypeOf(name);
    if (size === undefined || type === undefined) return undefined;
    const path = this.#files.pathOf(name, size);
    const found = await lookAt(path).catch(() => undefined);
    if (found?.isFile() !== true || found.size !== size) {
      await this.#files.remove(name).catch((fault: unknown) => this.#fail(fault));
      return undefined;
    }
    const now = Date.parse(this.#clock.now());
    if (now - found.mtimeMs >= MARK_INTERVAL_MS) await utimes(path, now / 1_000, now / 1_000).catch(() => undefined);
    return mediaFileAt(path, { type, size, signal });
  }

  /**
   * Passes a whole file on to whoever reads it, and keeps a copy of what passes, unless somebody else's is being kept or
   * it is too large.
   */
  keep(name: string, size: number, bytes: Readable): Readable {
    if (!this.#mayBegin(name, size)) return bytes;
    const partial = join(this.#folder, `${name}.${randomUUID()}${PARTIAL}`);
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    this.#begun.set(name, { size, file, over: this.#finish(name, size, file, partial) });
    return tee(bytes, file);
  }

  /** Resolves when everything that was read to its end is on the disk, and the rest is not. */
  async close(): Promise<void> {
    await this.#stock;
    const begun = [...this.#begun.values()];
    for (const { file } of begun) if (!file.writableEnded) file.destroy();
    await Promise.all(begun.map(({ over }) => over));
  }

  #mayBegin(name: string, size: number): boolean {
    if (!this.#files.hasTakenStock || this.#files.has(name) || this.#begun.has(name)) return false;
    const bytesBegun = [...this.#begun.values()].reduce((sum, one) => sum + one.size, size);
    return bytesBegun <= this.#mostBytesBegun;
  }

  async #finish(name: string, size: number, file: WriteStream, partial: string): Promise<void> {
    const timer = setTimeout(() => file.destroy(), LONGEST_PARTIAL_MS);
    try {
      await finished(file);
      if (file.bytesWritten !== size) throw new Error(`${name} has ${file.bytesWritten} bytes, not ${size}`);
      await rename(partial, this.#files.pathOf(name, size));
      this.#files.add(name, size);
      this.#isFailing = false;
      await this.#files.clearEvicted();
    } catch (fault) {
      await rm(partial, { force: true }).catch(() => undefined);
      // Somebody may have taken the folder away; the next one finds it again.
      await mkdir(this.#folder, { recursive: true }).catch(() => undefined);
      if (!isBrokenOff(fault)) this.#fail(fault);
    } finally {
      clearTimeout(timer);
      this.#begun.delete(name);
    }
  }

  #fail(fault: unknown): void {
    if (!this.#isFailing) this.#warn('media cannot be kept; the API is asked for them each time', fault);
    this.#isFailing = true;
  }
}

/** Rejects for a file that cannot be read: an earlier process may have had other rights. */
async function lookAt(path: string) {
  await access(path, constants.R_OK);
  return await lstat(path);
}

/** Whether it was we who stopped, before a write or in the middle of one: no fault of the disk. */
function isBrokenOff(fault: unknown): boolean {
  return ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes((fault as NodeJS.ErrnoException).code ?? '');
}
