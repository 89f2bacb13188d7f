import { hash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { access, constants, lstat, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { openMediaFile } from '#adapters/files/FolderMedia.ts';
import { PARTIAL } from '#adapters/files/writeFileAtomically.ts';
import { mediaTypeOf } from '#adapters/mediaTypeOf.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import { MEDIA_NAME, type ByteRange, type Media, type MediaFile } from '#ports/Media.ts';
import { BoundedFolder, MAX_PARTIAL_MS, type FileNames } from './BoundedFolder.ts';
import { tee } from './tee.ts';

export interface MediaCacheSettings {
  readonly folder: string;
  /** Of all files, including those that are being written. */
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly warn: (message: string, error?: unknown) => void;
}

/** A file that is being written. */
interface Download {
  readonly size: number;
  readonly file: WriteStream;
  /** Resolves when the file is in the cache, or is removed. */
  readonly ended: Promise<void>;
}

const MAX_FILES = 20_000;
/** The share of all bytes for files that are being written; so no larger file is cached. */
const SHARE_OF_DOWNLOADS = 1 / 4;
/** How often the time of use of a file is written to the disk. */
const TOUCH_INTERVAL_MS = 3_600_000;

/** A file's name contains the hash of its site, and its size, by which an incomplete file is recognised. */
const SITE_PART = /^[0-9a-f]{16}\./;

const NAMES: FileNames = {
  fileOf: (name, size) => `${name}.${size}`,
  parse(file) {
    const [, name = '', size = ''] = /^(.+)\.(\d{1,15})$/.exec(file) ?? [];
    return SITE_PART.test(name) && MEDIA_NAME.test(name.replace(SITE_PART, ''))
      ? { name, size: Number(size) }
      : undefined;
  },
};

/**
 * Media through a cache on disk, which survives a restart. A file that a visitor has read to its end is served from the
 * cache, whole or in ranges: a media name never changes its content. A range of a file that is not cached is passed on
 * only. Readers never see an error of the disk, and any of the files may be deleted at any time.
 */
export class MediaCache implements Media {
  readonly #media: Media;
  readonly #folder: string;
  readonly #files: BoundedFolder;
  readonly #maxBytesOfDownloads: number;
  readonly #clock: Clock;
  readonly #warn: MediaCacheSettings['warn'];
  readonly #loaded: Promise<void>;
  readonly #downloads = new Map<string, Download>();
  #isFailing = false;

  constructor(media: Media, { folder, maxBytes, clock, warn }: MediaCacheSettings) {
    this.#media = media;
    this.#folder = folder;
    this.#maxBytesOfDownloads = Math.floor(maxBytes * SHARE_OF_DOWNLOADS);
    this.#files = new BoundedFolder({
      folder,
      maxFiles: MAX_FILES,
      maxBytes: maxBytes - this.#maxBytesOfDownloads,
      names: NAMES,
    });
    this.#clock = clock;
    this.#warn = warn;
    this.#loaded = this.#files.load().catch((error: unknown) => this.#fail(error));
  }

  async open(site: SiteId, mediaName: string, signal?: AbortSignal): Promise<MediaFile | undefined> {
    const name = `${hash('sha256', site).slice(0, 16)}.${mediaName}`;
    const cached = await this.#openCached(name, signal);
    if (cached !== undefined) return cached;
    const file = await this.#media.open(site, mediaName, signal);
    if (file === undefined) return undefined;
    const stream = (range?: ByteRange) => {
      const bytes = file.stream(range);
      return isWhole(range, file.size) ? this.#save(name, file.size, bytes) : bytes;
    };
    return { ...file, stream };
  }

  /** Resolves when every file that was read to its end is on the disk, and every other one is removed. */
  async close(): Promise<void> {
    await this.#loaded;
    const downloads = [...this.#downloads.values()];
    for (const { file } of downloads) if (!file.writableEnded) file.destroy();
    await Promise.all(downloads.map(({ ended }) => ended));
  }

  /** Undefined when there is no such file, or it is not as it was written. */
  async #openCached(name: string, signal: AbortSignal | undefined): Promise<MediaFile | undefined> {
    await this.#loaded;
    const size = this.#files.use(name);
    const type = mediaTypeOf(name);
    if (size === undefined || type === undefined) return undefined;
    const path = this.#files.pathOf(name, size);
    const found = await statReadable(path).catch(() => undefined);
    if (found?.isFile() !== true || found.size !== size) {
      await this.#files.remove(name).catch((error: unknown) => this.#fail(error));
      return undefined;
    }
    const now = Date.parse(this.#clock.now());
    if (now - found.mtimeMs >= TOUCH_INTERVAL_MS) await utimes(path, now / 1_000, now / 1_000).catch(() => undefined);
    return openMediaFile(path, { type, size, signal });
  }

  /** Passes a whole file on to its reader and saves it, unless it is too large or being saved for another reader. */
  #save(name: string, size: number, bytes: Readable): Readable {
    if (!this.#maySave(name, size)) return bytes;
    const partial = join(this.#folder, `${name}.${randomUUID()}${PARTIAL}`);
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    this.#downloads.set(name, { size, file, ended: this.#finish(name, size, file, partial) });
    return tee(bytes, file);
  }

  #maySave(name: string, size: number): boolean {
    if (!this.#files.isLoaded || this.#files.has(name) || this.#downloads.has(name)) return false;
    const bytes = [...this.#downloads.values()].reduce((sum, one) => sum + one.size, size);
    return bytes <= this.#maxBytesOfDownloads;
  }

  async #finish(name: string, size: number, file: WriteStream, partial: string): Promise<void> {
    const timer = setTimeout(() => file.destroy(), MAX_PARTIAL_MS);
    try {
      await finished(file);
      if (file.bytesWritten !== size) throw new Error(`${name} has ${file.bytesWritten} bytes, not ${size}`);
      await rename(partial, this.#files.pathOf(name, size));
      this.#files.add(name, size);
      this.#isFailing = false;
      await this.#files.clearEvicted();
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      // The folder may have been deleted; the next file finds it again.
      await mkdir(this.#folder, { recursive: true }).catch(() => undefined);
      if (!isAborted(error)) this.#fail(error);
    } finally {
      clearTimeout(timer);
      this.#downloads.delete(name);
    }
  }

  #fail(error: unknown): void {
    if (!this.#isFailing) this.#warn('media cannot be cached; each is read from the API', error);
    this.#isFailing = true;
  }
}

/** Video players request a range that is the whole file. */
function isWhole(range: ByteRange | undefined, size: number): boolean {
  return range === undefined || (range.start === 0 && range.end === size - 1);
}

/** Rejects for a file that cannot be read: an earlier process may have run as another user. */
async function statReadable(path: string) {
  await access(path, constants.R_OK);
  return await lstat(path);
}

/** Whether we destroyed the stream, before a write or in the middle of one: no error of the disk. */
function isAborted(error: unknown): boolean {
  return ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes((error as NodeJS.ErrnoException).code ?? '');
}
